import type { Caller } from '../caller.ts';

/** What an attack has. */
export interface Means {
  readonly port: number;
  /** When it stops, as `Date.now()` says it. */
  readonly until: number;
  /** Sessions of accounts that it registered. */
  readonly tokens: readonly string[];
  /** Counts an outcome: a status, or how a connection ended. */
  count(outcome: string): void;
}

/** One of 250 addresses of this machine: an attacker has many. */
export function addressOf(at: number): string {
  return `127.0.2.${1 + (at % 250)}`;
}

export function callerOf({ port, tokens }: Means, at: number, isMember = false): Caller {
  const token = tokens[at % Math.max(1, tokens.length)];
  return { port, from: addressOf(at), ...(isMember && token !== undefined ? { token } : {}) };
}

/** Does something again and again in `width` lanes until the time is over; a failure is an outcome like others. */
export async function inLanes(
  means: Means,
  width: number,
  one: (at: number) => Promise<string>,
): Promise<void> {
  let at = 0;
  const lane = async () => {
    while (Date.now() < means.until) {
      at += 1;
      means.count(await one(at).catch(() => 'cut'));
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** The status of a call, as an outcome. */
export async function outcome(kind: string, status: Promise<number>): Promise<string> {
  return `${kind} ${await status}`;
}
