import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { MINUTE, SECOND, testClock } from '../../../../test/builders/clock.ts';
import { registerUser } from '../../../../test/builders/identity.ts';
import { newToken } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { createAuthenticator } from './authenticate.ts';

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

describe('looking up the principal of a token', () => {
  /** A separate authenticator that counts its reads and writes. */
  function counted() {
    const calls = { query: 0, command: 0 };
    const work: UnitOfWork = {
      ...app.work,
      clock,
      query: (inScope, run) => {
        calls.query += 1;
        return app.work.query(inScope, run);
      },
      command: (inScope, run) => {
        calls.command += 1;
        return app.work.command(inScope, run);
      },
    };
    const status = { isApproved: true, isFundManaged: true };
    const authenticator = createAuthenticator({
      work,
      readStatus: async (_ctx, ids) => new Map(ids.map((id) => [id, status])),
      requiresPasskey: async () => false,
    });
    return { calls, authenticator };
  }

  it('reads from the cache for two seconds, then from the database', async () => {
    const user = await registerUser(app);
    const { calls, authenticator } = counted();
    for (let i = 0; i < 100; i += 1) {
      expect(await authenticator.read(user.token, null)).toMatchObject({
        id: user.userId,
        eventUuid: user.eventUuid,
        isApproved: true,
        isFundManaged: true,
        twoFactorEnabled: false,
      });
    }
    expect(calls.query).toBe(2);
    clock.moveBy(2 * SECOND);
    await authenticator.read(user.token, null);
    expect(calls.query).toBe(4);
  });

  it('reads a cached one again before a call rejects it, as another process may have changed it', async () => {
    const user = await registerUser(app);
    const { calls, authenticator } = counted();
    await authenticator.read(user.token, null);
    await authenticator.read(user.token, null, () => false);
    expect(calls.query).toBe(2);
    await authenticator.read(user.token, null, (one) => one.id === user.userId);
    expect(calls.query).toBe(4);
  });

  it('reads many in one query', async () => {
    const users = [await registerUser(app), await registerUser(app), await registerUser(app)];
    const tokens = Array.from({ length: 300 }, (_, at) => users[at]?.token ?? newToken());
    const { calls, authenticator } = counted();
    const found = await Promise.all(tokens.map((token) => authenticator.read(token, null)));
    expect(found.slice(0, 3).map((one) => one?.id)).toEqual(users.map((user) => user.userId));
    expect(found.slice(3).every((one) => one === null)).toBe(true);
    expect(calls.query).toBe(2);
  });

  it('caches a two-factor token separately, and nothing of an evicted user', async () => {
    const user = await registerUser(app);
    const { calls, authenticator } = counted();
    await authenticator.read(user.token, null);
    await authenticator.read(user.token, 'another');
    expect(calls.query).toBe(4);
    authenticator.forget(newId());
    await authenticator.read(user.token, null);
    expect(calls.query).toBe(4);
    authenticator.forget(user.userId);
    await authenticator.read(user.token, null);
    expect(calls.query).toBe(6);
  });

  it('does not cache what was read while it changed', async () => {
    const user = await registerUser(app);
    const { calls, authenticator } = counted();
    const reading = authenticator.read(user.token, null);
    authenticator.forget(user.userId);
    await reading;
    await authenticator.read(user.token, null);
    expect(calls.query).toBe(4);
  });

  it('writes that a session was seen at most once a minute', async () => {
    const user = await registerUser(app);
    const { calls, authenticator } = counted();
    for (let at = 0; at < 3 * MINUTE; at += 10 * SECOND) {
      clock.moveBy(10 * SECOND);
      await authenticator.read(user.token, null);
    }
    expect(calls.command).toBe(3);
  });
});
