import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Sen, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { RequestedWithdrawal } from './commands/request-withdrawal.ts';
import type { StartedTopup } from './commands/start-topup.ts';
import type { Movement, MovementParts } from './domain/movement.ts';
import type { OwnTopupResult } from './queries/own-topup.ts';

export function presentStarted(started: StartedTopup): ParsedApi['investorTopup']['response'] {
  return {
    success: true,
    link: started.link,
    ref_number: started.refNumber,
    amount: senToText(started.amountSen),
    expires_at: started.expiresAt.toISOString(),
  };
}

export function presentTopupResult(
  result: OwnTopupResult,
): ParsedApi['investorVerifyLatestTopup']['response'] {
  const { topup, outcome } = result;
  return {
    success: true,
    topup: {
      ref_number: topup.refNumber,
      amount: senToText(topup.amountSen),
      payment_type: topup.paymentType,
      state: outcome.state,
      reason: outcome.reason,
      message: outcome.message,
      settled_at: outcome.settledAt?.toISOString() ?? null,
    },
    balance: senToText(result.balanceSen),
    first_topup: result.isTopupDone,
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
      net: senToText(subtractSen(withdrawal.amountSen, withdrawal.feeSen)),
      state: withdrawal.state,
      arrives_on: withdrawal.arrivesOn,
    },
    balance: senToText(balanceSen),
  };
}

export function presentMovement(movement: Movement): ParsedApi['activityData']['response']['items'][number] {
  return {
    id: movement.transferId,
    at: movement.at.toISOString(),
    kind: movement.kind,
    title: movement.title,
    note_id: movement.noteId,
    note_number: movement.noteNumber,
    direction: movement.amountSen < 0n ? 'out' : 'in',
    amount: senToText(magnitude(movement.amountSen)),
    balance: senToText(movement.balanceSen),
    parts: presentParts(movement.parts),
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
