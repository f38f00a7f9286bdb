import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { SignedCallback } from '../lib/callback-world.ts';
import { dashboardCalls, issuerCalls } from '../lib/dashboard-calls.ts';
import type { SoakMarket } from './market.ts';

const CONNECTIONS = 64;
/** Confirmations are signed this many at a time, before the last are sent. */
const SIGNED_AT_ONCE = 500;
const SIGNED_LEAST = 250;
const reads = dashboardCalls.filter((path) => !issuerCalls.includes(path));

/** What people do, and how often among a hundred calls. */
const MIX = {
  dashboard: 30,
  market: 15,
  note: 15,
  subscription: 25,
  topup: 5,
  confirmation: 10,
} as const;
type Kind = keyof typeof MIX;
const kinds = Object.entries(MIX).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind as Kind),
);

/** One call that was answered. */
export interface Call {
  readonly kind: Kind;
  /** From the moment it was due. */
  readonly tookMs: number;
  readonly isAccepted: boolean;
}

export interface Traffic {
  /** Makes the call of that number, which was due at a moment of `performance.now()`. */
  send(index: number, dueMs: number): Promise<Call>;
  close(): void;
}

/** Mixed calls of signed-in investors and signed confirmations of the exchange, the same each time. */
export async function openTraffic(market: SoakMarket): Promise<Traffic> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const signed = [...(await market.sign(SIGNED_AT_ONCE))];
  let signing: Promise<void> | null = null;
  const nextSigned = async () => {
    if (signed.length < SIGNED_LEAST) {
      signing ??= market.sign(SIGNED_AT_ONCE).then((more) => {
        signed.push(...more);
        signing = null;
      });
    }
    if (signed.length === 0) await signing;
    const next = signed.shift();
    if (next === undefined) throw new Error('confirmations are used up faster than they are signed');
    return next;
  };
  return {
    async send(index, dueMs) {
      const kind = kinds[(index * 37) % kinds.length] ?? 'dashboard';
      const isAccepted =
        kind === 'confirmation'
          ? await send(agent, market.port, confirmationOf(await nextSigned()))
          : await send(agent, market.port, callOf(market, kind, index));
      return { kind, isAccepted, tookMs: performance.now() - dueMs };
    },
    close() {
      agent.destroy();
    },
  };
}

/** @returns whether it was answered with success */
function send(agent: Agent, port: number, { method, path, headers, text }: Request): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, method, path, headers, host: '127.0.0.1' }, (response) => {
      response.resume();
      response.on('end', () => resolve((response.statusCode ?? 500) < 300));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text?: string;
}

function callOf(market: SoakMarket, kind: Kind, index: number): Request {
  const { noteIds, people } = market;
  const noteId = noteIds[index % noteIds.length] ?? '';
  const authorization = `Bearer ${people[(index * 7_919) % people.length]?.token ?? ''}`;
  const read = (path: string): Request => ({
    method: 'GET',
    path: `/api/${path}`,
    headers: { authorization },
  });
  switch (kind) {
    case 'subscription':
      return write('investors/investment', authorization, {
        headers: { 'content-type': 'application/json' },
        text: JSON.stringify({ note_id: noteId, amount: '50.00', acknowledge_limit: 1 }),
      });
    case 'topup':
      return write('investors/topup', authorization, formOf({ amount: '250.00', payment_type: 'fpx' }));
    case 'note':
      return read(`notes/${noteId}`);
    case 'market':
      return read('notes/data/open_for_subscription');
    default:
      return read(`dashboard/data/${reads[index % reads.length]}`);
  }
}

function write(path: string, authorization: string, body: Pick<Request, 'headers' | 'text'>): Request {
  const own = { authorization, 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() };
  return { ...body, method: 'POST', path: `/api/${path}`, headers: { ...own, ...body.headers } };
}

/** A signed confirmation, which is a whole request on the wire, as one of this agent. */
function confirmationOf(whole: SignedCallback): Request {
  const text = whole.subarray(whole.indexOf('\r\n\r\n') + 4).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', path: '/api/fpx/direct', headers, text };
}

function formOf(fields: Readonly<Record<string, string>>): Pick<Request, 'headers' | 'text'> {
  const boundary = randomUUID();
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return { headers, text: `${parts.join('')}--${boundary}--\r\n` };
}
