import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestApp } from '../app.ts';
import { mutatedBytes } from './bytes.ts';
import { jsonText, mutated, nearText } from './mutations.ts';
import type { Random } from './random.ts';
import { asHeader, type HostileRequest } from './request.ts';

/** A way to a call: everything that has to be there before it, and the call itself with a request that is right. */
export type Way = (app: TestApp, nameHolder: NameHolder) => Promise<unknown>;

/** Lets the bank name a holder for every account enquiry. */
export type NameHolder = (holder: string) => void;

class Captured extends Error {
  readonly request: InjectOptions;

  constructor(request: InjectOptions) {
    super('a request was captured');
    this.request = request;
  }
}

/** Walks ways to calls and takes their requests before they are sent. */
export type Capture = (name: EndpointName, way: Way) => Promise<HostileRequest>;

export function createCapture(app: TestApp, nameHolder: NameHolder): Capture {
  let wanted: { readonly method: string; readonly path: RegExp } | null = null;
  const inject = (request: InjectOptions) => {
    const path = String(request.url).slice(app.config.API_BASE.length).split('?')[0] ?? '';
    if (wanted !== null && request.method === wanted.method && wanted.path.test(path)) {
      throw new Captured(request);
    }
    return app.app.inject(request);
  };
  const capturing: FastifyInstance = Object.create(app.app, { inject: { value: inject } });
  const watched: TestApp = { ...app, app: capturing };
  return async (name, way) => {
    const { method, path } = endpoints[name];
    wanted = { method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) };
    try {
      await way(watched, nameHolder);
    } catch (error) {
      if (error instanceof Captured) {
        return asHostile(error.request, app.config.API_BASE);
      }
      throw error;
    } finally {
      wanted = null;
    }
    throw new Error(`the way to ${name} does not make the call`);
  };
}

function asHostile({ method, url, headers, payload }: InjectOptions, base: string): HostileRequest {
  return {
    method: method as HostileRequest['method'],
    path: String(url).slice(base.length),
    headers: headers as HostileRequest['headers'],
    remoteAddress: '127.0.0.1',
    ...(payload === undefined ? {} : { payload: payload as string | Buffer }),
  };
}

/** A request that is right in everything but one place: its body, its address, or one of its headers. */
export function oneOff(request: HostileRequest, random: Random): HostileRequest {
  const { payload, headers, path } = request;
  const inBody = payload !== undefined && String(payload) !== '{}' && random.percent(75);
  if (inBody) {
    return { ...request, payload: changedBody(payload, random) };
  }
  const from = path.search(/[^/]+$/);
  if (from > 0 && /[0-9=]/.test(path.slice(from)) && random.percent(50)) {
    const near = nearText(decodeURIComponent(path.slice(from)), random);
    return { ...request, path: path.slice(0, from) + encodeURIComponent(near).replaceAll('%3D', '=') };
  }
  const name = random.pick(Object.keys(headers));
  const value = asHeader(nearText(String(headers[name]), random));
  return { ...request, headers: { ...headers, [name]: value } };
}

function changedBody(payload: string | Buffer, random: Random): string | Buffer {
  if (Buffer.isBuffer(payload)) {
    return mutatedBytes(payload, [payload], [], random);
  }
  if (payload.startsWith('{')) {
    return jsonText(mutated(JSON.parse(payload), random, 1), random);
  }
  const fields = [...new URLSearchParams(payload)];
  const at = random.below(fields.length);
  const near = fields.map(([key, value], index): [string, string] => [
    key,
    index === at ? nearText(value, random) : value,
  ]);
  return new URLSearchParams(near).toString();
}
