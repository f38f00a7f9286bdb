import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  giveCash,
  invest,
  keyed,
  listedNote,
  offeredNote,
  runDay,
} from '../../../test/builders/financing.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { systemActor } from '../../platform/context.ts';
import { notesExport } from './public.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  await giveCash(app, investor, ['30000.00', '30000.00']);
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const inDays = (days: number) => addDays(today(), days);
const noteOf = async (id: string, on?: string) =>
  (await call(app, 'note', { headers: keyed(investor.headers, on), params: { id } })).body.note;
const change = (subjectId: string, action: 'pause' | 'resume' | 'cancel', on?: string) =>
  proposeAndApprove(app, {
    kind: 'campaign_change',
    subjectId,
    after: { action, message: 'The largest buyer has left.' },
    on,
  });
const order = (noteId: string, on: string) =>
  call(app, 'investorInvestment', {
    headers: keyed(investor.headers, on),
    body: { note_id: noteId, amount: '1000.00', fill_remaining: 0, acknowledge_limit: 1, agree_wakalah: 1 },
  });
const takeBack = async (noteId: string, on: string) => {
  const { mine } = await noteOf(noteId, on);
  const id = mine?.subscriptions.find((one) => one.state === 'active')?.id ?? '';
  return call(app, 'investorCancelInvestment', { headers: keyed(investor.headers, on), params: { id } });
};
const issuerCan = async (id: string) => {
  const { maker } = await operatorPair(app);
  const { body } = await call(app, 'operatorNotes', { headers: maker.headers });
  return body.items.find((one) => one.id === id)?.can;
};

describe('a material change', () => {
  it('stops the campaign, notifies its investors and lets them cancel, without counting as a change of mind', async () => {
    const { id, number } = await listedNote(app, issuer);
    await invest(app, id, { investor, amount: '3000.00' }, inDays(1));
    expect(await issuerCan(id)).toMatchObject({ pause: true, resume: false, cancel: true });
    await change(id, 'pause', inDays(3));
    await runJobs(app, ['notify_campaign']);
    expect((await mailTo(app, investor.email, 'campaign_paused')).params).toMatchObject({
      noteNumber: number,
      message: 'The largest buyer has left.',
    });
    await mailTo(app, issuer.email, 'campaign_changed');
    const rejected = await order(id, inDays(3));
    expect([rejected.status, rejected.error.code]).toEqual([409, 'note_paused']);
    const paused = await noteOf(id, inDays(3));
    expect(paused).toMatchObject({ is_paused: true, can: { invest: false, cancel: true } });
    expect(paused.updates[0]).toMatchObject({ kind: 'paused', body: 'The largest buyer has left.' });
    // Two days after the investment its window is over: only the pause lets it out.
    const out = await takeBack(id, inDays(3));
    expect([out.status, out.body.subscription?.state]).toEqual([200, 'returned']);
    expect((await noteOf(id, inDays(3))).raised).toBe('0.00');
    const again = await call(app, 'operatorPropose', {
      headers: keyed((await operatorPair(app)).maker.headers, inDays(3)),
      body: {
        kind: 'campaign_change',
        subject_id: id,
        after: { action: 'pause', message: 'Again' },
        reason: 'Again',
      },
    });
    expect(again.status).toBe(409);
  });

  it('extends the campaign by the time it was stopped', async () => {
    const { id } = await listedNote(app, issuer);
    await invest(app, id, { investor, amount: '2000.00' }, inDays(1));
    const { closes_at: before } = await noteOf(id);
    await change(id, 'pause', inDays(2));
    // The last day of the campaign goes by while it is paused: nothing ends, nothing is returned.
    await runDay(app, inDays(15));
    expect(await noteOf(id, inDays(16))).toMatchObject({ state: 'listed', raised: '2000.00' });
    await change(id, 'resume', inDays(12));
    const after = await noteOf(id, inDays(12));
    expect(Date.parse(after.closes_at ?? '') - Date.parse(before ?? '')).toBe(10 * 86_400_000);
    expect((await order(id, inDays(12))).status).toBe(201);
    const tooLate = await takeBack(id, inDays(14));
    expect([tooLate.status, tooLate.error.code]).toEqual([409, 'cancel_window_over']);
  });

  it('may end it: every investment is returned and every investor is notified', async () => {
    const { id, number } = await listedNote(app, issuer);
    await invest(app, id, { investor, amount: '10000.00' }, inDays(1));
    expect((await noteOf(id)).state).toBe('funded');
    await change(id, 'cancel', inDays(1));
    await runJobs(app, ['return_subscriptions']);
    expect(await noteOf(id)).toMatchObject({
      ...{ state: 'cancelled', raised: '10000.00', funded_percent: '100.00', remaining: '0.00' },
      ...{ investors: 1, mine: { waiting: '0.00' } },
    });
    const mail = await mailTo(app, investor.email, 'subscription_returned');
    expect(mail.params).toMatchObject({
      ...{ noteNumber: number, amount: '10000.00', reason: { code: 'note_cancelled_reason' } },
    });
    expect(await issuerCan(id)).toMatchObject({ pause: false, resume: false, cancel: false });
  });
});

