import type { Language } from '@titian/contracts/messages/definition';
import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { PaymentRail } from '../../gateways/rail/port.ts';
import { AppError } from '../../platform/errors.ts';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import { renderMessage } from '../../platform/messages.ts';
import { operatorFileLink } from '../files/public.ts';
import { isAlarming } from './domain/certificate-status.ts';
import { allowedActions } from './domain/held-money-policy.ts';
import type { PaymentIntent } from './domain/payment-intent.ts';
import { limitedAmount } from './domain/rail-terms.ts';
import { usableRecentBank } from './domain/recent-bank.ts';
import type { HeldMoneyRow } from './queries/held-money.ts';
import { banksOrNull, type Payer } from './queries/payment-page.ts';
import type { BatchRow, PayoutRow } from './queries/payout-lists.ts';
import type { RailStatus } from './queries/rail-status.ts';

/**
 * What the payment page shows: only channels whose limits fit the amount, each with its banks; corporate accounts only
 * to companies (FPX-32).
 * @throws AppError `unavailable` when the rail gives no list of any of them
 */
export async function presentPage(
  rail: PaymentRail,
  intent: PaymentIntent,
  { isCompany, recentBank }: Payer,
): Promise<ParsedApi['payment']['response']> {
  const { channels, termsUrl } = rail.capabilities();
  const amountSen = limitedAmount(intent);
  const fitting = channels.filter(
    ({ channel, minSen, maxSen }) =>
      amountSen >= minSen &&
      amountSen <= maxSen &&
      (isCompany || channel === 'b2c') &&
      isChosen(intent, intent.channel === channel),
  );
  const lists = await Promise.all(
    fitting.map(async ({ channel, maxSen }) => {
      const list = await banksOrNull(rail, intent.merchantProfile, channel);
      const banks = list?.banks.filter((bank) => isChosen(intent, intent.bankCode === bank.id)) ?? [];
      return banks.length === 0 ? [] : [{ channel, max: senToText(maxSen), banks }];
    }),
  );
  const listed = lists.flat();
  if (listed.length === 0) {
    throw new AppError('unavailable');
  }
  const recent = usableRecentBank(recentBank, listed);
  return {
    success: true,
    amount: senToText(intent.amountSen),
    purpose: pagePurpose(intent.purpose),
    channels: listed,
    terms_url: termsUrl,
    recent_bank: recent === null ? null : { channel: recent.channel, bank_id: recent.bankId },
    mandate: presentTerms(intent),
  };
}

/** Collections have no page. */
function pagePurpose(purpose: string): ParsedApi['payment']['response']['purpose'] {
  return purpose === 'topup' || purpose === 'mandate' ? purpose : 'repayment';
}

/** The bank of a mandate was chosen before; any other is left out. */
function isChosen(intent: PaymentIntent, matches: boolean): boolean {
  return intent.purpose !== 'mandate' || matches;
}

function presentTerms(intent: PaymentIntent): ParsedApi['payment']['response']['mandate'] {
  const terms = intent.railTerms;
  if (terms?.kind !== 'mandate') {
    return null;
  }
  return {
    reference: intent.refNumber,
    max_amount: senToText(terms.maxAmountSen),
    collections_a_month: terms.collectionsAMonth,
    starts_on: terms.startsOn,
    ends_on: terms.endsOn,
  };
}

/** A payout for the back office; `approve` says that it may be chosen for a batch. */
export function presentPayout(
  { payout, account, isRestricted }: PayoutRow,
  operator: OperatorPrincipal,
  businessNow: Date,
): ParsedApi['operatorPayouts']['response']['items'][number] {
  const isUsable = payout.usableFrom === null || payout.usableFrom <= businessNow;
  return {
    id: payout.id,
    purpose: payout.purpose,
    beneficiary: payout.beneficiary,
    bank: account?.bankName ?? '',
    account_last4: account?.last4 ?? '',
    amount: senToText(payout.amountSen),
    state: payout.state,
    return_reason: payout.returnReason,
    attempt: payout.attempt,
    batch_id: payout.batchId,
    on_hold_until: isUsable ? null : (payout.usableFrom?.toISOString() ?? null),
    restricted: isRestricted,
    withdrawal_id: payout.purpose === 'withdrawal' ? payout.purposeId : null,
    created_at: payout.createdAt.toISOString(),
    can: {
      approve: payout.state === 'queued' && isUsable && !isRestricted && may(operator, 'payout_batch'),
    },
  };
}

/** Held money for the back office. What `can` offers is what its review would accept. */
export function presentHeldMoney(
  { money, store, customer, bankName, refund, rejection, isProposed, ...details }: HeldMoneyRow,
  operator: OperatorPrincipal,
  language: Language,
): ParsedApi['operatorHeldPayments']['response']['items'][number] {
  const account = refund?.account ?? null;
  return {
    id: money.id,
    purpose: money.purpose,
    ref_number: money.refNumber,
    customer_name: customer.name,
    inv_no: customer.investorNo,
    note_number: details.noteNumber,
    payer_name: money.payerName,
    bank: bankName,
    payment_type: money.intentId === null ? 'manual' : 'fpx',
    name_check: money.nameCheck,
    amount: senToText(money.amountSen),
    reasons: [...money.reasons],
    received_on: money.heldOn,
    state: money.state,
    proof: details.proof === null ? null : operatorFileLink(details.proof, operator),
    refusal: rejection && renderMessage(rejection, language),
    refund_account: presentRefundAccount(refund),
    refunded_on: money.refundedOn,
    can: allowedActions({ money, account, rejection, isProposed }, operator, store),
  };
}

/** Where held money would go back to, with how that is known. */
export function presentRefundAccount(refund: HeldMoneyRow['refund']) {
  return (
    refund && {
      bank: refund.bankName,
      account_last4: refund.account.last4,
      holder_name: refund.account.holderName,
      source: refund.account.source,
      name_check: refund.account.nameCheck,
      evidence: refund.account.evidence,
    }
  );
}

export function presentBatch(
  { batch, maker }: BatchRow,
  operator: OperatorPrincipal,
): ParsedApi['operatorPayoutBatches']['response']['items'][number] {
  return {
    id: batch.id,
    message_id: batch.messageId,
    payouts: batch.payouts,
    total: senToText(batch.totalSen),
    state: batch.state,
    maker,
    created_at: batch.createdAt.toISOString(),
    released_at: batch.releasedAt?.toISOString() ?? null,
    can: { file: batch.sealedDocument !== null && may(operator, 'payout_file_view') },
  };
}

/** Certificates and bank lists as the operators' page shows them. */
export function presentRail({ certificates, lists }: RailStatus): ParsedApi['operatorRail']['response'] {
  return {
    success: true,
    certificates: certificates.map((one) => ({
      owner: one.owner,
      merchant: one.merchant,
      subject: one.subject,
      starts_at: one.startsAt.toISOString(),
      ends_at: one.endsAt.toISOString(),
      state: one.state,
      needs_action: isAlarming(one),
    })),
    bank_lists: lists.map(({ channel, list }) => ({
      channel,
      checked_at: list?.checkedAt.toISOString() ?? null,
      banks: list?.banks.length ?? 0,
      offline: list?.banks.filter((one) => !one.online).map((one) => one.name) ?? [],
    })),
  };
}
