import { randomUUID } from 'node:crypto';
import { Journal } from '../lib/journal.ts';

/** One mail in one recipient's mailbox. */
export interface Mail {
  readonly id: string;
  /** The recipient of the envelope, lower case. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** When it arrived, an ISO instant; no two mails have the same one. */
  readonly at: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  /** Header fields by lower-case name; of a repeated name the last one. */
  readonly headers: Readonly<Record<string, string>>;
}

export type NewMail = Omit<Mail, 'id' | 'at'>;

export interface MailQuery {
  /** Only mails to this address; null for all. */
  readonly to: string | null;
  /** Only mails that arrived later than this ISO instant; null for all. */
  readonly after: string | null;
  readonly limit: number;
}

type Listener = () => void;

/** Stores the last mails, in memory and in a JSON-lines file. */
export class MailStore {
  readonly #journal: Journal<Mail>;
  readonly #capacity: number;
  readonly #now: () => Date;
  readonly #listeners = new Set<Listener>();
  #mails: Mail[];
  #linesInFile: number;
  #lastMs = 0;

  constructor(path: string, capacity: number, now: () => Date) {
    this.#journal = new Journal<Mail>(path);
    this.#capacity = capacity;
    this.#now = now;
    const loaded = this.#journal.load();
    this.#linesInFile = loaded.length;
    this.#mails = loaded.slice(-capacity);
    this.#lastMs = new Date(this.#mails.at(-1)?.at ?? 0).getTime();
  }

  /** Instants never repeat, so that `after` neither skips nor repeats a mail. */
  #arrival(): string {
    this.#lastMs = Math.max(this.#now().getTime(), this.#lastMs + 1);
    return new Date(this.#lastMs).toISOString();
  }

  /** Adds one mail per recipient; they are on disk when this returns. */
  add(arrived: readonly NewMail[]): void {
    const mails = arrived.map((mail): Mail => ({ id: randomUUID(), at: this.#arrival(), ...mail }));
    this.#mails = [...this.#mails, ...mails].slice(-this.#capacity);
    this.#linesInFile += mails.length;
    if (this.#linesInFile > 2 * this.#capacity) {
      this.#journal.rewrite(this.#mails);
      this.#linesInFile = this.#mails.length;
    } else {
      this.#journal.append(...mails);
    }
    for (const listener of [...this.#listeners]) listener();
  }

  /** Matching mails, newest first. */
  find({ to, after, limit }: MailQuery): Mail[] {
    const address = to?.toLowerCase() ?? null;
    const found: Mail[] = [];
    for (let index = this.#mails.length - 1; index >= 0 && found.length < limit; index--) {
      const mail = this.#mails[index];
      if (mail === undefined || (after !== null && mail.at <= after)) break;
      if (address === null || mail.to === address) found.push(mail);
    }
    return found;
  }

  byId(id: string): Mail | null {
    return this.#mails.find((mail) => mail.id === id) ?? null;
  }

  /**
   * Waits until a mail matches, the time is over or the caller leaves.
   *
   * @returns the matching mails, newest first; empty when none came
   */
  async waitFor(query: MailQuery, timeoutMs: number, gone: AbortSignal): Promise<Mail[]> {
    const found = this.find(query);
    if (found.length > 0 || timeoutMs <= 0 || gone.aborted) return found;
    await new Promise<void>((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#listeners.delete(listener);
        gone.removeEventListener('abort', finish);
        resolve();
      };
      const listener = (): void => {
        if (this.find(query).length > 0) finish();
      };
      const timer = setTimeout(finish, timeoutMs);
      this.#listeners.add(listener);
      gone.addEventListener('abort', finish, { once: true });
    });
    return this.find(query);
  }
}
