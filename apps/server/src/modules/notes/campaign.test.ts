import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, invest, keyed, listedNote, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';

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
const bid = (noteId: string, on: string) =>
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
  it('stops the campaign, tells its investors and lets them out, without counting as a change of mind', async () => {
    const { id, number } = await listedNote(app, issuer);
    await invest(app, id, { investor, amount: '3000.00' }, inDays(1));
    expect(await issuerCan(id)).toMatchObject({ pause: true, resume: false, cancel: true });
    await change(id, 'pause', inDays(3));
    await runJobs(app, ['tell_campaign']);
    expect((await mailTo(app, investor.email, 'campaign_paused')).params).toMatchObject({
      noteNumber: number,
      message: 'The largest buyer has left.',
    });
    await mailTo(app, issuer.email, 'campaign_changed');
    const refused = await bid(id, inDays(3));
    expect([refused.status, refused.refusal.code]).toEqual([409, 'note_paused']);
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

  it('keeps the campaign open for as long as it was stopped', async () => {
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
    expect((await bid(id, inDays(12))).status).toBe(201);
    const tooLate = await takeBack(id, inDays(14));
    expect([tooLate.status, tooLate.refusal.code]).toEqual([409, 'cancel_window_over']);
  });

  it('may end it: every investment goes back and everybody is told', async () => {
    const { id, number } = await listedNote(app, issuer);
    await invest(app, id, { investor, amount: '10000.00' }, inDays(1));
    expect((await noteOf(id)).state).toBe('funded');
    await change(id, 'cancel', inDays(1));
    await runJobs(app, ['return_subscriptions']);
    expect(await noteOf(id)).toMatchObject({ state: 'cancelled', raised: '0.00', mine: { waiting: '0.00' } });
    const mail = await mailTo(app, investor.email, 'subscription_returned');
    expect(mail.params).toMatchObject({ noteNumber: number, amount: '10000.00' });
    expect(await issuerCan(id)).toMatchObject({ pause: false, resume: false, cancel: false });
  });
});

describe('the end of a campaign', () => {
  it.each([
    ['7990.00', 'expired', '0.00'],
    ['8000.00', 'funded', '8000.00'],
    ['9990.00', 'funded', '9990.00'],
  ])('with %s of 10,000.00 the note is %s', async (amount, state, raised) => {
    const { id } = await listedNote(app, issuer);
    await invest(app, id, { investor, amount }, inDays(1));
    await runDay(app, inDays(14));
    expect(await noteOf(id, inDays(15))).toMatchObject({ state, raised });
    if (state === 'funded') {
      // Nobody signs for the smaller amount in its three days: the money goes back.
      await runDay(app, inDays(18));
      expect(await noteOf(id, inDays(19))).toMatchObject({ state: 'cancelled', raised: '0.00' });
    }
  });
});
