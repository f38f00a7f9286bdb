import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, invest, issue, keyed, listedNote } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import type { SignedInUser } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  await giveCash(app, investor, ['30000.00', '30000.00']);
}, 120_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const opened = () => addDays(malaysiaDay(app.work.clock.now()), 1);
const positionOf = async (who: SignedInUser, id: string) =>
  (await call(app, 'note', { headers: keyed(who.headers, opened()), params: { id } })).body.note.position;
const nothing = {
  ...{ invested: '0.00', with_issuer: '0.00' },
  ...{ recommended_limit: '50000.00', limit_blocks: false, cancellations_left: 3 },
};

describe('what an investor has in all notes, on the page of one', () => {
  it('is not accessible to its issuer, nor to other users', async () => {
    const { id } = await listedNote(app, issuer);
    await invest(app, id, { investor, amount: '1000.00' }, opened());
    expect(await positionOf(issuer, id)).toBeNull();
    expect(await positionOf(await approvedInvestor(app), id)).toEqual(nothing);
  });

  it('counts what waits and what is outstanding, and the part with the issuer alone', async () => {
    const another = await approvedInvestor(app);
    await giveCash(app, another, ['30000.00']);
    const other = await listedNote(app, await approvedIssuer(app));
    const [first, second] = [await listedNote(app, issuer), await listedNote(app, issuer)];
    await invest(app, other.id, { investor: another, amount: '3000.00' }, opened());
    await invest(app, first.id, { investor: another, amount: '10000.00' }, opened());
    await invest(app, second.id, { investor: another, amount: '2000.00' }, opened());
    await issue(app, issuer, first.id, '10000.00', opened());
    await runJobs(app, ['allot_subscriptions']);
    expect(await positionOf(another, second.id)).toMatchObject({
      invested: '15000.00',
      with_issuer: '12000.00',
    });
    expect(await positionOf(another, other.id)).toMatchObject({ with_issuer: '3000.00' });
  });

  it('says how many cancellations are left, down to none', async () => {
    const { id } = await listedNote(app, issuer);
    const left: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await invest(app, id, { investor, amount: '100.00' }, opened());
      await cancel(id);
      left.push((await positionOf(investor, id))?.cancellations_left ?? -1);
    }
    expect(left).toEqual([2, 1, 0]);
    await invest(app, id, { investor, amount: '100.00' }, opened());
    expect((await cancel(id)).error.code).toBe('cancel_limit');
    expect((await positionOf(investor, id))?.cancellations_left).toBe(0);
  });
});

async function cancel(noteId: string) {
  const headers = keyed(investor.headers, opened());
  const { note } = (await call(app, 'note', { headers, params: { id: noteId } })).body;
  const id = note.mine?.subscriptions.find((one) => one.state === 'active')?.id ?? '';
  return call(app, 'investorCancelInvestment', {
    headers: keyed(investor.headers, opened()),
    params: { id },
  });
}
