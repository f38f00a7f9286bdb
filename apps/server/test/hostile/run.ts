import { subscribe } from 'node:diagnostics_channel';
import { Readable } from 'node:stream';
import type { Endpoint } from '@titian/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defectsOf, type GivenAnswer } from './answer.ts';
import type { HostileRequest } from './request.ts';

/** What came of a run, in numbers. */
export interface Tally {
  of(endpoint: string, role: string): (answer: GivenAnswer, reach: Reach) => void;
  defects(endpoint: string, found: readonly string[]): void;
  /** The furthest that a request to this endpoint came. */
  reachOf(endpoint: string): Reach;
  summary(): Summary;
}

export interface Summary {
  readonly seed: string;
  readonly endpoints: number;
  readonly inputs: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly roles: Readonly<Record<string, number>>;
  /** Requests by how far they came. */
  readonly reaches: Readonly<Record<string, number>>;
  /** Endpoints by how far the furthest of their requests came; those of which one was accepted are counted only. */
  readonly furthest: Readonly<Record<Exclude<Reach, 'accepted'>, readonly string[]>>;
  readonly accepted: number;
  readonly slowestMs: number;
  readonly slowestEndpoint: string;
  readonly defects: Readonly<Record<string, number>>;
}

export function createTally(seed: string): Tally {
  const counts = () => new Map<string, number>();
  const [statuses, roles, defects, perEndpoint, reached] = [counts(), counts(), counts(), counts(), counts()];
  const furthest = new Map<string, Reach>();
  let slowest = { ms: 0, endpoint: '' };
  const add = (to: Map<string, number>, name: string, count = 1) => to.set(name, (to.get(name) ?? 0) + count);
  const sorted = (from: Map<string, number>) => Object.fromEntries([...from].sort());
  const reachOf = (endpoint: string) => furthest.get(endpoint) ?? 'door';
  const only = (reach: Reach) => [...perEndpoint.keys()].filter((name) => reachOf(name) === reach);
  return {
    reachOf,
    of: (endpoint, role) => (answer, reach) => {
      add(statuses, String(answer.status));
      add(roles, role);
      add(reached, reach);
      add(perEndpoint, endpoint);
      if (reaches.indexOf(reach) > reaches.indexOf(reachOf(endpoint))) {
        furthest.set(endpoint, reach);
      }
      slowest = answer.ms > slowest.ms ? { ms: answer.ms, endpoint } : slowest;
    },
    defects: (endpoint, found) => void (found.length > 0 && add(defects, endpoint, found.length)),
    summary: () => ({
      seed,
      endpoints: perEndpoint.size,
      inputs: [...perEndpoint.values()].reduce((sum, one) => sum + one, 0),
      furthest: { door: only('door'), object: only('object'), rule: only('rule') },
      accepted: only('accepted').length,
      ...{
        statuses: sorted(statuses),
        roles: sorted(roles),
        defects: sorted(defects),
        reaches: sorted(reached),
      },
      ...{ slowestMs: Math.round(slowest.ms), slowestEndpoint: slowest.endpoint },
    }),
  };
}

/**
 * How far a request came: it was stopped by the checks of all calls (session, role, rate, headers, shape), its object
 * was not found, a rule of the call rejected it, or it was accepted.
 */
export const reaches = ['door', 'object', 'rule', 'accepted'] as const;
export type Reach = (typeof reaches)[number];

function reachOf({ status }: GivenAnswer, isHandled: boolean): Reach {
  if (status < 400) {
    return 'accepted';
  }
  return isHandled ? (status === 404 ? 'object' : 'rule') : 'door';
}

/** Numbers the requests, so that one is known again behind every check that all calls have. */
const NUMBER = 'x-input-number';
let sent = 0;
const handled = new Set<string>();

subscribe('tracing:fastify.request.handler:start', (message) => {
  const { headers } = (message as { readonly request: FastifyRequest }).request;
  handled.add(String(headers[NUMBER]));
});

/** A server to send requests to, and the address below which its calls are. */
export interface Served {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly base: string;
}

/** Sends one request and says what is wrong with its answer. */
export async function runInput(
  { app, base }: Served,
  endpoint: Endpoint,
  request: HostileRequest,
  count: (answer: GivenAnswer, reach: Reach) => void,
): Promise<readonly string[]> {
  sent += 1;
  const number = String(sent);
  const begin = performance.now();
  const { method, path, headers, payload, remoteAddress } = request;
  const response = await app.inject({
    ...{ method, url: `${base}${path}`, payloadAsStream: true },
    ...asReceived(payload, { ...headers, [NUMBER]: number }),
    remoteAddress,
  });
  const stream = response.stream();
  const isLive = endpoint.answers === 'events' && response.statusCode === 200;
  const text = isLive ? '' : await textOf(stream, String(response.headers['content-type']));
  if (isLive) {
    stream.destroy();
  }
  const answer = {
    status: response.statusCode,
    headers: response.headers,
    text,
    ms: performance.now() - begin,
  };
  count(answer, reachOf(answer, handled.has(number)));
  return defectsOf(answer, endpoint);
}

/** What a connection hands over at once. */
const SOCKET_READ_BYTES = 65_536;

/** A body in the pieces in which a connection brings it, which parsers of streams depend on. */
function asReceived(payload: HostileRequest['payload'], headers: HostileRequest['headers']) {
  const bytes = Buffer.from(payload ?? '');
  if (bytes.length <= SOCKET_READ_BYTES) {
    return payload === undefined ? { headers } : { headers, payload };
  }
  const pieces = Array.from({ length: Math.ceil(bytes.length / SOCKET_READ_BYTES) }, (_, at) =>
    bytes.subarray(at * SOCKET_READ_BYTES, (at + 1) * SOCKET_READ_BYTES),
  );
  return {
    headers: { 'content-length': String(bytes.length), ...headers },
    payload: Readable.from(pieces, { objectMode: false }),
  };
}

async function textOf(stream: AsyncIterable<Buffer>, type: string): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) {
    parts.push(part);
  }
  return /json|text/.test(type) ? Buffer.concat(parts).toString() : '';
}
