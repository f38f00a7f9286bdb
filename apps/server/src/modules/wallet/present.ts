import type { Language } from '@titian/contracts/messages/definition';
import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Sen, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import { toString as drawQr } from 'qrcode';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import { worded } from '../../platform/messages.ts';
import { returnReasonText } from '../payments/public.ts';
import type { MobileLink } from './commands/mobile-link.ts';
import type { StartedTopup } from './commands/start-topup.ts';
import type { RequestedWithdrawal } from './commands/take-withdrawal.ts';
import type { Movement, MovementParts } from './domain/movement.ts';
import { netOfWithdrawal } from './domain/withdrawal.ts';
import type { MobileTopup } from './queries/mobile-topup.ts';
import type { WithdrawalRow } from './queries/operator-lists.ts';
import type { OwnTopup, OwnWithdrawal } from './queries/own-lists.ts';
import type { OwnTopupResult } from './queries/own-topup.ts';

export function presentStarted(started: StartedTopup): ParsedApi['investorTopup']['response'] {
  return {
    success: true,
    link: started.link,
    ref_number: started.refNumber,
    amount: senToText(started.amountSen),
    expires_at: started.expiresAt?.toISOString() ?? null,
  };
}

export function presentTopupResult(
  result: OwnTopupResult,
  language: Language,
): ParsedApi['investorVerifyLatestTopup']['response'] {
  return {
    success: true,
    topup: presentOutcome(result, language),
    balance: senToText(result.balanceSen),
    first_topup: result.isTopupDone,
  };
}

function presentOutcome({ topup, outcome }: OwnTopup, language: Language) {
  return {
    ref_number: topup.refNumber,
    amount: senToText(topup.amountSen),
    payment_type: topup.paymentType,
    state: outcome.state,
    reason: outcome.reason,
    ...worded('message', outcome.message, language),
    settled_at: outcome.settledAt?.toISOString() ?? null,
  };
}

/** One of an investor's own top-ups, for their list. */
export function presentOwnTopup(
  own: OwnTopup,
  language: Language,
): ParsedApi['investorTopups']['response']['items'][number] {
  return { ...presentOutcome(own, language), created_at: own.topup.createdAt.toISOString() };
}

/** One of an investor's own withdrawals, for their list. */
export function presentOwnWithdrawal(
  { withdrawal, account }: OwnWithdrawal,
  language: Language,
): ParsedApi['investorWithdrawals']['response']['items'][number] {
  return {
    id: withdrawal.id,
    amount: senToText(withdrawal.amountSen),
    fee: senToText(withdrawal.feeSen),
    service_tax: senToText(withdrawal.serviceTaxSen),
    net: senToText(netOfWithdrawal(withdrawal)),
    state: withdrawal.state,
    ...worded('reason', withdrawal.reason && returnReasonText(withdrawal.reason), language),
    bank: account?.bankName ?? '',
    account_last4: account?.last4 ?? '',
    arrives_on: withdrawal.arrivesOn,
    requested_at: withdrawal.createdAt.toISOString(),
  };
}

export function presentWithdrawal({
  withdrawal,
  balanceSen,
}: RequestedWithdrawal): ParsedApi['investorWithdraw']['response'] {
  return {
    success: true,
    withdrawal: {
      id: withdrawal.id,
      amount: senToText(withdrawal.amountSen),
      fee: senToText(withdrawal.feeSen),
      service_tax: senToText(withdrawal.serviceTaxSen),
      net: senToText(netOfWithdrawal(withdrawal)),
      state: withdrawal.state,
      arrives_on: withdrawal.arrivesOn,
    },
    balance: senToText(balanceSen),
  };
}

export function presentMovement(
  movement: Movement,
  language: Language,
): ParsedApi['activityData']['response']['items'][number] {
  return {
    id: movement.transferId,
    at: movement.at.toISOString(),
    kind: movement.kind,
    ...worded('title', movement.title, language),
    note_id: movement.noteId,
    note_number: movement.noteNumber,
    direction: movement.amountSen < 0n ? 'out' : 'in',
    amount: senToText(magnitude(movement.amountSen)),
    balance: senToText(movement.balanceSen),
    parts: presentParts(movement.parts),
    has_confirmation: movement.isConfirmed,
  };
}

function presentParts(parts: MovementParts | null) {
  const text = (amountSen: Sen | undefined) => senToText(amountSen ?? ZERO_SEN);
  return {
    principal: text(parts?.principalSen),
    return: text(parts?.returnSen),
    late_charge: text(parts?.lateChargeSen),
    fee: text(parts?.feeSen),
    service_tax: text(parts?.serviceTaxSen),
    withholding_tax: text(parts?.withholdingTaxSen),
  };
}

/** A direction of its own says which way, so amounts on the wire have no sign. */
function magnitude(amountSen: Sen): Sen {
  return amountSen < 0n ? subtractSen(ZERO_SEN, amountSen) : amountSen;
}

/** A withdrawal for the back office. What `can` offers is what `withdrawal_rejection` would accept. */
export function presentWithdrawalRow(
  { withdrawal, investor, account, isProposed }: WithdrawalRow,
  operator: OperatorPrincipal,
): ParsedApi['operatorWithdrawals']['response']['items'][number] {
  const isOpen = withdrawal.state === 'requested' && !isProposed;
  return {
    id: withdrawal.id,
    investor_name: investor?.verifiedName ?? '',
    inv_no: investor?.invNo ?? null,
    amount: senToText(withdrawal.amountSen),
    bank: account?.bankName ?? '',
    account_last4: account?.last4 ?? '',
    state: withdrawal.state,
    reason: withdrawal.reason,
    requested_at: withdrawal.createdAt.toISOString(),
    can: { reject: isOpen && may(operator, 'withdrawal_rejection') },
  };
}

/** A link for a phone with its picture. */
export async function presentMobileLink({
  url,
  expiresAt,
}: MobileLink): Promise<ParsedApi['mobileTopupLink']['response']> {
  const svg = await drawQr(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { success: true, link: url, qr, expires_at: expiresAt.toISOString() };
}

export function presentMobileTopup(
  { firstName, minimumSen, used }: MobileTopup,
  language: Language,
): ParsedApi['mobileTopup']['response'] {
  return {
    success: true,
    state: used === null ? 'open' : 'used',
    first_name: firstName,
    minimum: senToText(minimumSen),
    topup: used && {
      ref_number: used.topup.refNumber,
      amount: senToText(used.topup.amountSen),
      state: used.outcome.state,
      ...worded('message', used.outcome.message, language),
    },
  };
}
