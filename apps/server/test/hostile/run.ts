import type { Endpoint } from '@titian/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { defectsOf, type GivenAnswer } from './answer.ts';
import type { HostileRequest } from './request.ts';

/** What came of a run, in numbers. */
export interface Tally {
  of(endpoint: string, role: string): (answer: GivenAnswer) => void;
  defects(endpoint: string, found: readonly string[]): void;
  summary(): Summary;
}

export interface Summary {
  readonly seed: string;
  readonly endpoints: number;
  readonly inputs: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly roles: Readonly<Record<string, number>>;
  /** Endpoints that accepted none of the inputs. */
  readonly neverAccepted: readonly string[];
  readonly slowestMs: number;
  readonly slowestEndpoint: string;
  readonly defects: Readonly<Record<string, number>>;
}

export function createTally(seed: string): Tally {
  const [statuses, roles, defects, perEndpoint, accepted] = Array.from(
    { length: 5 },
    () => new Map<string, number>(),
  );
  let slowest = { ms: 0, endpoint: '' };
  const add = (to: Map<string, number> | undefined, name: string, count = 1) =>
    to?.set(name, (to.get(name) ?? 0) + count);
  const sorted = (from: Map<string, number> | undefined) => Object.fromEntries([...(from ?? [])].sort());
  return {
    of: (endpoint, role) => (answer) => {
      add(statuses, String(answer.status));
      add(roles, role);
      add(perEndpoint, endpoint);
      add(accepted, endpoint, answer.status < 400 ? 1 : 0);
      slowest = answer.ms > slowest.ms ? { ms: answer.ms, endpoint } : slowest;
    },
    defects: (endpoint, found) => void (found.length > 0 && add(defects, endpoint, found.length)),
    summary: () => ({
      seed,
      endpoints: perEndpoint?.size ?? 0,
      inputs: [...(perEndpoint?.values() ?? [])].reduce((sum, one) => sum + one, 0),
      neverAccepted: [...(accepted ?? [])].filter(([, count]) => count === 0).map(([name]) => name),
      ...{ statuses: sorted(statuses), roles: sorted(roles), defects: sorted(defects) },
      ...{ slowestMs: Math.round(slowest.ms), slowestEndpoint: slowest.endpoint },
    }),
  };
}

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
  count: (answer: GivenAnswer) => void,
): Promise<readonly string[]> {
  const begin = performance.now();
  const { method, path, headers, payload, remoteAddress } = request;
  const response = await app.inject({
    ...{ method, url: `${base}${path}`, headers, payloadAsStream: true },
    ...(payload === undefined ? {} : { payload }),
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
  count(answer);
  return defectsOf(answer, endpoint);
}

async function textOf(stream: AsyncIterable<Buffer>, type: string): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) {
    parts.push(part);
  }
  return /json|text/.test(type) ? Buffer.concat(parts).toString() : '';
}
