/** What the whole page shares: who we are, the texts, the games, and a line of news that is read aloud. */
import * as api from './api';
import { Denied, Unreachable, type Language } from './api';
import { calls } from './calls.svelte';
import type { GameInfo, Person, SeatInfo } from './protocol';
import { settings } from './settings.svelte';
import { loadTexts, type OwnCards, type Texts } from './texts';

const NOTICE_FOR = 5000;
const GUEST_NAMES = 40;
const TABLE_NAMES = 48;

class App {
  person = $state.raw<Person | null>(null);
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);
  /** the server does not answer */
  failed = $state(false);
  /** a short notice at the foot of the page */
  notice = $state('');
  /** what a screen reader tells */
  spoken = $state('');
  settingsOpen = $state(false);
  private shell = $state.raw<Texts | null>(null);
  private catalogues = $state.raw<Record<string, Texts>>({});
  private cards: Record<string, OwnCards | null> = {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  async start(): Promise<void> {
    settings.changed = () => void this.tellPreferences();
    await this.speak(settings.language);
    this.failed = false;
    try {
      const number = 1 + Math.floor(Math.random() * GUEST_NAMES);
      const person = await api.enter(
        this.say('guest-name', { animal: this.say(`guest-${number}`) }),
        settings.language,
      );
      this.become(person);
      if (person.account && person.language !== settings.language) await this.speak(person.language);
      this.games = await api.games(settings.language);
      this.ready = true;
      void calls.renew();
    } catch (error) {
      if (!(error instanceof Unreachable || error instanceof Denied)) throw error;
      this.failed = true;
    }
  }

  /** Say something in the language of the page. */
  say(name: string, facts: Record<string, unknown> = {}): string {
    if (this.shell === null) throw new Error('The texts are not loaded yet.');
    return this.shell.say(name, facts);
  }

  get texts(): Texts {
    if (this.shell === null) throw new Error('The texts are not loaded yet.');
    return this.shell;
  }

  /** A number as the reader writes it: 6.5 is 6,5 in Czech. */
  number(value: number | undefined): string {
    return value === undefined ? '' : new Intl.NumberFormat(settings.language).format(value);
  }

  /** The texts of a game once they are loaded, see `learn`. */
  game(name: string): Texts | null {
    return this.catalogues[name] ?? null;
  }

  /** The texts of the game that is on the table, with the figures of its cards. */
  textsOf(name: string): Texts {
    const found = this.catalogues[name];
    if (found === undefined) throw new Error(`The texts of ${name} are not loaded yet.`);
    return found;
  }

  info(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** The title of a game; of one that the server does not know, its name. */
  title(name: string): string {
    return this.info(name)?.title ?? name;
  }

  /** Load the texts of a game, with the figures of its standard cards or of those of the table that is looked at. */
  async learn(game: string, cards: OwnCards | null = null): Promise<Texts> {
    this.cards = { ...this.cards, [game]: cards };
    const texts = await loadTexts(game, settings.language, cards);
    if (this.cards[game] === cards) this.catalogues = { ...this.catalogues, [game]: texts }; // else others were asked for since
    return texts;
  }

  become(person: Person): void {
    this.person = person;
    if (person.account) settings.adopt(person.preferences);
  }

  async changeLanguage(language: Language): Promise<void> {
    await this.speak(language);
    const [games, person] = await Promise.all([api.games(language), api.changeMe({ language })]);
    this.games = games;
    this.person = person;
  }

  private async speak(language: Language): Promise<void> {
    const names = Object.keys(this.catalogues);
    const [shell, ...games] = await Promise.all(
      [null, ...names].map((name) => loadTexts(name, language, name === null ? null : this.cards[name])),
    );
    settings.changeLanguage(language);
    this.shell = shell ?? null;
    this.catalogues = Object.fromEntries(names.map((name, index) => [name, games[index]!]));
  }

  private async tellPreferences(): Promise<void> {
    try {
      this.person = await api.changeMe({ preferences: { ...settings.preferences } });
    } catch {
      return; // the browser has kept them
    }
  }

  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.notice = ''), NOTICE_FOR);
  }

  announce(text: string): void {
    this.spoken = text;
  }

  /** Do something that the server may deny, and say why if it does; true if it was done. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.tell(this.explain(error));
      return false;
    }
  }

  /** Why it was denied: in the reader's language if the code is known, else in the server's words. */
  explain(error: unknown): string {
    if (error instanceof Denied) return this.denial(error.code, error.message);
    if (error instanceof Unreachable) return this.say('unreachable');
    throw error;
  }

  denial(code: string, text: string): string {
    return this.texts.sayAny([`denied-${code}`]) ?? text;
  }

  /** A table has no name of its own, so its number chooses one. */
  tableName(id: string): string {
    let sum = 7;
    for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003;
    return this.say(`table-name-${1 + (sum % TABLE_NAMES)}`);
  }

  /** People by their names, bots by ours; who shares a name is told apart by the seat. */
  seatNames(seats: SeatInfo[]): string[] {
    let bots = 0;
    const names = seats.map((seat, index) => {
      if (seat.kind === 'bot') return this.say(`bot-${(bots++ % 8) + 1}`);
      return seat.kind === 'person' ? seat.name : this.say('seat-empty', { number: index + 1 });
    });
    return names.map((name, index) =>
      names.filter((other) => other === name).length > 1 ? `${name} (${index + 1})` : name,
    );
  }

  /** A side, a clan or a character; several clans are joined by a plus sign. Empty while the game's texts are not loaded. */
  roleName(game: string, role: string): string {
    const texts = this.game(game);
    if (texts === null || role === '') return '';
    const names = role
      .split('+')
      .map((each) => texts.sayAny([`side-${each}`, `clan-${each}`, `character-${each}`]) ?? each);
    return this.texts.listed(names);
  }

  /** How strong a bot is, in a word; the code of one that we do not know. */
  botLevel(code: string): string {
    return this.texts.sayAny([levelText(code)]) ?? code;
  }

  /** How it plays, in a sentence. */
  botManner(code: string): string {
    return this.texts.added(levelText(code), 'how') ?? '';
  }
}

const levelText = (code: string): string => `level-${code.replaceAll(':', '-')}`;

export const app = new App();
