import type { Obligation, RecipientPurpose } from '@titian/contracts/treasury';
import { type Day, daysBetween, malaysiaDay } from '@titian/finance/calendar';
import {
  noAccounts,
  type PlatformAccountKind,
  platformAccount,
  postTransfers,
} from '../../src/modules/ledger/public.ts';
import { type Scope, systemActor } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from '../app.ts';
import { call } from './http.ts';
import { runJobs } from './jobs.ts';
import { senOf } from './money.ts';
import { dated, operatorPair, proposeAndApprove } from './operators.ts';
import { uploadStatement } from './statements.ts';

/** The operating account's number, for `createTestApp`. */
export const OPERATING_ACCOUNT = '514098765432';

/** Work of the system on a business day. */
export const workOn = (date: Day): Scope => ({
  actor: systemActor,
  dateShiftDays: daysBetween(malaysiaDay(new Date()), date),
  requestId: 'test',
});

/** Books money of the platform on a business day, as if a customer had paid it; answers the transfer's id. */
export async function bookPlatformMoney(
  app: TestApp,
  account: PlatformAccountKind,
  amount: string,
  date: Day,
  over: { readonly kind?: string; readonly noteId?: string } = {},
): Promise<string> {
  const id = newId();
  const transfer = {
    ...{ id, debitAccountId: platformAccount('trust_bank'), creditAccountId: platformAccount(account) },
    ...{ amountSen: senOf(amount), kind: over.kind ?? 'test_fee' },
    ...{ referenceId: newId(), noteId: over.noteId ?? null },
  };
  await app.work.command(workOn(date), (ctx) => postTransfers(ctx, noAccounts, [transfer]));
  return id;
}

/** Drafts an account; answers the whole answer of the call. */
export async function draftRecipient(app: TestApp, purpose: RecipientPurpose, name: string, number: string) {
  const { maker } = await operatorPair(app);
  const body = { purpose, name, bic: 'MBBEMYKL', number };
  return call(app, 'operatorCreateRecipient', { headers: maker.headers, body });
}

/** Puts an account on the list of recipients; answers its id. */
export async function listedRecipient(
  app: TestApp,
  purpose: RecipientPurpose,
  name: string,
  number: string,
): Promise<string> {
  const answer = await draftRecipient(app, purpose, name, number);
  if (answer.status !== 201) {
    throw new Error(`drafting answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  const { id } = answer.body.recipient;
  await proposeAndApprove(app, { kind: 'remittance_recipient', subjectId: id, after: { state: 'active' } });
  return id;
}

/** The newest sweep or remittance. */
export async function latestRemittance(app: TestApp, on?: Day) {
  const { maker } = await operatorPair(app);
  const { body } = await call(app, 'operatorRemittances', { headers: dated(maker.headers, on) });
  const [first] = body.items;
  if (first === undefined) {
    throw new Error('there is no remittance');
  }
  return first;
}

/** The payout of a remittance as it is stored. */
export function remittancePayout(app: TestApp, remittanceId: string) {
  return app.database.reader.db
    .selectFrom('payouts')
    .selectAll()
    .where('purpose_id', '=', remittanceId)
    .executeTakeFirstOrThrow();
}

/** Releases the payout of a remittance in a batch of its own. */
export async function releaseRemittance(app: TestApp, remittanceId: string, on?: Day): Promise<void> {
  const { id } = await remittancePayout(app, remittanceId);
  await proposeAndApprove(app, { kind: 'payout_batch', subjectId: id, after: { payout_ids: [id] }, on });
}

/** A remittance of an obligation through a day, as a proposal. */
export function remittanceOf(
  obligation: Exclude<Obligation, 'fees'>,
  through: string,
  over: Record<string, unknown> = {},
  on?: Day,
) {
  return { kind: 'treasury_remittance', subjectId: null, after: { obligation, through, ...over }, on };
}

/** Uploads a statement of the operating account; a second operator approves it, and what it confirms is settled. */
export async function uploadOperating(app: TestApp, text: string, on?: Day): Promise<void> {
  const { maker, checker } = await operatorPair(app);
  const answer = await uploadStatement(app, dated(maker.headers, on), text);
  if (answer.status !== 201) {
    throw new Error(`uploading answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  const approved = await call(app, 'operatorApprove', {
    headers: dated(checker.headers, on),
    params: { id: answer.body.approval_id },
    body: {},
  });
  if (approved.status !== 200) {
    throw new Error(`approving the import answered ${approved.status}: ${JSON.stringify(approved.error)}`);
  }
  await runJobs(app, ['settle_statements']);
}
