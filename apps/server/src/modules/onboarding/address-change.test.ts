import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import {
  acceptAddress,
  addressProof,
  newAddress,
  requestAddress,
  waitingAddress,
} from '../../../test/builders/address-change.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import {
  registerUser,
  type SignedInOperator,
  signInOperator,
  stepUpCode,
} from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  approvedInstitution,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { lift, restrict, SECRET } from '../../../test/builders/restrictions.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

const NOBODY = '0194b6f0-0000-7000-8000-000000000001';

let bank: TestServer;
let app: TestApp;
let maker: SignedInOperator;
let checker: SignedInOperator;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  ({ maker, checker } = await operatorPair(app));
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const changesOf = async ({ headers }: { readonly headers: Headers }) =>
  (await call(app, 'userAddressChanges', { headers })).body.items;
const addressOf = async ({ headers }: { readonly headers: Headers }) =>
  (await call(app, 'userInfo', { headers })).body.user_info.address;
const withdraw = ({ headers }: { readonly headers: Headers }, id: string) =>
  call(app, 'userWithdrawAddressChange', { headers, params: { id } });
const queue = async (headers: Headers = maker.headers) =>
  (await call(app, 'operatorAddressChanges', { headers, query: { limit: '100' } })).body.items;
const proposing = (subjectId: string, after: unknown, headers: Headers = maker.headers) =>
  call(app, 'operatorPropose', {
    headers,
    body: { kind: 'address_change', subject_id: subjectId, after, reason: 'The bill is in order' },
  });
const approving = (id: string, headers: Headers = checker.headers) =>
  call(app, 'operatorApprove', { headers, params: { id }, body: {} });
const accept = { decision: 'accept' };
const reject = { decision: 'reject', rejection: 'outdated' };
const templates = async (one: ApprovedInvestor) => (await mailsTo(app, one.email)).map((m) => m.template);
const storedFiles = async (userId: string) =>
  app.database.reader.db
    .selectFrom('files')
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('purpose', '=', 'address_proof')
    .execute();

