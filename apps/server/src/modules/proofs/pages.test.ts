import { addDays, isBusinessDay, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, runDay } from '../../../test/builders/financing.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import { systemActor } from '../../platform/context.ts';
import { readHolidays } from '../settings/public.ts';

let app: TestApp;
let day: string;
beforeAll(async () => {
  app = await createTestApp();
  const holidays = await app.work.query(
    { actor: systemActor, dateShiftDays: 0, requestId: null },
    readHolidays,
  );
  let on = addDays(malaysiaDay(new Date()), 1);
  while (!isBusinessDay(on, holidays)) on = addDays(on, 1);
  day = on;
}, 60_000);
afterAll(() => app.finish());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers });

describe('the pages of records', () => {
  it('say so before the first record, which is of the first day with client money', async () => {
    await runDay(app, addDays(malaysiaDay(new Date()), -1));
    const { statusCode, body, headers } = await get('/proof');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('No record yet.');
  });

  it('state a day in both languages without a script', async () => {
    await giveCash(app, await approvedInvestor(app), ['1234.00']);
    await runDay(app, day);
    const english = await get('/proof');
    expect(english.body).toContain('RM 1,234.00');
    expect(english.body).toContain(`href="/proof/${day}"`);
    expect(english.body).not.toMatch(/<script/i);
    const malay = await get('/proof', { 'accept-language': 'ms' });
    expect(malay.body).toContain('<html lang="ms">');
    expect((await get('/proof?lang=ms', { 'accept-language': 'en' })).body).toContain('Bukti wang pelanggan');
    const record = await get(`/proof/${day}`);
    expect(record.body).toContain('Investors’ cash');
    expect(record.body).toContain('Statement pending');
    expect(record.body).toContain(`href="/api/proof/days/${day}"`);
  });

  it('are cached and revalidated by their content', async () => {
    const { headers } = await get('/proof');
    expect(headers['cache-control']).toBe('public, max-age=60');
    const { statusCode, body } = await get('/proof', { 'if-none-match': String(headers.etag) });
    expect([statusCode, body]).toEqual([304, '']);
    expect((await get('/proof', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const varied = await get('/proof', { 'accept-encoding': 'br' });
    expect(varied.headers.vary).toBe('accept-language, accept-encoding');
  });

  it.each(['/proof/2020-01-05', '/proof/tomorrow', "/proof/'%20or%201=1"])('%s is no page', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('escapes what stands in an address, and takes another one than a day for the first page', async () => {
    const { statusCode, body } = await get('/proof?before=%3Cscript%3E&lang=xx');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script');
  });
});
