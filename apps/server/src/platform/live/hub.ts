import type { Readable } from 'node:stream';
import { message } from '@titian/contracts/messages/message';
import { type Scope, systemActor } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Authenticator, CustomerPrincipal, PresentedSession } from '../http/principal.ts';
import type { Log } from '../log.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { LiveConnection } from './connection.ts';
import type { AnySource } from './source.ts';

/** One tab each; a browser with more tabs polls instead. */
const STREAMS_PER_CUSTOMER = 6;
const RETRY_SECONDS = 60;
const STREAMS_PER_PROCESS = 10_000;
/** A reader that takes nothing for so long is disconnected; it resumes with its last id. */
const CLOGGED_MS = 30_000;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: 'live' };

export interface LiveDeps {
  readonly work: UnitOfWork;
  readonly log: Log;
  readonly authenticator: Authenticator;
  readonly sources: readonly AnySource[];
  /** How long an event may take. */
  readonly pollMs: number;
  /** The interval of heartbeats and of checks of the sign-in. */
  readonly beatMs: number;
}

/**
 * All open streams of this process. It reads the state of all its readers together, some times a second and only while
 * there are any: money movements write nothing for it, any process may serve any reader, and an interrupted stream
 * continues with the current state.
 */
export class LiveHub {
  readonly #deps: LiveDeps;
  readonly #connections = new Set<LiveConnection>();
  #timer: NodeJS.Timeout | undefined;
  #current: Promise<void> | null = null;
  #turns = 0;
  #closed = false;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
  }

  /**
   * Opens a stream.
   * @param lastId the id that the reader saw last, to continue from; null for a new one
   * @throws AppError `rate_limited` above the number of streams per customer, `busy` above that of the process
   */
  open(customer: CustomerPrincipal, session: PresentedSession, lastId: string | null): Readable {
    const own = [...this.#connections].filter((one) => one.customer.id === customer.id);
    if (own.length >= STREAMS_PER_CUSTOMER) {
      throw new AppError('rate_limited', { retry_after: RETRY_SECONDS }, message('streams_too_many'));
    }
    if (this.#closed || this.#connections.size >= STREAMS_PER_PROCESS) {
      throw new AppError('busy');
    }
    const connection = new LiveConnection(customer, session, lastId);
    this.#connections.add(connection);
    connection.stream.once('close', () => this.#connections.delete(connection));
    this.#schedule(0);
    return connection.stream;
  }

  /** Ends all streams, and rejects new ones. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const one of this.#connections) {
      one.end();
    }
    await this.#current;
  }

  #schedule(inMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed && this.#current === null && this.#connections.size > 0) {
      this.#timer = setTimeout(() => this.#begin(), inMs);
    }
  }

  #begin(): void {
    this.#current = this.#turn([...this.#connections])
      .catch((error: unknown) =>
        this.#deps.log.warn({ err: error }, 'live streams were not served and will be tried again'),
      )
      .finally(() => {
        this.#current = null;
        // Connections opened meanwhile are served at once.
        const isNew = [...this.#connections].some((one) => !one.wasServed);
        this.#schedule(isNew ? 0 : this.#deps.pollMs);
      });
  }

  async #turn(all: readonly LiveConnection[]): Promise<void> {
    const { pollMs, beatMs } = this.#deps;
    this.#turns += 1;
    for (const one of all) {
      one.wasServed = true;
      giveUpClogged(one, CLOGGED_MS / pollMs);
    }
    if (this.#turns % Math.ceil(beatMs / pollMs) === 0) {
      await this.#lookAtSessions(all);
    }
    await this.#notify(all.filter((one) => this.#connections.has(one)));
  }

  /** Ends the streams whose sign-in is over; looking is no use of a sign-in, so an idle one ends all the same. */
  async #lookAtSessions(all: readonly LiveConnection[]): Promise<void> {
    const found = await this.#deps.authenticator.peek(all.map((one) => one.session));
    for (const [at, connection] of all.entries()) {
      const principal = found[at] ?? null;
      if (principal?.kind === 'user' && mayFollow(principal)) {
        connection.customer = principal;
        connection.beat();
      } else {
        connection.end();
      }
    }
  }

  async #notify(all: readonly LiveConnection[]): Promise<void> {
    if (all.length === 0) {
      return;
    }
    const { work, sources } = this.#deps;
    const customers = [...new Map(all.map((one) => [one.customer.id, one.customer])).values()];
    const followed = await work.query(scope, (ctx) =>
      Promise.all(sources.map((source) => source.read(ctx, customers))),
    );
    for (const one of all) {
      one.notify(sources.map((source, at) => ({ source, items: followed[at]?.(one.customer) ?? [] })));
    }
  }
}

function mayFollow(customer: CustomerPrincipal): boolean {
  return customer.accountStatus === 'Active' && (!customer.twoFactorEnabled || customer.twoFactorPassed);
}

function giveUpClogged(connection: LiveConnection, afterTurns: number): void {
  if (connection.cloggedForTurns !== null) {
    connection.cloggedForTurns += 1;
    if (connection.cloggedForTurns > afterTurns) {
      connection.stream.destroy();
    }
  }
}