describe('a revision of the fact sheet', () => {
  const words = {
    security: 'Personal guarantee of both directors',
    risks: [{ risk: 'One buyer makes half of the revenue', mitigant: 'It has bought for eight years' }],
    documents: [] as string[],
  };
  const proposing = async (subjectId: string, after: unknown, headers?: Headers) =>
    call(app, 'operatorPropose', {
      headers: keyed(headers ?? (await operatorPair(app)).maker.headers, inDays(3)),
      body: { kind: 'fact_sheet_revision', subject_id: subjectId, after, reason: 'The buyer has left' },
    });
  const approving = async (id: string, who: 'maker' | 'checker') =>
    call(app, 'operatorApprove', {
      headers: keyed((await operatorPair(app))[who].headers, inDays(3)),
      params: { id },
      body: {},
    });
  const queue = async (id: string) => {
    const { headers } = (await operatorPair(app)).maker;
    return (await call(app, 'operatorFinancingApplication', { headers, params: { id } })).body;
  };

  it('is rejected for other roles, for the same operator, for other documents, and without changes', async () => {
    const { id } = await listedNote(app, issuer);
    const offered = await offeredNote(app, issuer);
    const finance = await signInOperator(app, ['finance'], 'Siti Hajar');
    const foreign = (await queue(offered.id)).application.files.documents?.[0]?.id ?? '';
    const rejections = [
      await proposing(id, words, finance.headers),
      await proposing(offered.id, words),
      await proposing(id, { ...words, documents: [foreign] }),
      await proposing(id, { ...words, risks: [] }),
    ];
    expect(rejections.map(({ status, error: rejection }) => [status, rejection.code])).toEqual([
      [403, 'role'],
      [404, 'not_found'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
    ]);
    expect(Object.keys(rejections[2]?.error.errors ?? {})).toEqual(['after.documents']);
    expect((await queue(offered.id)).can.revise).toBe(false);
    expect((await queue(id)).can.revise).toBe(true);
    const proposed = await proposing(id, words);
    expect(proposed.status).toBe(201);
    expect((await queue(id)).can.revise).toBe(false);
    expect((await proposing(id, words)).error.code).toBe('approval_pending');
    const alone = await approving(proposed.body.approval.id, 'maker');
    expect([alone.status, alone.error.code]).toEqual([409, 'same_operator']);
    // The note is unchanged until another operator decides.
    expect(await noteOf(id)).toMatchObject({ is_paused: false, fact_sheet_revisions: [] });
    // The campaign changes meanwhile: what was proposed rests on something else.
    await change(id, 'pause', inDays(3));
    expect((await approving(proposed.body.approval.id, 'checker')).error.code).toBe('approval_stale');
    const again = await proposing(id, words);
    expect((await approving(again.body.approval.id, 'checker')).status).toBe(200);
    const same = await proposing(id, words);
    expect([same.status, Object.keys(same.error.errors ?? {})]).toEqual([422, ['after']]);
    await change(id, 'cancel', inDays(3));
    expect((await proposing(id, { ...words, security: null })).error.code).toBe('wrong_state');
  });

  it('pauses the campaign, retains every version, notifies investors of the changes and lets them cancel', async () => {
    const { id, number } = await listedNote(app, issuer, { contract: 'Shariah' });
    await invest(app, id, { investor, amount: '3000.00' }, inDays(1));
    const document = (await queue(id)).application.files.documents?.[0];
    const unfit = await proposing(id, { ...words, security: 'The loan is secured' });
    expect(unfit.error.errors).toEqual({
      'after.security': [
        'This is a Shariah note: please say \u201cfinancing\u201d instead of \u201cloan\u201d',
      ],
    });
    const { maker } = await operatorPair(app);
    const pausing = await call(app, 'operatorPropose', {
      headers: keyed(maker.headers, inDays(3)),
      body: {
        kind: 'campaign_change',
        subject_id: id,
        after: { action: 'pause', message: 'Kadar faedah berubah' },
        reason: 'The buyer has left',
      },
    });
    expect(Object.keys(pausing.error.errors ?? {})).toEqual(['after.message']);
    const first = await proposing(id, { ...words, documents: [document?.id] });
    expect((await approving(first.body.approval.id, 'checker')).status).toBe(200);
    await runJobs(app, ['notify_revision']);
    const changes = [
      { what: 'security', before: null, after: words.security },
      {
        what: 'risk',
        before: null,
        after: 'One buyer makes half of the revenue \u2013 It has bought for eight years',
      },
      { what: 'document', before: null, after: document?.name },
    ];
    const mail = await mailTo(app, investor.email, 'fact_sheet_revised');
    expect(mail.params).toEqual({ noteNumber: number, reader: 'investor', changes });
    expect((await mailTo(app, issuer.email, 'fact_sheet_revised')).params).toMatchObject({
      reader: 'issuer',
    });
    const paused = await noteOf(id, inDays(3));
    expect(paused).toMatchObject({
      is_paused: true,
      can: { invest: false, cancel: true },
      fact_sheet: { version: 2, security: words.security, risks: words.risks },
      fact_sheet_revisions: [{ version: 2, revised_on: inDays(3), changes }],
      documents: [{ id: document?.id }],
    });
    expect(paused.updates[0]?.title).toBe('The fact sheet was revised');
    // A second correction of the paused campaign; the first one stays to be read.
    expect((await queue(id)).application.fact_sheet).toMatchObject({ security: words.security });
    const risks = [{ ...words.risks[0], mitigant: 'A second buyer has signed' }];
    const second = await proposing(id, { security: null, risks, documents: [] });
    expect((await approving(second.body.approval.id, 'checker')).status).toBe(200);
    const revised = await noteOf(id, inDays(3));
    expect(revised.fact_sheet_revisions.map((one) => one.version)).toEqual([3, 2]);
    expect(revised.fact_sheet_revisions[0]?.changes).toEqual([
      { what: 'security', before: words.security, after: null },
      {
        what: 'risk',
        before: 'One buyer makes half of the revenue \u2013 It has bought for eight years',
        after: 'One buyer makes half of the revenue \u2013 A second buyer has signed',
      },
      { what: 'document', before: document?.name, after: null },
    ]);
    expect(revised.documents).toEqual([]);
    const out = await takeBack(id, inDays(3));
    expect([out.status, out.body.subscription?.state]).toEqual([200, 'returned']);
    await change(id, 'resume', inDays(5));
    expect(await noteOf(id, inDays(5))).toMatchObject({ is_paused: false, can: { invest: true } });
  });
});

describe('the end of a campaign', () => {
  it.each([
    ['7990.00', 'expired', '7990.00'],
    ['8000.00', 'funded', '8000.00'],
    ['9990.00', 'funded', '9990.00'],
  ])('with %s of 10,000.00 the note is %s', async (amount, state, raised) => {
    const { id } = await listedNote(app, issuer);
    await invest(app, id, { investor, amount }, inDays(1));
    await runDay(app, inDays(14));
    expect(await noteOf(id, inDays(15))).toMatchObject({ state, raised });
    const instalments = async (on: string) =>
      (
        await call(app, 'noteAmortizations', {
          headers: dated(investor.headers, on),
          query: { note_id: id, amount: '100.00' },
        })
      ).body.items.length;
    expect(await instalments(inDays(15))).toBe(state === 'funded' ? 3 : 0);
    if (state === 'funded') {
      // The smaller amount is not signed for in its three days: the money is returned.
      await runDay(app, inDays(18));
      expect(await noteOf(id, inDays(19))).toMatchObject({
        state: 'cancelled',
        raised: amount,
        investors: 1,
      });
      expect(await instalments(inDays(19))).toBe(0);
    }
  });
});

describe('a note that ended without being issued', () => {
  it('retains the amount raised, and from whom, without subscriptions cancelled before', async () => {
    const other = await approvedInvestor(app);
    await giveCash(app, other, ['5000.00']);
    const { id } = await listedNote(app, issuer);
    await invest(app, id, { investor, amount: '2000.00' }, inDays(1));
    await invest(app, id, { investor, amount: '1000.00' }, inDays(1));
    await invest(app, id, { investor: other, amount: '1500.00' }, inDays(1));
    await change(id, 'pause', inDays(2));
    expect((await takeBack(id, inDays(2))).body.subscription).toMatchObject({ state: 'returned' });
    await change(id, 'cancel', inDays(3));
    const shown = async () => {
      const { raised, investors, mine } = await noteOf(id);
      return { raised, investors, waiting: mine?.waiting };
    };
    const left = (await noteOf(id)).mine?.subscriptions.find((one) => one.state === 'active');
    const raised = left?.amount === '2000.00' ? '3500.00' : '2500.00';
    expect(await shown()).toEqual({ raised, investors: 2, waiting: left?.amount });
    await runJobs(app, ['return_subscriptions']);
    expect(await shown()).toEqual({ raised, investors: 2, waiting: '0.00' });
    const { maker } = await operatorPair(app);
    const { body: notes } = await call(app, 'operatorNotes', {
      headers: maker.headers,
      query: { state: 'cancelled' },
    });
    expect(notes.items.find((one) => one.id === id)).toMatchObject({ raised, investors: 2 });
    const { body: queue } = await call(app, 'operatorNote', { headers: maker.headers, params: { id } });
    expect(queue.note).toMatchObject({ raised, investors: 2, outstanding: '0.00' });
    const own = await call(app, 'note', { headers: issuer.headers, params: { id } });
    expect(own.body.note).toMatchObject({ raised, investors: 2 });
    const exported = await app.work.query({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
      notesExport.read(ctx, issuer.userId),
    );
    const row = exported
      .find(({ name }) => name === 'own_notes')
      ?.rows.find((one) => one.number === queue.note.number);
    expect(row).toMatchObject({ raised, investors_at_end: 2 });
  });

  it('shows operators from whom, a page at a time, and no other user', async () => {
    const { id } = await listedNote(app, issuer);
    await invest(app, id, { investor, amount: '1000.00' }, inDays(1));
    await invest(app, id, { investor, amount: '3000.00' }, inDays(1));
    expect((await takeBack(id, inDays(1))).status).toBe(200);
    await runDay(app, inDays(14));
    const { maker } = await operatorPair(app);
    const page = (query: Record<string, string>, noteId = id, headers: Headers = maker.headers) =>
      call(app, 'operatorNoteSubscriptions', { headers, params: { id: noteId }, query });
    expect((await page({}, id, investor.headers)).status).toBe(401);
    expect((await page({}, issuer.userId)).status).toBe(404);
    expect((await page({ cursor: 'x' })).status).toBe(422);
    const first = await page({ limit: '1' });
    const second = await page({ limit: '1', cursor: first.body.next_cursor ?? '' });
    const rows = [...first.body.items, ...second.body.items];
    expect(second.body.next_cursor).toBeNull();
    expect(rows.map((one) => one.is_withdrawn).sort()).toEqual([false, true]);
    expect(rows.map((one) => one.state).sort()).toEqual(['cancelled', 'returned']);
    expect(rows[0]).toMatchObject({
      investor_id: investor.userId,
      source: 'manual',
      subscribed_on: inDays(1),
    });
    expect(rows.every((one) => one.investor_name !== '' && one.ended_at !== null)).toBe(true);
    // Older databases show by the audit log which subscriptions were cancelled by their investors.
    const { rows: otherwise } = await sql`select s.id from subscriptions s
      where s.is_withdrawn <> (s.state = 'cancelled' or exists (select from audit_events a
        where a.subject_kind = 'subscription' and a.subject_id = s.id and a.action = 'subscription.cancelled'))`.execute(
      app.database.reader.db,
    );
    expect(otherwise).toEqual([]);
  });
});
