import { randomUUID } from 'node:crypto';
import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  applyExcessOn,
  fundedInvestor,
  issuedNote,
  type NoteOverrides,
  repay,
  runDay,
} from '../../../test/builders/financing.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { consentDocument, restructuringTerms, shariahTerms } from '../../../test/builders/restructuring.ts';
import { systemActor } from '../../platform/context.ts';
import { confirmationFor } from './queries/confirmation.ts';

/** Issued on 2 December 2026, first due on 4 January 2027; restructured eleven days later. */
const FIRST = day('2027-01-04');
const ON = addDays(FIRST, 11);
const TERMS = { months: '6', pause_months: '0', grace_months: '0', extension_rate: '0.00' };
let app: TestApp;
let issuer: ApprovedIssuer;
let other: ApprovedIssuer;
let investors: [ApprovedInvestor, ApprovedInvestor];
beforeAll(async () => {
  app = await createTestApp();
  [issuer, other] = [await approvedIssuer(app), await approvedIssuer(app)];
  investors = [await fundedInvestor(app, 6), await fundedInvestor(app, 4)];
}, 120_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const note = (overrides: NoteOverrides = {}, by: ApprovedIssuer = issuer) =>
  issuedNote(
    app,
    by,
    [
      { investor: investors[0], amount: '6550.00' },
      { investor: investors[1], amount: '3450.00' },
    ],
    { on: '2026-12-01', ...overrides },
  );
const preview = async (id: string, change: object = {}, on: string = ON) => {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorRestructuringPreview', {
    headers: dated(maker.headers, on),
    params: { id },
    query: { ...TERMS, ...change } as never,
  });
};
const change = async (id: string, terms: object = {}, on: string = ON) => ({
  ...{ kind: 'restructuring', subjectId: id, on },
  after: restructuringTerms(await consentDocument(app, id), terms),
});
const restructured = async (id: string, terms: object = {}, on: string = ON) =>
  proposeAndApprove(app, await change(id, terms, on));
const schedule = async (id: string, headers: Record<string, string> = issuer.headers, on: string = ON) =>
  (await call(app, 'noteAmortizations', { headers: dated(headers, on), query: { note_id: id } })).body.items;
const operatorNote = async (id: string, on: string = ON) => {
  const { maker } = await operatorPair(app);
  return (await call(app, 'operatorNote', { headers: dated(maker.headers, on), params: { id } })).body;
};
const nextPayment = async (id: string, on: string) =>
  (await call(app, 'noteNextPayment', { headers: dated(issuer.headers, on), query: { note_id: id } })).body
    .items[0];

