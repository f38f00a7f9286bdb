import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../app.ts';
import { call } from '../builders/http.ts';
import { createCapture, oneOff } from './captured.ts';
import { randomOf } from './random.ts';
import type { HostileRequest } from './request.ts';

const sent: InjectOptions[] = [];
const inject = async (request: InjectOptions) => {
  sent.push(request);
  return { statusCode: 200, headers: {}, payload: '{"success":true}' };
};
const app: TestApp = Object.assign(Object.create(null), { config: { API_BASE: '/api' }, app: { inject } });
const capture = createCapture(app, () => undefined);
const note = { note_id: 'n', agree_offer: 1 };

describe('a way to a call', () => {
  it('is walked up to the call, which is not sent', async () => {
    const request = await capture('noteListingConfirm', async (watched) => {
      await call(watched, 'userCurrent', {});
      await call(watched, 'noteListingConfirm', { headers: { authorization: 'Bearer x' }, body: note });
      await call(watched, 'logout', {});
    });
    expect(request).toMatchObject({ method: 'POST', path: '/notes/listing/confirm' });
    expect([request.payload, request.headers.authorization]).toEqual([JSON.stringify(note), 'Bearer x']);
    expect(sent.map(({ url }) => url)).toEqual(['/api/user/current']);
  });

  it('is lost where it goes elsewhere, or ends before', async () => {
    await expect(capture('note', async (watched) => call(watched, 'userCurrent'))).rejects.toThrow(
      'does not make the call',
    );
    await expect(capture('note', () => Promise.reject(new Error('no note')))).rejects.toThrow('no note');
  });

  it('ends at another object of the same call too', async () => {
    const request = await capture('note', (watched) => call(watched, 'note', { params: { id: 'N-1' } }));
    expect(request.path).toMatch(/\/N-1$/);
  });
});

describe('a request that is one off', () => {
  const right: HostileRequest = {
    ...{ method: 'POST', path: '/operator/approvals/1234-5678/reject?limit=20', remoteAddress: '10.0.0.1' },
    ...{
      headers: { authorization: 'Bearer abcdef' },
      payload: '{"reason":"Not in order","at":"2026-11-21"}',
    },
  };
  const differences = (one: HostileRequest) =>
    (['method', 'path', 'headers', 'payload'] as const).filter(
      (part) => JSON.stringify(one[part]) !== JSON.stringify(right[part]),
    );

  it('differs in one part at most, and in each of them some time', () => {
    const all = Array.from({ length: 300 }, (_, at) => differences(oneOff(right, randomOf(`one off ${at}`))));
    expect(all.filter((parts) => parts.length > 1)).toEqual([]);
    expect(new Set(all.flat())).toEqual(new Set(['path', 'headers', 'payload']));
  });

  it('is the same for the same seed, for forms and files too', () => {
    for (const payload of ['a=1&b=2', Buffer.from('--b\r\nx')]) {
      const made = () => oneOff({ ...right, payload }, randomOf('again'));
      expect(made()).toEqual(made());
    }
  });
});
