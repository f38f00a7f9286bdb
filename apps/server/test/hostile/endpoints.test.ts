/**
 * Sends hostile requests to every endpoint: a few in the normal run, so that this cannot rot, a thousand each with DEEP=1.
 * DEEP_SEED repeats a run, DEEP_ENDPOINT and DEEP_INPUT one part of it, DEEP_INPUTS changes the number per endpoint.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { rolesOf } from '@titian/contracts/permissions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestServer } from '../../src/gateways/testing/http-server.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { quiet, startQuietBank } from '../bank.ts';
import { type Capture, createCapture, oneOff, type Way } from './captured.ts';
import { hostileFiles } from './files.ts';
import { acceptedBySeed, notAccepted } from './not-accepted.ts';
import { randomOf } from './random.ts';
import { addressOf, type HostileRequest, hostileRequest, type Sources } from './request.ts';
import { createTally, runInput, type Tally } from './run.ts';
import { validValues } from './valid-values.ts';
import { ways } from './ways.ts';
import { type HostileCaller, hostileWorld, renewSignIns } from './world.ts';

const { DEEP, DEEP_SEED, DEEP_ENDPOINT, DEEP_INPUT, DEEP_INPUTS } = process.env;
const isDeep = DEEP === '1';
const INPUTS = Number(DEEP_INPUTS ?? (isDeep ? 1_000 : 4));
const SIDE_BY_SIDE = 8;
/** As many inputs as this leave nothing to chance. */
const WHOLE_RUN = 1_000;
const SEED = DEEP_SEED ?? (isDeep ? String(Date.now()) : '1');
const MINUTE_MS = 60_000;
vi.setConfig({ testTimeout: isDeep ? 30 * MINUTE_MS : MINUTE_MS, hookTimeout: 2 * MINUTE_MS });

let bank: TestServer;
let app: TestApp;
let callers: readonly HostileCaller[];
let sources: Sources;
let capture: Capture;
const tally: Tally = createTally(SEED);
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
  capture = createCapture(app, (holder_name) =>
    bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name }) })),
  );
  const world = await hostileWorld(app);
  callers = world.callers;
  sources = { valid: validValues(world.known), fileBytes: await hostileFiles() };
});
afterAll(async () => {
  if (isDeep || DEEP_INPUTS !== undefined) {
    const folder = new URL('../../../../test-results/', import.meta.url);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL('hostile-endpoints.json', folder), JSON.stringify(tally.summary(), null, 2));
  }
  await app.finish();
  await bank.stop();
});

const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => DEEP_ENDPOINT === undefined || DEEP_ENDPOINT.split(',').includes(name),
);
const inputs =
  DEEP_INPUT === undefined
    ? Array.from({ length: INPUTS }, (_, at) => at)
    : DEEP_INPUT.split(',').map(Number);

/** Two of three come from a permitted caller, so that most reach the handler. */
function callerFor(endpoint: Endpoint, at: number): HostileCaller {
  const own = callers.filter(
    (one) =>
      endpoint.who === 'guest' ||
      (one.kind === endpoint.who &&
        (one.kind === 'user' ||
          endpoint.permission === undefined ||
          rolesOf(endpoint.permission).some((role) => role === one.name))),
  );
  const from = at % 3 === 2 ? callers : own;
  const caller = from[Math.floor(at / 3 + at) % from.length];
  if (caller === undefined) {
    throw new Error('nobody may call');
  }
  return caller;
}

/** Of every so many inputs eight are made from a request that is right: seven with one place changed, and at last itself. */
const FROM_RIGHT_ONE = 128;
const isFromRightOne = (name: EndpointName, at: number) =>
  INPUTS >= FROM_RIGHT_ONE &&
  ways[name] !== undefined &&
  at % FROM_RIGHT_ONE >= FROM_RIGHT_ONE - SIDE_BY_SIDE;
const isItself = (at: number) => at % FROM_RIGHT_ONE === FROM_RIGHT_ONE - 1;

/** Sends an input and says what is wrong with the answer, with what repeats it. */
async function tryInput(name: EndpointName, at: number, right: HostileRequest | null): Promise<string[]> {
  const random = randomOf(`${SEED}/${name}/${at}`);
  const caller = callerFor(endpoints[name], at);
  const made = () =>
    right === null
      ? hostileRequest(name, caller.headers, random, sources)
      : { ...(isItself(at) ? right : oneOff(right, random)), remoteAddress: addressOf(random) };
  const request = made();
  const found = await runInput(
    { app: app.app, base: app.config.API_BASE },
    endpoints[name],
    request,
    tally.of(name, right === null ? caller.name : 'whoever may'),
  );
  return found.map((defect) => `${defect}\n  ${replay(name, at)}\n  ${shown(request)}`);
}

/** The request at the end of a way; where that is lost, says why and leaves the inputs to be made from the shape. */
async function walked(name: EndpointName, way: Way, lost: string[]): Promise<HostileRequest | null> {
  try {
    return await capture(name, way);
  } catch (error) {
    lost.push(String(error));
    return null;
  }
}

async function tryTogether(name: EndpointName, together: readonly number[]): Promise<string[]> {
  const [first = 0] = together;
  const way = isFromRightOne(name, first) ? ways[name] : undefined;
  const lost: string[] = [];
  const right = way === undefined ? null : await walked(name, way, lost);
  const apart = right === null ? [] : together.filter(isItself);
  const others = together.filter((at) => !apart.includes(at));
  const defects = await Promise.all(others.map((at) => tryInput(name, at, right)));
  defects.push(lost.map((why) => `the way to it is lost: ${why}\n  ${replay(name, first)}`));
  for (const at of apart) {
    defects.push(await tryInput(name, at, right));
  }
  quiet(bank);
  return defects.flat();
}

describe(`hostile requests of the seed ${SEED}`, () => {
  it.each(names)('%s', async (name) => {
    const defects: string[] = [];
    for (let from = 0; from < inputs.length; from += SIDE_BY_SIDE) {
      defects.push(...(await tryTogether(name, inputs.slice(from, from + SIDE_BY_SIDE))));
    }
    if (endpoints[name].method !== 'GET') {
      await renewSignIns(app, callers);
      await (isDeep ? app.verifyLedger() : undefined);
    }
    tally.defects(name, defects);
    if (defects.length > 0) {
      throw new Error(`${defects.length} defects\n${defects.slice(0, 3).join('\n')}`);
    }
  });

  it('reaches every kind of answer', () => {
    if (DEEP_ENDPOINT !== undefined || DEEP_INPUT !== undefined) {
      return;
    }
    const { statuses } = tally.summary();
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404', '422']));
  });

  it('accepts an input of every call, but for those with a reason', () => {
    if (inputs.length < WHOLE_RUN || names.length < Object.keys(endpoints).length) {
      return;
    }
    const { door, object, rule } = tally.summary().furthest;
    const left = [...door, ...object, ...rule].filter((one) => !acceptedBySeed.has(one));
    expect(left.sort()).toEqual(Object.keys(notAccepted).sort());
  });
});

const replay = (name: EndpointName, at: number) => `DEEP_SEED=${SEED} DEEP_ENDPOINT=${name} DEEP_INPUT=${at}`;

function shown(request: ReturnType<typeof hostileRequest>): string {
  const { method, path, headers, payload = '' } = request;
  const { authorization: _secret, 'x-two-factor-token': _second, ...others } = headers;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(others).slice(0, 400)} ${String(payload).slice(0, 600)}`;
}