describe('a restructuring is rejected', () => {
  it('without an operator of finance', async () => {
    const { id } = await note();
    const params = { id };
    expect(
      (await call(app, 'operatorRestructuringPreview', { params, query: TERMS, headers: xhr })).status,
    ).toBe(401);
    const credit = await signInOperator(app, ['credit'], 'Chong Credit');
    const { headers } = credit;
    expect((await call(app, 'operatorRestructuringPreview', { params, query: TERMS, headers })).status).toBe(
      403,
    );
    await expect(consentDocument(app, id, headers)).rejects.toThrow(/403/);
    const body = {
      kind: 'restructuring',
      subject_id: id,
      after: restructuringTerms(randomUUID()),
      reason: 'Agreed.',
    };
    expect((await call(app, 'operatorPropose', { headers, body: body as never })).status).toBe(403);
  });

  it('of an unknown note, and with terms that are no numbers', async () => {
    expect((await preview(randomUUID())).status).toBe(404);
    const { id } = await note();
    const answer = await preview(id, {
      months: '37',
      pause_months: 'x',
      grace_months: '',
      extension_rate: '-1',
    });
    expect(Object.keys(answer.error.errors ?? {})).toEqual([
      'months',
      'pause_months',
      'grace_months',
      'extension_rate',
    ]);
    await expect(consentDocument(app, randomUUID())).rejects.toThrow(/404/);
  });

  it.each([
    ['fewer months than are left', {}, { months: 1 }, 'months', /before the 2 Mar 2027/],
    ['only months without principal', {}, { grace_months: 6 }, 'grace_months', /at least one month/],
    ['a rate above that of the note', {}, { extension_rate: '12.01' }, 'extension_rate', /at most 12.00%/],
    [
      'months without principal of a bullet',
      { profile: 'bullet' },
      { grace_months: 1 },
      'grace_months',
      /paid last/,
    ],
    ['an earlier end', { profile: 'bullet' }, { months: 1 }, 'months', /before the 2 Mar 2027/],
    [
      'a higher sale price',
      { contract: 'Shariah' },
      { extension_rate: '0.01' },
      'extension_rate',
      /never raised/,
    ],
  ] as const)('with %s', async (_what, overrides, terms, field, why) => {
    const { id } = await note(overrides);
    const texts = Object.fromEntries(Object.entries(terms).map(([key, value]) => [key, String(value)]));
    const shown = await preview(id, texts);
    expect(shown.error.errors?.[field]?.[0]).toMatch(why);
    await expect(propose(app, await change(id, terms))).rejects.toThrow(why);
  });

  it('without the consents that it rests on', async () => {
    const { id } = await note();
    const foreign = await issuedNote(app, other, [{ investor: investors[0], amount: '10000.00' }], {
      on: '2026-12-01',
    });
    const propose_ = (after: object, subjectId: string = id) =>
      propose(app, { kind: 'restructuring', subjectId, after, on: ON });
    await expect(propose_(restructuringTerms(randomUUID()))).rejects.toThrow(/issuer signed/);
    await expect(propose_(restructuringTerms(await consentDocument(app, foreign.id)))).rejects.toThrow(
      /issuer signed/,
    );
    const named = { adviser_name: 'Dr Aishah', adviser_consented_on: ON, adviser_document_id: randomUUID() };
    await expect(propose_(restructuringTerms(await consentDocument(app, id), named))).rejects.toThrow(
      /Only a Shariah/,
    );
    const { id: islamic } = await note({ contract: 'Shariah' });
    const without = restructuringTerms(await consentDocument(app, islamic));
    await expect(propose_(without, islamic)).rejects.toThrow(/adviser's name/);
    const later = await shariahTerms(app, islamic, addDays(ON, 1));
    await expect(propose_(later, islamic)).rejects.toThrow(/today or an earlier day/);
    const own = await shariahTerms(app, islamic, ON);
    const same = { ...own, adviser_document_id: own.document_id };
    await expect(propose_(same, islamic)).rejects.toThrow(/adviser's name/);
  });

  it('by its own maker, twice at once, and once a payment came in between', async () => {
    const { id } = await note();
    const { maker, checker } = await operatorPair(app);
    const proposal = await propose(app, await change(id));
    const approve = (headers: Record<string, string>, approvalId: string = proposal) =>
      call(app, 'operatorApprove', { headers: dated(headers, ON), params: { id: approvalId }, body: {} });
    expect((await approve(maker.headers)).error.code).toBe('same_operator');
    const both = await Promise.all([approve(checker.headers), approve(checker.headers)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    expect((await operatorNote(id)).restructurings).toHaveLength(1);
    const { id: moved } = await note();
    const stale = await propose(app, await change(moved));
    await repay(app, issuer, moved, { on: ON, amount: '100.00' });
    expect((await approve(checker.headers, stale)).status).toBe(409);
    expect((await operatorNote(moved)).restructurings).toHaveLength(0);
  });

  it('once a new due day has passed since the proposal', async () => {
    const { id } = await note();
    const proposal = await propose(app, await change(id));
    const { checker } = await operatorPair(app);
    const headers = dated(checker.headers, addDays(day('2027-02-02'), 0));
    expect((await call(app, 'operatorApprove', { headers, params: { id: proposal }, body: {} })).status).toBe(
      409,
    );
    expect((await operatorNote(id)).restructurings).toHaveLength(0);
  });
});

describe('a restructured note', () => {
  it('keeps what was paid where it was paid and moves the rest, as it was previewed', async () => {
    const { id, number } = await note();
    await repay(app, issuer, id, { on: ON, amount: '1033.37' });
    await runDay(app, ON);
    const before = await operatorNote(id);
    const shown = (await preview(id, { extension_rate: '12.00', grace_months: '2' })).body.preview;
    // Paid: return 100 and principal 933.37. Beyond March: four months of 12% on 9,066.63.
    expect(shown).toMatchObject({
      principal: '9066.63',
      return: '200.00',
      additional_return: '362.67',
      matures_on: '2027-07-02',
    });
    expect(shown.late_waived).not.toBe('0.00');
    await restructured(id, { extension_rate: '12.00', grace_months: 2 });
    const after = await operatorNote(id);
    expect(after.schedule).toMatchObject([
      { number: 1, principal: '933.37', return: '100.00', paid: '1033.37', settled_on: ON },
      { number: 4, due_on: '2027-02-02', principal: '0.00', return: '93.78' },
      { number: 5, due_on: '2027-03-02', principal: '0.00', return: '93.78' },
      { number: 6, due_on: '2027-04-02', principal: '2266.66', return: '93.78' },
      { number: 7, principal: '2266.66', return: '93.78' },
      { number: 8, principal: '2266.66', return: '93.78' },
      { number: 9, due_on: '2027-07-02', principal: '2266.65', return: '93.77' },
    ]);
    expect(after.schedule.slice(1).map(({ settled_on: _s, paid: _p, ...row }) => row)).toEqual(
      shown.rows.map(({ settled_on: _s, paid: _p, ...row }) => row),
    );
    expect(after.restructurings).toMatchObject([
      {
        number: 1,
        on: ON,
        additional_return: '362.67',
        late_waived: shown.late_waived,
        adviser: null,
        former: before.schedule,
      },
    ]);
    expect(after.note).toMatchObject({ is_late: false, state: 'issued' });
    expect(after.recovery).toMatchObject({ amount_due: '0.00', days_late: 0 });
    expect(after.updates[0]).toMatchObject({
      kind: 'restructuring',
      body_params: { first: '2027-02-02', last: '2027-07-02', amount: '362.67' },
    });
    expect(await nextPayment(id, ON)).toMatchObject({ due_on: '2027-02-02', total: '93.78' });
    // Its investors read of it once the day ends, and on the page of the note.
    await runDay(app, addDays(ON, 1));
    const query = { note_id: number };
    const headers = dated(investors[0].headers, addDays(ON, 1));
    expect((await call(app, 'noteRecovery', { headers, query })).body.recovery?.updates[0]).toMatchObject({
      kind: 'restructuring',
    });
    const mails = (await mailsTo(app, issuer.email)).filter((one) => one.template === 'note_restructured');
    expect(mails.filter((one) => one.params.noteNumber === number)).toHaveLength(1);
    const audited = await app.database.reader.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'note.restructured')
      .where('subject_id', '=', id)
      .execute();
    expect(audited).toHaveLength(1);
  }, 60_000);

  it.each([
    ['conventional', {}, { extension_rate: '12.00' }],
    ['Shariah', { contract: 'Shariah' }, {}],
    ['bullet', { profile: 'bullet' }, { months: 5, extension_rate: '6.00' }],
    ['principal last', { profile: 'return_only' }, { pause_months: 2 }],
  ] as const)(
    'is paid to the last sen, every holder whole (%s)',
    async (_what, overrides, terms) => {
      const { id } = await note(overrides);
      await repay(app, issuer, id, { on: ON, amount: '47.11' });
      const after =
        'contract' in overrides
          ? await shariahTerms(app, id, ON, terms)
          : restructuringTerms(await consentDocument(app, id), terms);
      await proposeAndApprove(app, { kind: 'restructuring', subjectId: id, after, on: ON });
      const rows = (await operatorNote(id)).schedule;
      // What each investor is shown is what comes.
      const [mine] = await Promise.all([schedule(id, investors[0].headers)]);
      expect(mine).toHaveLength(rows.length);
      await app.verifyLedger();
      for (const row of rows.filter((one) => one.settled_on === null)) {
        await repay(app, issuer, id, { on: row.due_on });
        await applyExcessOn(app, row.due_on);
        await app.verifyLedger();
      }
      expect((await operatorNote(id, '2027-09-01')).note).toMatchObject({
        state: 'completed',
        outstanding: '0.00',
      });
    },
    120_000,
  );

  it('may be restructured again, each schedule kept', async () => {
    const { id } = await note();
    await restructured(id, { months: 4 });
    await restructured(id, { months: 8, extension_rate: '6.00' }, addDays(ON, 30));
    const { restructurings, schedule: rows } = await operatorNote(id, addDays(ON, 30));
    expect(restructurings.map((one) => [one.number, one.former.length])).toEqual([
      [2, 4],
      [1, 3],
    ]);
    expect(rows).toHaveLength(8);
    await expect(propose(app, await change(id, { months: 3 }, addDays(ON, 31)))).rejects.toThrow(
      /before the/,
    );
  });

  it('owes at an early settlement what had been earned, and months not begun no more', async () => {
    const { id } = await note();
    await restructured(id, { extension_rate: '12.00' });
    const quote = await call(app, 'noteEarlySettlement', {
      headers: dated(issuer.headers, ON),
      query: { note_id: id },
    });
    // 300 promised and 400 added over six months, of which two had begun before: 200.
    expect(quote.body.early_settlement).toMatchObject({ principal: '10000.00', saved: '500.00' });
    await repay(app, issuer, id, { on: ON, amount: '50.00' });
  });

  it("leaves the investor's confirmation as it was at the issue", async () => {
    const { number, id } = await note();
    const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
    const confirm = () =>
      app.work.query(scope, async (ctx) => (await confirmationFor(ctx, investors[0].userId, number)).quote);
    const before = await confirm();
    await restructured(id, { extension_rate: '12.00' });
    expect(before.schedule).toHaveLength(3);
    expect(await confirm()).toEqual(before);
  });

  it('is late again by its new days, and then by its agreement', async () => {
    const { id } = await note();
    await restructured(id, { pause_months: 2 });
    await runDay(app, addDays(day('2027-04-02'), -1));
    expect((await operatorNote(id, '2027-04-02')).note.is_late).toBe(false);
    await runDay(app, '2027-04-02');
    expect((await operatorNote(id, '2027-04-03')).note).toMatchObject({ is_late: true });
  }, 60_000);
});

// Last, because days that are run make other notes late and default.
describe('a note is not restructured', () => {
  it('where it is finished or in default, or its guarantor was asked', async () => {
    const { id: paid } = await note({ termMonths: 1 }, other);
    await repay(app, other, paid, { on: ON });
    expect((await preview(paid)).error.message).toMatch(/Only a running note/);
    const { id: guaranteed } = await note({ guarantorName: 'Jaminan Utama Berhad' }, other);
    const { id: late } = await note({}, other);
    await runDay(app, addDays(FIRST, 16));
    expect((await preview(guaranteed, {}, addDays(FIRST, 17))).error.message).toMatch(/close that claim/);
    const before = await propose(app, await change(late, {}, addDays(FIRST, 95)));
    await proposeAndApprove(app, {
      kind: 'note_default',
      subjectId: late,
      after: {},
      on: addDays(FIRST, 95),
    });
    const rejected = await preview(late, {}, addDays(FIRST, 95));
    expect([rejected.error.code, rejected.error.message]).toEqual([
      'wrong_state',
      expect.stringMatching(/in default: its whole debt is due/),
    ]);
    // What was proposed before the default is not approved after it.
    const { checker } = await operatorPair(app);
    const approved = await call(app, 'operatorApprove', {
      ...{ headers: dated(checker.headers, addDays(FIRST, 95)), params: { id: before }, body: {} },
    });
    expect([approved.status, approved.error.code]).toEqual([409, 'approval_stale']);
    for (const id of [late, guaranteed]) {
      await expect(propose(app, await change(id, {}, addDays(FIRST, 95)))).rejects.toThrow('wrong_state');
    }
  }, 120_000);
});
