import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { offeredNote } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { type ApprovedIssuer, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { operatorPair } from '../../../test/builders/operators.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';
import { systemActor } from '../../platform/context.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let other: ApprovedIssuer;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app, { companyName: 'Roti Canai Sdn Bhd' });
  other = await approvedIssuer(app, { companyName: 'Teh Tarik Sdn Bhd' });
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const makeLetters = () => runJobs(app, ['make_offer_letter']);

async function offerOf(who: ApprovedIssuer, id: string) {
  const { body } = await call(app, 'notesBoPending', { headers: who.headers });
  return body.items.find((one) => one.id === id)?.offer;
}

/** The letter as its issuer saves it. */
async function readOfferLetter(who: ApprovedIssuer, id: string): Promise<Buffer> {
  const { body } = await call(app, 'download', { headers: who.headers, query: { id } });
  return (await app.app.inject({ method: 'GET', url: body.url })).rawPayload;
}

it('is made once right after the offer, with its terms, fees, rates and schedule', async () => {
  const { id, number } = await offeredNote(app, issuer);
  expect((await offerOf(issuer, id))?.letter_id).toBeNull();
  await makeLetters();
  const letterId = (await offerOf(issuer, id))?.letter_id ?? '';
  const bytes = await readOfferLetter(issuer, letterId);
  const [terms = [], schedule = []] = pdfPages(bytes);
  const text = terms.join(' ');
  expect(text).toContain('Letter of offer');
  expect(text).toContain(number);
  // RM 10,000 at 12 % over 3 months; 1.5 % and 8 % tax on it are kept.
  for (const amount of [
    'RM 10,000.00',
    'RM 150.00',
    'RM 12.00',
    'RM 9,838.00',
    'RM 300.00',
    'RM 10,300.00',
  ]) {
    expect(text).toContain(amount);
  }
  expect(text).toMatch(/Effective rate .*All-in effective rate/);
  expect(schedule.join(' ')).toContain('RM 3,433.33');
  const bound = await app.work.query(scope, (ctx) =>
    ctx.reader.db
      .selectFrom('offers')
      .select('letter_sha256')
      .where('letter_file_id', '=', letterId)
      .executeTakeFirst(),
  );
  expect(bound?.letter_sha256).toEqual(createHash('sha256').update(bytes).digest());
});

it('is opened by its issuer and by credit, and by nobody else', async () => {
  const { id } = await offeredNote(app, issuer);
  await makeLetters();
  const letterId = (await offerOf(issuer, id))?.letter_id ?? '';
  const query = { id: letterId };
  expect((await call(app, 'download', { query })).status).toBe(401);
  expect((await call(app, 'download', { headers: other.headers, query })).status).toBe(404);
  const support = await signInOperator(app, ['support']);
  expect((await call(app, 'download', { headers: support.headers, query })).status).toBe(403);
  const { maker } = await operatorPair(app);
  expect((await call(app, 'download', { headers: maker.headers, query })).status).toBe(200);
  const { body } = await call(app, 'operatorFinancingApplication', {
    headers: maker.headers,
    params: { id },
  });
  expect(body.offer?.letter).toMatchObject({ id: letterId, path: `/download?id=${letterId}` });
});

it('speaks the language of its issuer, and of a Shariah offer never of interest', async () => {
  const { id } = await offeredNote(app, other, { contract: 'Shariah' });
  await call(app, 'userUpdateInfo', { headers: other.headers, body: { locale: 'ms' } });
  await makeLetters();
  const text = pdfPages(await readOfferLetter(other, (await offerOf(other, id))?.letter_id ?? ''))
    .flat()
    .join(' ');
  expect(text).toContain('Surat tawaran');
  expect(text).toContain('Kadar keuntungan');
  expect(text).toContain('gharamah');
  expect(text).not.toMatch(/faedah|interest/i);
});
