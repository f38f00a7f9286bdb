import type { PayoutBank } from '../../../gateways/payout/port.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findChange, findChangeNumber, lockChange } from '../store/bank-account-changes.ts';
import { rejectionOf, requestBankAccount, type WantedBankAccount } from './request-bank-account.ts';
import { rejectChange, type SettledBankAccount, settleBankAccount } from './settle-bank-account.ts';

/** Dependencies of a bank account enquiry. */
export interface BankAccountDeps {
  readonly work: UnitOfWork;
  readonly bank: PayoutBank;
}

const ENQUIRY_INTERVAL_MS = 5 * 60_000;
/** After a day without an answer the enquiry fails; the customer may request again. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

/**
 * Stores the request, queries the bank at once and applies its answer; without an answer the job retries.
 * @throws FieldError where the bank's answer rejects the account; the errors of `requestBankAccount`
 */
export async function changeBankAccount(
  bankAccountDeps: BankAccountDeps,
  scope: Scope,
  wanted: WantedBankAccount,
): Promise<SettledBankAccount> {
  const changeId = await bankAccountDeps.work.command(scope, (ctx) => requestBankAccount(ctx, wanted));
  const answer = await bankAccountDeps.bank.enquireAccount(wanted.bic, wanted.number);
  const settled = await bankAccountDeps.work.command(scope, (ctx) =>
    settleBankAccount(ctx, changeId, answer, false),
  );
  if (settled.refusal !== null) {
    throw rejectionOf(settled.refusal);
  }
  return settled;
}

/** The job: queries the answer of an open request, and plans the next attempt. */
export async function enquireAboutChange(
  { work, bank }: BankAccountDeps,
  scope: Scope,
  changeId: string,
): Promise<void> {
  const open = await work.query(scope, async (ctx) => {
    const change = await findChange(ctx.reader, changeId);
    if (change === null || change.state !== 'enquiring') {
      return null;
    }
    const { numberEnc } = await findChangeNumber(ctx.reader, changeId);
    return { bic: change.bic, number: ctx.fieldEncryption.open(numberEnc) };
  });
  if (open === null) {
    return;
  }
  const answer = await bank.enquireAccount(open.bic, open.number);
  await work.command(scope, async (ctx) => {
    const { state } = await settleBankAccount(ctx, changeId, answer, true);
    if (state === 'enquiring') {
      await planNextTry(ctx, changeId);
    }
  });
}

async function planNextTry(ctx: Ctx, changeId: string): Promise<void> {
  const change = await lockChange(ctx.tx, changeId);
  if (change === null) {
    return;
  }
  if (later(change.requestedAt, GIVE_UP_AFTER_MS) <= ctx.now) {
    await rejectChange(ctx, change, { refusal: 'no_answer', nameCheck: null }, true);
    return;
  }
  const runAt = later(ctx.now, ENQUIRY_INTERVAL_MS);
  const key = `bank_account:${changeId}`;
  await enqueue(ctx, 'bank_account_enquiry', { change_id: changeId }, { key, runAt });
}
