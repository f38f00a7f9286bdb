import { addDays, day, isWeekend } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { backedNote, giveCash, issue, type NoteOverrides } from '../../../test/builders/financing.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  await giveCash(
    app,
    investor,
    Array.from({ length: 8 }, () => '30000.00'),
  );
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

async function schedule(headers: Headers, noteId: string, on: string) {
  const query = { note_id: noteId, amount: '5000.00' };
  const answer = await call(app, 'noteAmortizations', { headers: dated(headers, on), query });
  expect(answer.status).toBe(200);
  return answer.body;
}

const daysOf = async (...requested: Parameters<typeof schedule>) =>
  (await schedule(...requested)).items.map((one) => one.due_on);

/** Closes the banks on some days and for four weeks from the last one on, as known from the next day on. */
function close(days: readonly string[], on: string): Promise<string> {
  const last = day([...days].sort().at(-1) ?? on);
  const month = Array.from({ length: 28 }, (_, offset) => addDays(last, offset)).filter(
    (one) => !isWeekend(one),
  );
  const changes = [...new Set([...days, ...month])].map((one) => ({
    ...{ action: 'add', day: one, name: `Closed for ${on}`, name_ms: `Tutup ${on}`, is_provisional: false },
  }));
  const after = { calendar: 'kuala_lumpur_bank', changes };
  return proposeAndApprove(app, { kind: 'holiday_change', subjectId: null, after, on });
}

async function confirmation(noteId: string, on: string): Promise<string> {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/api/notes/${noteId}/confirmation`,
    headers: { ...dated(investor.headers, on) },
  });
  expect(answer.statusCode).toBe(200);
  return pdfPages(answer.rawPayload).join(' ');
}

/** A note with overrides, issued on a day; its subscriptions become holdings. */
async function issued(on: string, overrides: NoteOverrides): Promise<string> {
  const note = await backedNote(app, issuer, [{ investor, amount: '10000.00' }], { ...overrides, on });
  await issue(app, issuer, note.id, '10000.00', addDays(day(on), 1));
  return note.id;
}

describe.each(['equal_monthly_flat', 'bullet', 'return_only'] as const)('a note with %s', (profile) => {
  const listedOn = { equal_monthly_flat: '2026-12-01', bullet: '2026-12-08', return_only: '2026-12-15' }[
    profile
  ];

  it('keeps its due days everywhere once it is issued, and follows the calendar until then', async () => {
    const noteId = await issued(listedOn, { profile });
    const open = await backedNote(app, issuer, [{ investor, amount: '10000.00' }], { profile, on: listedOn });
    const issuedOn = addDays(day(listedOn), 1);
    const before = {
      mine: await schedule(investor.headers, noteId, issuedOn),
      theirs: await schedule(issuer.headers, noteId, issuedOn),
    };
    const due = before.mine.items.map((one) => one.due_on);
    const asListed = await daysOf(issuer.headers, open.id, issuedOn);
    await close([...due, ...asListed], issuedOn);
    expect(await daysOf(issuer.headers, open.id, issuedOn), 'it counts from the next day').toEqual(asListed);

    const later = addDays(issuedOn, 1);
    expect(await schedule(investor.headers, noteId, later)).toEqual(before.mine);
    expect(await schedule(issuer.headers, noteId, later)).toEqual(before.theirs);
    const stored = await app.database.reader.db
      .selectFrom('instalments')
      .select('due_on')
      .where('note_id', '=', noteId)
      .orderBy('number')
      .execute();
    expect(stored.map((one) => one.due_on)).toEqual(due);

    const moved = await daysOf(issuer.headers, open.id, later);
    expect(moved.filter((one) => [...due, ...asListed].includes(one))).toEqual([]);
    await issue(app, issuer, open.id, '10000.00', later);
    expect(await daysOf(issuer.headers, open.id, later)).toEqual(moved);
  });
});

it('confirms an investment with the days of its issue', async () => {
  const noteId = await issued('2027-01-05', { profile: 'bullet' });
  await runJobs(app, ['allot_subscriptions']);
  const before = await confirmation(noteId, '2027-01-06');
  await close(await daysOf(investor.headers, noteId, '2027-01-06'), '2027-01-06');
  expect(await confirmation(noteId, '2027-01-07')).toBe(before);
});
