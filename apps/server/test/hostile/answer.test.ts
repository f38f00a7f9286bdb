import Fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { apiHeaders } from '../../src/platform/http/api-headers.ts';
import { ANSWER_MAX_MS, defectsOf, type GivenAnswer } from './answer.ts';
import { createTally, runInput } from './run.ts';

const endpoint = { method: 'GET', path: '/any', who: 'guest' } as const;
const rejection = { success: false, message: 'We could not find this.', code: 'not_found' };
const good: GivenAnswer = {
  status: 404,
  headers: { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' },
  text: JSON.stringify(rejection),
  ms: 12,
};
const json = (changes: object) => JSON.stringify({ ...rejection, ...changes });

describe('an answer to a hostile request', () => {
  const planted: readonly [string, Partial<GivenAnswer>, string][] = [
    ['late', { ms: ANSWER_MAX_MS + 1 }, 'took 5001 ms'],
    ['a failure of ours', { status: 500, text: json({ code: 'internal' }) }, 'is 500 internal'],
    ['a stack', { text: json({ message: 'at handler (/srv/route.js:12:7)' }) }, 'shows something of ours'],
    ['a path', { text: json({ message: 'no such file /home/titian/data' }) }, 'shows something of ours'],
    ['a statement', { text: json({ message: 'select id from users' }) }, 'shows something of ours'],
    ['an error of the database', { text: json({ message: 'violates unique' }) }, 'shows something of ours'],
    ['a page', { headers: { ...good.headers, 'content-type': 'text/html' } }, 'is 404 without our form'],
    ['torn', { text: '{"success":fal' }, 'is 404 without our form'],
    ['of another status than its code', { status: 400 }, 'is 400 with the code not_found'],
    ['of a code that nobody knows', { text: json({ code: 'odd' }) }, 'is 404 with the code odd'],
    ['a success', { text: json({ success: true }) }, 'does not say that it failed'],
    ['silent', { text: json({ message: '' }) }, 'has no message'],
    ['kept', { headers: { ...good.headers, 'cache-control': undefined } }, 'has cache-control: undefined'],
    [
      'sniffed',
      { headers: { ...good.headers, 'x-content-type-options': 'x' } },
      'has x-content-type-options: x',
    ],
  ];
  it.each(planted)('is a defect where it is %s', (_what, changes, defect) => {
    const found = defectsOf({ ...good, ...changes }, endpoint);
    expect(found.map((one) => one.slice(0, defect.length))).toContain(defect);
  });

  it('is as it should be', () => {
    expect(defectsOf(good, endpoint)).toEqual([]);
  });

  it('that blames a field may say why with a code of its own, and only then', () => {
    const blames = { status: 422, text: json({ code: 'insufficient_balance', errors: { amount: ['x'] } }) };
    expect(defectsOf({ ...good, ...blames }, endpoint)).toEqual([]);
    expect(defectsOf({ ...good, ...blames, status: 400 }, endpoint)).not.toEqual([]);
    expect(defectsOf({ ...good, status: 422, text: json({}) }, endpoint)).not.toEqual([]);
  });

  it('may not wait for a form whose bytes have all come', () => {
    const torn = { ...good, status: 400, text: json({ code: 'upload_timeout' }) };
    expect(defectsOf({ ...torn, ms: 21_000 }, endpoint)).toEqual(['took 21000 ms']);
  });

  it('of a bank that is away says so; another 503 is a defect', () => {
    const away = { ...good, status: 503 };
    expect(defectsOf({ ...away, text: json({ code: 'unavailable' }) }, endpoint)).toEqual([]);
    expect(defectsOf({ ...away, text: json({ code: 'internal' }) }, endpoint)).not.toEqual([]);
  });
});

describe('a run of hostile requests', () => {
  it('finds a route that throws, and one that is well', async () => {
    const app = Fastify();
    app.get('/throws', () => {
      throw new TypeError('Cannot read properties of undefined');
    });
    app.get('/well', (_request, reply) => reply.headers(apiHeaders).send({ success: true }));
    const tally = createTally('1');
    const send = (path: string) =>
      runInput(
        { app, base: '' },
        { ...endpoint, path },
        { method: 'GET', path, headers: {}, remoteAddress: '10.0.0.1' },
        tally.of(path, 'guest'),
      );
    expect(await send('/well')).toEqual([]);
    const found = await send('/throws');
    expect(found).toEqual(
      expect.arrayContaining([
        'shows something of ours: Cannot read prop',
        'has cache-control: undefined',
        'is 500 undefined',
      ]),
    );
    tally.defects('/throws', found);
    expect(tally.summary()).toMatchObject({
      ...{ inputs: 2, endpoints: 2, statuses: { 200: 1, 500: 1 }, roles: { guest: 2 } },
      ...{ defects: { '/throws': found.length }, furthest: { rule: ['/throws'] }, accepted: 1 },
    });
    await app.close();
  });

  it('sees how far each request came, whatever its answer says', async () => {
    const app = Fastify();
    const answers = (status: number) => async (_request: unknown, reply: FastifyReply) =>
      reply.status(status).send({});
    app.get('/door', { preValidation: answers(409) }, answers(200));
    app.get('/object', answers(404));
    app.get('/rule', answers(422));
    app.get('/accepted', answers(200));
    const tally = createTally('1');
    for (const path of ['/door', '/object', '/rule', '/accepted', '/object']) {
      const request = { method: 'GET', path, headers: {}, remoteAddress: '10.0.0.1' } as const;
      await runInput({ app, base: '' }, { ...endpoint, path }, request, tally.of(path, 'guest'));
    }
    expect(tally.summary()).toMatchObject({
      reaches: { door: 1, object: 2, rule: 1, accepted: 1 },
      furthest: { door: ['/door'], object: ['/object'], rule: ['/rule'] },
      accepted: 1,
    });
    await app.close();
  });
});
