import { message } from '@titian/contracts/messages/message';
import { unclaimedPayment } from '@titian/contracts/schemas/operator-unclaimed-moneys';
import { formatRinggit, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { lockAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { type Investor, readInvestor } from '../../onboarding/public.ts';
import { queuePayout } from '../../payments/public.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { bankByBic } from '../../settings/public.ts';
import { amountIn, boundRecipient, lockRegistrar, type Recipient } from '../../treasury/public.ts';
import type { UnclaimedMoney } from '../domain/unclaimed-money.ts';
import { returnPeriod } from '../queries/unclaimed-file.ts';
import { insertPayment, isPaidForYear } from '../store/payments.ts';
import { findUnclaimed } from '../store/unclaimed-moneys.ts';

type Change = z.output<typeof unclaimedPayment>;

const YEAR_FIELD = 'after.return_year';

/**
 * Two finance operators let the whole unclaimed cash of a customer leave for the Registrar of Unclaimed Moneys, for the
 * return of a year (Unclaimed Moneys Act 1965; CMP-11).
 */
export const unclaimedMoneyPayment = approvalExecutor<Change>({
  kind: 'unclaimed_payment',
  subjectKind: 'user',
  after: unclaimedPayment,
  async load(ctx, subjectId, { after }) {
    const { investor, money, recipient } = await loadPayable(ctx, subjectId, after);
    const bank = await bankByBic(ctx, recipient.bic);
    return {
      version: 1,
      label: `${investor.verifiedName} · ${formatRinggit(money.amountSen)}`,
      before: {
        investor: investor.invNo,
        amount: senToText(money.amountSen),
        last_activity_on: money.lastActivity.on,
        unclaimed_on: money.unclaimedOn,
        pay_to: `${recipient.name} · ${bank?.name ?? recipient.bic} ••${recipient.last4}`,
      },
    };
  },
  async binds(ctx, subjectId, { after }) {
    const { investor, money, recipient } = await loadPayable(ctx, subjectId, after);
    return {
      amount: senToText(money.amountSen),
      debited: boundHash(ctx.fieldEncryption, [investor.cashAccountId, investor.verifiedName]),
      recipient: { id: recipient.id, ...boundRecipient(ctx, recipient) },
      last_activity: { on: money.lastActivity.on, unclaimed_on: money.unclaimedOn },
    };
  },
  apply: pay,
});

interface Payable {
  readonly investor: Investor;
  readonly money: UnclaimedMoney;
  readonly recipient: Recipient;
}

/**
 * The unclaimed cash of a customer, with the account that it goes to. Only that account is locked: the customer's is locked
 * once in a transaction, where the money moves.
 * @throws AppError `not_found`, `account_restricted`, `wrong_state` where its owner has had activity or it is empty
 * @throws FieldError on the year where it has not ended, the period had not ended in it, it is paid for already, or where
 * the list of recipients has no account of the Registrar
 */
async function loadPayable(ctx: Ctx, customerId: string, { return_year: year }: Change): Promise<Payable> {
  const investor = await readInvestor(ctx, customerId);
  if (investor === null) {
    throw new AppError('not_found');
  }
  const { terms, until } = await returnPeriod(ctx, year, YEAR_FIELD);
  const recipient = await lockRegistrar(ctx);
  if (recipient === null) {
    throw fieldError(YEAR_FIELD, message('unclaimed_registrar_missing'));
  }
  await requireMoneyAllowed(ctx, customerId, 'withdrawal');
  if (await isPaidForYear(ctx.tx, customerId, year)) {
    throw fieldError(YEAR_FIELD, message('unclaimed_year_paid', { year: String(year) }));
  }
  const money = await findUnclaimed(ctx.tx, customerId, { terms, today: ctx.businessDate });
  if (money === null) {
    throw new AppError('wrong_state', {}, message('unclaimed_no_longer'));
  }
  if (money.unclaimedOn > until) {
    throw fieldError(YEAR_FIELD, message('unclaimed_not_in_year', { year: String(year) }));
  }
  return { investor, money, recipient };
}

/**
 * Decides again under the lock of the customer's cash, and lets it leave.
 * @throws what `loadPayable` throws; AppError `approval_stale` where another amount lies there than both operators read
 */
async function pay(
  ctx: Ctx,
  { id: approvalId, subjectId, after, before }: ApprovalOf<Change>,
): Promise<void> {
  const owner = await readInvestor(ctx, subjectId);
  invariant(owner, `investor ${subjectId} of an approved payment exists`);
  // What is bound was read before in this transaction, with the recipient locked: only the cash is locked here.
  const locked = await lockAccounts(ctx, [owner.cashAccountId]);
  const { investor, money, recipient } = await loadPayable(ctx, subjectId, after);
  if (amountIn(before) !== senToText(money.amountSen)) {
    throw new AppError('approval_stale');
  }
  const { amountSen, lastActivity, unclaimedOn } = money;
  const [id, transferId] = [newId(), newId()];
  const payoutId = await queuePayout(ctx, {
    ...{ purpose: 'unclaimed_money', purposeId: id, userId: investor.userId },
    payee: { bic: recipient.bic, numberEnc: recipient.numberEnc, last4: recipient.last4 },
    ...{ beneficiary: recipient.name, amountSen, usableFrom: ctx.businessNow },
  });
  await insertPayment(ctx.tx, {
    ...{ id, customer_id: investor.userId, amount_sen: amountSen, return_year: after.return_year },
    ...{ last_activity_on: lastActivity.on, last_activity: lastActivity.kind, unclaimed_on: unclaimedOn },
    ...{ recipient_id: recipient.id, approval_id: approvalId, payout_id: payoutId, transfer_id: transferId },
  });
  await postTransfers(ctx, locked, [
    {
      id: transferId,
      debitAccountId: investor.cashAccountId,
      creditAccountId: platformAccount('unclaimed_moneys'),
      ...{ amountSen, kind: 'unclaimed_money', referenceId: id, noteId: null },
    },
  ]);
  await recordAudit(ctx, {
    action: 'unclaimed_money.approved',
    subjectKind: 'unclaimed_payment',
    subjectId: id,
    after: { amount: senToText(amountSen), return_year: after.return_year, investor: investor.invNo },
  });
}
