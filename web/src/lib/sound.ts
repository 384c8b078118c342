/** Short, dry, quiet sounds, made on the spot: no files, nothing before the first gesture. */
import { settings } from './settings.svelte';

const PEAK = 0.125; // -18 dB
let context: AudioContext | null = null;

/** Browsers let a page sound only after the person has touched it. */
export function wakeSound(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Your turn: two soft bells a fifth apart. */
export function bells(): void {
  bell(587.33, 0);
  bell(880, 0.16);
}

/** The end: three bells. */
export function threeBells(): void {
  bell(587.33, 0);
  bell(740, 0.22);
  bell(880, 0.44);
}

/** Somebody moved a card. */
export function paper(): void {
  if (settings.preferences.sounds) noise(0.09, 2600, PEAK / 2);
}

/** Refused: one dull knock. */
export function knock(): void {
  tone(110, 0, 0.12, 'triangle', PEAK);
}

/** Dice: wood on felt. */
export function dice(own: boolean): void {
  if (!own && !settings.preferences.sounds) return;
  for (const [pitch, delay] of [
    [330, 0.34],
    [262, 0.4],
    [247, 0.58],
  ] as const)
    tone(pitch, delay, 0.05, 'triangle', PEAK / 1.5);
}

/** The last seconds of the clock. */
export function tick(): void {
  tone(1900, 0, 0.03, 'sine', PEAK / 3);
}

function bell(frequency: number, delay: number): void {
  tone(frequency, delay, 0.4, 'sine', PEAK);
  tone(frequency * 2.76, delay, 0.18, 'sine', PEAK / 6);
}

function tone(frequency: number, delay: number, seconds: number, shape: OscillatorType, peak: number): void {
  if (context === null || context.state !== 'running' || !settings.preferences.sound) return;
  const start = context.currentTime + delay;
  const source = new OscillatorNode(context, { type: shape, frequency });
  source.connect(envelope(context, start, seconds, peak));
  source.start(start);
  source.stop(start + seconds);
}

function noise(seconds: number, frequency: number, peak: number): void {
  if (context === null || context.state !== 'running' || !settings.preferences.sound) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 0.7 });
  source.connect(filter).connect(envelope(context, context.currentTime, seconds, peak));
  source.start();
}

/** Quickly loud, then fading. */
function envelope(audio: AudioContext, start: number, seconds: number, peak: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(peak, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
  return gain;
}
