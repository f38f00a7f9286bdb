import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CustomerPrincipal, PresentedSession } from '../http/principal.ts';
import type { AnySource, LiveItem } from './source.ts';

type Items = readonly LiveItem[];

/** What a source has for one customer at this moment. */
interface FollowedNow {
  readonly source: AnySource;
  readonly items: Items;
}

/** One open stream: the state sent to its reader, and whether the reader keeps up. */
export class LiveConnection {
  readonly stream: Readable;
  readonly session: PresentedSession;
  customer: CustomerPrincipal;
  /** How many turns ago the reader stopped taking anything; null while it does. */
  cloggedForTurns: number | null = null;
  /** Whether it had its first turn. */
  wasServed = false;
  #resumedAt: string | null;
  #ended = false;
  readonly #sent = new Map<AnySource, Items>();

  /** @param lastId where an earlier stream was cut, as the browser gives it back */
  constructor(customer: CustomerPrincipal, session: PresentedSession, lastId: string | null) {
    this.customer = customer;
    this.session = session;
    this.#resumedAt = lastId;
    this.stream = new Readable({
      read: () => {
        this.cloggedForTurns = null;
      },
    });
    // The answer's headers leave with its first bytes, and the reader waits for them.
    this.stream.push(': welcome\n\n');
  }

  /**
   * Sends what has changed; the last event carries the id, so that a stream that is cut in between repeats all of it.
   */
  notify(now: readonly FollowedNow[]): void {
    if (this.cloggedForTurns !== null || this.#ended) {
      return;
    }
    const before = (this.#resumedAt ?? '').split('.');
    this.#resumedAt = null;
    const changes = now.flatMap(({ source, items }, at) => {
      const known = this.#sent.get(source);
      this.#sent.set(source, items);
      const isKnown = known === items || (known === undefined && before[at] === digestOf(items));
      return isKnown ? [] : eventsOf(source, known ?? [], items);
    });
    if (changes.length > 0) {
      const id = now.map(({ items }) => digestOf(items)).join('.');
      this.#write(`${changes.join('\n')}id: ${id}\n\n`);
    }
  }

  /** Prevents proxies from closing a quiet stream, and detects a disconnected reader. */
  beat(): void {
    if (this.cloggedForTurns === null) {
      this.#write(': beat\n\n');
    }
  }

  end(): void {
    if (!this.#ended) {
      this.#ended = true;
      this.stream.push(null);
    }
  }

  #write(text: string): void {
    if (!this.#ended && !this.stream.push(text)) {
      this.cloggedForTurns = 0;
    }
  }
}

/** Events without the empty line that ends each. */
function eventsOf(source: AnySource, known: Items, items: Items): string[] {
  const before = new Map(known.map((one) => [one.key, one.version]));
  const changed = items.filter((one) => before.get(one.key) !== one.version).map((one) => one.data);
  const currentKeys = new Set(items.map((one) => one.key));
  const gone = known
    .filter((one) => !currentKeys.has(one.key))
    .flatMap((one) => source.gone?.(one.key) ?? []);
  return [...changed, ...gone].map((data) => `event: ${source.event}\ndata: ${JSON.stringify(data)}\n`);
}

const digests = new WeakMap<Items, string>();

/** A short name for the state of some items; lists are compared by identity first, so each is worked out once. */
function digestOf(items: Items): string {
  const known = digests.get(items);
  if (known !== undefined) {
    return known;
  }
  const text = items.map((one) => `${one.key} ${one.version}`).join('\n');
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  digests.set(items, digest);
  return digest;
}