describe('another address is not requested', () => {
  it('without a sign-in, and before an approval', async () => {
    expect((await requestAddress(app, bearer('x'.repeat(43)))).status).toBe(401);
    const early = await requestAddress(app, (await registerUser(app)).headers);
    expect([early.status, early.error.code]).toEqual([403, 'not_approved']);
    expect((await call(app, 'userAddressChanges', {})).status).toBe(401);
  });

  it.each([
    ['no first line', { address_line_1: ' ' }, 'address_line_1'],
    ['a postcode of four digits', { postcode: '5045' }, 'postcode'],
    ['no city', { city: '' }, 'city'],
    ['a state that is not of the list', { state: '99' }, 'state'],
    ['an unknown country', { country: 'XX' }, 'country'],
    ['another kind of document', { document_kind: 'selfie' }, 'document_kind'],
  ])('with %s', async (_case, change, field) => {
    const investor = await approvedInvestor(app);
    const answer = await requestAddress(app, investor.headers, change);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    expect(await storedFiles(investor.userId)).toEqual([]);
  });

  it('that is in force already, whatever its case', async () => {
    const investor = await approvedInvestor(app);
    const present = await addressOf(investor);
    const same = {
      address_line_1: ` ${present?.line_1?.toUpperCase()} `,
      address_line_2: present?.line_2 ?? '',
      postcode: present?.postcode ?? '',
      city: present?.city ?? '',
      state: present?.state ?? '',
    };
    const answer = await requestAddress(app, investor.headers, same);
    expect([answer.status, answer.error.errors]).toEqual([
      422,
      { address_line_1: ['This is your present address.'] },
    ]);
    expect(await storedFiles(investor.userId)).toEqual([]);
  });

  it('without its proof, by two, and by one that is no document', async () => {
    const investor = await approvedInvestor(app);
    const none = await requestAddress(app, investor.headers, {}, []);
    expect([none.status, none.error.errors]).toEqual([
      422,
      { document: ['Please choose the document: a PDF or a picture'] },
    ]);
    const two = await requestAddress(app, investor.headers, {}, [addressProof(), addressProof()]);
    expect([two.status, Object.keys(two.error.errors ?? {})]).toEqual([422, ['document']]);
    const bytes = new Uint8Array(Buffer.from('MZ this is a program'));
    const program = { field: 'document', name: 'bill.pdf', type: 'application/pdf', bytes };
    const rejected = await requestAddress(app, investor.headers, {}, [program]);
    expect([rejected.status, Object.keys(rejected.error.errors ?? {})]).toEqual([422, ['document']]);
    expect(await changesOf(investor)).toEqual([]);
  });

  it('while one waits, nor twice at once', async () => {
    const investor = await approvedInvestor(app);
    const both = await Promise.all([
      requestAddress(app, investor.headers),
      requestAddress(app, investor.headers),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual([201, 409]);
    const third = await requestAddress(app, investor.headers, { city: 'Bangi' });
    expect([third.status, third.error.code]).toEqual([409, 'wrong_state']);
    expect(third.error.message).toContain('waiting for review already');
    expect(await storedFiles(investor.userId)).toHaveLength(1);
  });

  it('while money is restricted, without naming the cause, and by a disabled account', async () => {
    const frozen = await approvedInvestor(app);
    await restrict(app, frozen);
    const answer = await requestAddress(app, frozen.headers);
    expect([answer.status, answer.error.code]).toEqual([409, 'account_restricted']);
    expect(JSON.stringify(answer.error)).not.toContain(SECRET);
    const disabled = await approvedInvestor(app);
    await disable(disabled);
    const inactive = await requestAddress(app, disabled.headers);
    expect([inactive.status, inactive.error.code]).toEqual([403, 'account_inactive']);
  });
});

function disable({ userId }: ApprovedInvestor) {
  const after = { account_status: 'Inactive', reason: 'Asked by its owner' };
  return proposeAndApprove(app, { kind: 'account_state', subjectId: userId, after });
}

describe('a requested address is not decided', () => {
  it('nor read by other roles, and not proposed by them', async () => {
    const investor = await approvedInvestor(app);
    const id = await waitingAddress(app, investor.headers);
    const others = await signInOperator(app, ['support', 'credit', 'finance', 'administrator']);
    expect((await call(app, 'operatorAddressChanges', { headers: others.headers })).status).toBe(403);
    expect((await proposing(id, accept, others.headers)).error.code).toBe('role');
    const compliance = await signInOperator(app, ['compliance']);
    const row = (await queue(compliance.headers)).find((one) => one.id === id);
    expect(row).toMatchObject({ file: { name: 'bill.pdf' }, can: { accept: false, reject: false } });
    expect((await proposing(id, accept, compliance.headers)).error.code).toBe('role');
  });

  it.each([
    ['a rejection without its reason', { decision: 'reject' }],
    ['an approval with one', { ...accept, rejection: 'outdated' }],
    ['an unknown reason', { decision: 'reject', rejection: 'other' }],
  ])('by %s', async (_case, after) => {
    const id = await waitingAddress(app, (await approvedInvestor(app)).headers);
    const answer = await proposing(id, after);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['after.rejection']]);
  });

  it('where it does not exist, by its maker, twice, or twice at once', async () => {
    expect((await proposing(NOBODY, accept)).error.code).toBe('not_found');
    const investor = await approvedInvestor(app);
    const id = await waitingAddress(app, investor.headers);
    const proposed = await proposing(id, accept);
    const approvalId = proposed.body.approval.id;
    expect((await proposing(id, accept)).error.code).toBe('approval_pending');
    expect((await queue()).find((one) => one.id === id)?.can).toEqual({ accept: false, reject: false });
    expect((await approving(approvalId, maker.headers)).error.code).toBe('same_operator');
    const both = await Promise.all([approving(approvalId), approving(approvalId)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    expect((await templates(investor)).filter((one) => one === 'address_changed')).toHaveLength(1);
    expect((await proposing(id, reject)).error.code).toBe('wrong_state');
  });

  it('once its owner has withdrawn it between proposal and decision', async () => {
    const investor = await approvedInvestor(app);
    const id = await waitingAddress(app, investor.headers);
    const approvalId = await propose(app, { kind: 'address_change', subjectId: id, after: accept });
    expect((await withdraw(investor, id)).status).toBe(200);
    expect((await approving(approvalId)).status).toBe(409);
    expect(await addressOf(investor)).toMatchObject({ city: 'Kuala Lumpur' });
    expect(await changesOf(investor)).toMatchObject([{ id, state: 'withdrawn', reason: null }]);
    expect(await templates(investor)).not.toContain('address_changed');
  });

  it('in favour of an account that was disabled or restricted since; a rejection is possible', async () => {
    const disabled = await approvedInvestor(app);
    const ofDisabled = await waitingAddress(app, disabled.headers);
    const approvalId = await propose(app, { kind: 'address_change', subjectId: ofDisabled, after: accept });
    await disable(disabled);
    expect((await approving(approvalId)).status).toBe(409);
    expect((await proposing(ofDisabled, accept)).error.message).toContain('not active');
    await proposeAndApprove(app, { kind: 'address_change', subjectId: ofDisabled, after: reject });

    const frozen = await approvedInvestor(app);
    const ofFrozen = await waitingAddress(app, frozen.headers);
    await restrict(app, frozen);
    expect((await proposing(ofFrozen, accept)).error.message).toContain('restricted');
    await lift(app, frozen);
    await acceptAddress(app, ofFrozen);
    expect(await addressOf(frozen)).toMatchObject({ city: 'Kajang' });
  });
});

describe('a request is withdrawn', () => {
  it('with the proposal about it, which nobody needs to decide any more', async () => {
    const investor = await approvedInvestor(app);
    const id = await waitingAddress(app, investor.headers);
    await propose(app, { kind: 'address_change', subjectId: id, after: accept });
    await withdraw(investor, id);
    await runJobs(app, ['close_subject_proposals']);
    const proposals = app.database.reader.db.selectFrom('approvals').select('state');
    expect(await proposals.where('subject_id', '=', id).execute()).toEqual([{ state: 'stale' }]);
  });

  it('once, by its owner only', async () => {
    const investor = await approvedInvestor(app);
    const id = await waitingAddress(app, investor.headers);
    expect((await withdraw(await approvedInvestor(app), id)).status).toBe(404);
    expect((await withdraw(investor, NOBODY)).status).toBe(404);
    const both = await Promise.all([withdraw(investor, id), withdraw(investor, id)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    expect((await queue()).map((one) => one.id)).not.toContain(id);
    expect((await requestAddress(app, investor.headers)).status).toBe(201);
  });

  it('before its account is closed', async () => {
    const investor = await approvedInvestor(app);
    const id = await waitingAddress(app, investor.headers);
    const { body } = await call(app, 'userReadClosing', { headers: investor.headers });
    expect(body.reasons.map((one) => one.reason_code)).toEqual(['closing_address_change']);
    const otp_code = await stepUpCode(app, investor);
    const early = await call(app, 'userCloseAccount', { headers: investor.headers, body: { otp_code } });
    expect(early.status).toBe(409);
    await withdraw(investor, id);
    const after = await call(app, 'userReadClosing', { headers: investor.headers });
    expect(after.body.reasons).toEqual([]);
  });
});

describe('a requested address', () => {
  it('waits with its proof beside the one in force, and its owner is told', async () => {
    const investor = await approvedInvestor(app);
    const answer = await requestAddress(app, investor.headers);
    expect(answer.body.change).toMatchObject({
      ...{ state: 'waiting', document_kind: 'utility_bill', file: { name: 'bill.pdf' }, decided_at: null },
      address: { line_1: '7 Jalan Bukit', line_2: 'Taman Melati', city: 'Kajang', state: '10' },
    });
    const row = (await queue()).find((one) => one.user_id === investor.userId);
    expect(row).toMatchObject({
      ...{ verified_name: 'Aminah binti Yusof', current: { city: 'Kuala Lumpur' } },
      ...{ address: { city: 'Kajang' }, can: { accept: true, reject: true } },
    });
    expect(await addressOf(investor)).toMatchObject({ city: 'Kuala Lumpur' });
    expect((await mailTo(app, investor.email, 'address_change_received')).params).toEqual({
      town: '43000 Kajang',
    });
  });

  it('is in force once two operators accept it; the earlier one stays readable, and is exported', async () => {
    const investor = await approvedInvestor(app);
    await acceptAddress(app, await waitingAddress(app, investor.headers));
    expect(await addressOf(investor)).toEqual({
      ...{ line_1: '7 Jalan Bukit', line_2: 'Taman Melati', postcode: '43000' },
      ...{ city: 'Kajang', state: '10', country: 'MY' },
    });
    await mailTo(app, investor.email, 'address_changed');
    const again = await requestAddress(app, investor.headers);
    expect(again.error.errors).toEqual({ address_line_1: ['This is your present address.'] });
    const second = { ...newAddress, address_line_1: '9 Jalan Reko', city: 'Bangi' };
    const { id } = (await requestAddress(app, investor.headers, second)).body.change;
    await acceptAddress(app, id);
    expect(await addressOf(investor)).toMatchObject({ city: 'Bangi' });
    expect((await changesOf(investor)).map((one) => [one.address.city, one.state])).toEqual([
      ['Bangi', 'accepted'],
      ['Kajang', 'accepted'],
    ]);
    const { body } = await call(app, 'investorCheckApplications', { headers: investor.headers });
    expect(body.application, 'what was applied with').toMatchObject({ city: 'Kuala Lumpur' });
  });

  it('is not in force once two operators reject it; its owner reads why, in both languages', async () => {
    const investor = await approvedInvestor(app);
    const id = await waitingAddress(app, investor.headers);
    await proposeAndApprove(app, { kind: 'address_change', subjectId: id, after: reject });
    const [change] = await changesOf(investor);
    expect(change).toMatchObject({ state: 'rejected', reason_code: 'address_rejected_outdated' });
    expect(change?.reason).toContain('older than three months');
    await call(app, 'userUpdateInfo', { headers: investor.headers, body: { locale: 'ms' } });
    expect((await changesOf(investor))[0]?.reason).toContain('tiga bulan');
    expect(await addressOf(investor)).toMatchObject({ city: 'Kuala Lumpur' });
    expect((await mailTo(app, investor.email, 'address_change_rejected')).params).toEqual({
      ...{ town: '43000 Kajang', rejection: 'outdated' },
    });
    expect((await requestAddress(app, investor.headers)).status).toBe(201);
  });

  it('of a company is its business address, and names the state of an issuer', async () => {
    const institution = await approvedInstitution(app);
    await acceptAddress(app, await waitingAddress(app, institution.headers));
    expect(await addressOf(institution)).toMatchObject({ city: 'Kajang' });
    const issuer = await approvedIssuer(app);
    await acceptAddress(app, await waitingAddress(app, issuer.headers));
    const row = app.database.reader.db.selectFrom('issuers').select('state_code');
    expect(await row.where('user_id', '=', issuer.userId).executeTakeFirst()).toEqual({ state_code: '10' });
  });

  it('is proven by a picture too, and opened by those who decide', async () => {
    const investor = await approvedInvestor(app);
    await requestAddress(app, investor.headers, {}, [await picture('document')]);
    const file = (await queue()).find((one) => one.user_id === investor.userId)?.file;
    const open = (headers: Headers) => call(app, 'download', { headers, query: { id: file?.id ?? '' } });
    expect((await open(maker.headers)).status).toBe(200);
    expect((await open((await signInOperator(app, ['finance'])).headers)).status).toBe(403);
  });

  it('is counted in the queue, and audited without the address', async () => {
    const investor = await approvedInvestor(app);
    const id = await waitingAddress(app, investor.headers);
    const { body } = await call(app, 'operatorCurrent', { headers: maker.headers });
    expect(body.counts).toMatchObject({ address_changes: (await queue()).length });
    await acceptAddress(app, id);
    const events = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', id)
      .where('action', 'like', 'address.%')
      .orderBy('id')
      .execute();
    expect(events.map((one) => one.action)).toEqual(['address.requested', 'address.settled']);
    expect(JSON.stringify(events)).not.toContain('Jalan Bukit');
  });

  it('cannot be rewritten by the product, and has its invariant', async () => {
    const investor = await approvedInvestor(app);
    await acceptAddress(app, await waitingAddress(app, investor.headers));
    const rewrite = app.database.transaction((tx) =>
      tx.db.updateTable('address_changes').set({ city: 'Else' }).execute(),
    );
    await expect(rewrite).rejects.toThrow(/permission denied/);
    const forged = await brokenInvariants(app, ({ db }) =>
      sql`update address_changes set approval_id = (select id from approvals where kind <> 'address_change' limit 1)
        where status = 'accepted'`.execute(db),
    );
    expect(forged).toEqual([
      'a requested address was decided by two operators, and its proof is of its owner',
    ]);
  });
});
