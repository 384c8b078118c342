/** How this person likes the table: kept in the browser, and with the account so that another device knows it too. */
import type { Language } from './api';
import { read, write } from './memory';

export type Theme = 'dark' | 'light' | 'system';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export interface Preferences {
  theme: Theme;
  /** the bell when it is our turn */
  sound: boolean;
  /** sounds of what others do */
  sounds: boolean;
  /** a notification of the system when the page is not looked at */
  notify: boolean;
  speed: Speed;
  /** our turn is a draft until we confirm it */
  confirm: boolean;
  /** our hand and other secrets stay covered until we hold them open, where a game has such */
  discreet: boolean;
}

const STORE = 'hlubina-settings';
const DEFAULTS: Preferences = {
  theme: 'dark',
  sound: true,
  sounds: false,
  notify: false,
  speed: 'normal',
  confirm: false,
  discreet: false,
};
const CHOICES = {
  theme: ['dark', 'light', 'system'],
  speed: ['slow', 'normal', 'fast', 'instant'],
} as const;
const PACE: Record<Speed, number> = { slow: 1300, normal: 700, fast: 300, instant: 0 };

class Settings {
  language = $state<Language>('en');
  preferences = $state.raw<Preferences>(DEFAULTS);
  /** called when the person has changed something, to tell the server */
  changed: (() => void) | null = null;
  private readonly bright = matchMedia('(prefers-color-scheme: light)');

  constructor() {
    const kept = read<Record<string, unknown>>(STORE) ?? {};
    this.language = isLanguage(kept.language) ? kept.language : preferredLanguage();
    this.preferences = checked(kept);
    this.bright.addEventListener('change', () => this.dress());
    this.dress();
  }

  /** Milliseconds for which a step of somebody else stays before the next is shown. */
  get pace(): number {
    return PACE[this.preferences.speed];
  }

  change(part: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...part };
    this.keep();
    this.changed?.();
  }

  changeLanguage(language: Language): void {
    this.language = language;
    this.keep();
  }

  /** Take over what the account knows from another device. */
  adopt(preferences: Record<string, unknown>): void {
    this.preferences = checked({ ...this.preferences, ...preferences });
    this.keep();
  }

  private keep(): void {
    write(STORE, { ...this.preferences, language: this.language });
    this.dress();
  }

  private dress(): void {
    const { theme } = this.preferences;
    const light = theme === 'light' || (theme === 'system' && this.bright.matches);
    document.documentElement.dataset.theme = light ? 'light' : 'dark';
    document.documentElement.lang = this.language;
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${this.language}.webmanifest`);
  }
}

function isLanguage(value: unknown): value is Language {
  return value === 'cs' || value === 'en';
}

function preferredLanguage(): Language {
  const known = navigator.languages.map((language) => (language.startsWith('sk') ? 'cs' : language.slice(0, 2)));
  return known.find(isLanguage) ?? 'en';
}

/** Only what we know, and only values that there are. */
function checked(data: Record<string, unknown>): Preferences {
  const found: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, standard] of Object.entries(DEFAULTS)) {
    const value = data[name];
    const choices: readonly unknown[] | undefined = CHOICES[name as keyof typeof CHOICES];
    if (choices === undefined ? typeof value === typeof standard : choices.includes(value)) found[name] = value;
  }
  return found as unknown as Preferences;
}

export const settings = new Settings();
