import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { DAY, testClock } from '../../../test/builders/clock.ts';

const PUBLIC_URL = 'https://titian.example';
const start = new Date('2026-11-21T15:30:00Z');

async function startApp(overrides: NodeJS.ProcessEnv = {}, clock = testClock(start)) {
  const app = await createTestApp({ PUBLIC_URL, ...overrides }, clock);
  onTestFinished(() => app.finish());
  return app;
}

const get = (app: Awaited<ReturnType<typeof startApp>>) => app.app.inject('/.well-known/security.txt');

describe('a contact is rejected', () => {
  it.each([
    ['security@titian.example'],
    ['http://titian.example/report'],
    ['javascript:alert(1)'],
    ['mailto:a@b.example\nExpires: 2030-01-01T00:00:00Z'],
  ])('%j', async (SECURITY_CONTACT) => {
    await expect(createTestApp({ PUBLIC_URL, SECURITY_CONTACT })).rejects.toThrow('SECURITY_CONTACT');
  });
});

describe('security.txt', () => {
  it('names the mailbox for security of the host where nothing else is set', async () => {
    const answer = await get(await startApp());
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toBe(
      [
        'Contact: mailto:security@titian.example',
        'Expires: 2027-05-20T00:00:00Z',
        'Preferred-Languages: en, ms',
        'Canonical: https://titian.example/.well-known/security.txt',
        'Policy: https://titian.example/security',
        '',
      ].join('\n'),
    );
  });

  it('names the contact of the environment', async () => {
    const answer = await get(await startApp({ SECURITY_CONTACT: 'https://report.example/titian' }));
    expect(answer.body).toContain('Contact: https://report.example/titian\n');
  });

  it('has not expired, however long the process runs, and never for more than a year ahead', async () => {
    const clock = testClock(start);
    const app = await startApp({}, clock);
    for (let day = 0; day < 800; day += 100) {
      const expires = Date.parse(/^Expires: (.+)$/mu.exec((await get(app)).body)?.[1] ?? '');
      const ahead = expires - clock.now().getTime();
      expect(ahead).toBeGreaterThan(100 * DAY);
      expect(ahead).toBeLessThan(365 * DAY);
      clock.moveBy(100 * DAY);
    }
  });
});
