import { message } from '@titian/contracts/messages/message';
import { nextBusinessDay } from '@titian/finance/calendar';
import {
  type BankAccountRef,
  BatchRejected,
  type PayoutBank,
  type PayoutInstruction,
} from '../../../gateways/payout/port.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError, invariant } from '../../../platform/errors.ts';
import { type BankAccount, bankAccountNumber, readBankAccounts } from '../../onboarding/public.ts';
import { readHolidays } from '../../settings/public.ts';
import { type Payout, payoutKinds } from '../domain/payout.ts';
import { findPayout } from '../store/payouts.ts';

/** What a payment file is written with. */
export interface PaymentFileDeps {
  readonly bank: Pick<PayoutBank, 'writeBatch'>;
  /** The trust account that payouts leave from. */
  readonly trustAccount: BankAccountRef;
}

/** A batch as it is proposed: everything in its file that does not come from its payouts. */
export interface ProposedBatch {
  /** Of the proposal; the bank takes a file under this id once. */
  readonly proposalId: string;
  readonly proposedAt: Date;
  /** In the order in which the file lists them. */
  readonly payouts: readonly Payout[];
}

/** The bank's id of the batch that a proposal makes: at most 35 characters, never reused. */
export function messageIdOf(proposalId: string): string {
  return proposalId.replaceAll('-', '');
}

/**
 * The payment file of a batch (PAY-1), the same bytes for the same payouts, accounts and day of execution: created
 * at the instant of the proposal, executed on the first business day from the business date on (decision 029).
 *
 * @throws FieldError on `payout_ids` for a payment that breaks a rule of the format
 */
export async function paymentFile(
  ctx: QueryCtx,
  { bank, trustAccount }: PaymentFileDeps,
  batch: ProposedBatch,
): Promise<string> {
  const content = {
    messageId: messageIdOf(batch.proposalId),
    createdAt: batch.proposedAt,
    payOn: nextBusinessDay(ctx.businessDate, await readHolidays(ctx)),
    debtor: trustAccount,
    instructions: await instructionsOf(ctx, batch.payouts),
  };
  try {
    return bank.writeBatch(content);
  } catch (error) {
    throw error instanceof BatchRejected
      ? fieldError('payout_ids', message('batch_impossible', { detail: error.message }))
      : error;
  }
}

async function instructionsOf(ctx: QueryCtx, payouts: readonly Payout[]): Promise<PayoutInstruction[]> {
  const accounts = await readBankAccounts(
    ctx,
    payouts.map((one) => one.bankAccountId).filter((id) => id !== null),
  );
  const instructions: PayoutInstruction[] = [];
  for (const payout of payouts) {
    instructions.push({
      endToEndId: payout.endToEndId,
      amountSen: payout.amountSen,
      creditor: { name: payout.beneficiary, ...(await creditorAccount(ctx, payout, accounts)) },
      description: payoutKinds[payout.purpose].description,
    });
  }
  return instructions;
}

async function creditorAccount(
  ctx: QueryCtx,
  { bankAccountId, payee }: Payout,
  accounts: ReadonlyMap<string, BankAccount>,
): Promise<{ bic: string; accountNo: string }> {
  if (payee !== null) {
    return { bic: payee.bic, accountNo: ctx.fieldEncryption.open(payee.numberEnc) };
  }
  const account = bankAccountId === null ? undefined : accounts.get(bankAccountId);
  invariant(account, `bank account ${bankAccountId} of a payout exists`);
  return { bic: account.bic, accountNo: await bankAccountNumber(ctx, account.id) };
}

/** The unmasked account number of a payout, for an operator with a reason; null for an unknown payout. */
export async function readNumberOfPayout(ctx: QueryCtx, id: string): Promise<string | null> {
  const payout = await findPayout(ctx.reader, id);
  if (payout === null) {
    return null;
  }
  const accounts = await readBankAccounts(ctx, payout.bankAccountId === null ? [] : [payout.bankAccountId]);
  return (await creditorAccount(ctx, payout, accounts)).accountNo;
}
