import { withinTime } from '../lib/wait.ts';
import { buyerAccounts } from './buyer-accounts.ts';
import { type Code, isCode } from './codes.ts';
import { bareOutcome, sentConfirmation } from './confirmation.ts';
import type { FpxContext } from './context.ts';
import type { FpxFields } from './messages.ts';
import { bankOf, type Received, receiveRequest } from './receive.ts';
import { type Decision, settle } from './settle.ts';
import { orderNoOf, type Transaction } from './transactions.ts';

/** A payment made without a browser. */
export interface PayOrder {
  readonly fields: FpxFields;
  /** `success`, `fail`, `pending` (99) or a response code; null lets the bank decide. */
  readonly outcome: string | null;
  /** The account holder; null takes the name in the request. */
  readonly payerName: string | null;
  /** The day the money reaches the trust account, `YYYY-MM-DD`; null for today. */
  readonly bookingDate: string | null;
  /** How long to wait for the merchant to acknowledge, in milliseconds. */
  readonly waitMs: number;
}

export interface PayAnswer {
  readonly debitAuthCode: Code;
  readonly fpxTxnId: string;
  /** The form that the buyer's browser would post; null when nothing may be sent in the merchant's name. */
  readonly indirect: { readonly action: string; readonly fields: FpxFields } | null;
  readonly direct_acknowledged: boolean;
}

const NAMED_OUTCOMES: Readonly<Record<string, Code>> = { success: '00', fail: '51', pending: '99' };

/** The code for an outcome by name or code; null when there is no such outcome. */
export function outcomeCode(outcome: string): Code | null {
  const named = Object.hasOwn(NAMED_OUTCOMES, outcome) ? NAMED_OUTCOMES[outcome] : undefined;
  return named ?? (isCode(outcome) ? outcome : null);
}

function bankDecision(transaction: Transaction, outcome: string | null): Code {
  const { behaviour } = bankOf(transaction);
  if (behaviour === 'always_success') return '00';
  if (behaviour === 'always_failure') return '51';
  return (outcome === null ? null : outcomeCode(outcome)) ?? '00';
}

function decisionFor(transaction: Transaction, order: PayOrder): Decision {
  return {
    code: bankDecision(transaction, order.outcome),
    payerName: order.payerName ?? transaction.payerName,
    accountNo: buyerAccounts(transaction)[0]?.number ?? '',
    bookingDate: order.bookingDate,
  };
}

async function answerFor(context: FpxContext, transaction: Transaction, waitMs: number): Promise<PayAnswer> {
  const sending = transaction.direct.wanted && context.controls.settings.order === 'direct_first';
  const acknowledged =
    sending && (await withinTime(context.confirmations.acknowledged(orderNoOf(transaction)), waitMs));
  return {
    debitAuthCode: transaction.debitAuthCode,
    fpxTxnId: transaction.fpxTxnId,
    indirect: {
      action: context.indirectUrl,
      fields: sentConfirmation(transaction.request, transaction, context),
    },
    direct_acknowledged: acknowledged === true,
  };
}

function rejectedAnswer(
  context: FpxContext,
  fields: FpxFields,
  received: Received & { code: Code },
): PayAnswer {
  const mayReturn = received.kind === 'duplicate';
  return {
    debitAuthCode: received.code,
    fpxTxnId: '',
    indirect: mayReturn
      ? { action: context.indirectUrl, fields: sentConfirmation(fields, bareOutcome(received.code), context) }
      : null,
    direct_acknowledged: false,
  };
}

/**
 * Does what a buyer clicking through the bank's pages does: the AR is checked, the bank decides, the
 * Direct AC leaves and is waited for (not when it was dropped or held back on purpose).
 */
export async function payWithoutBrowser(context: FpxContext, order: PayOrder): Promise<PayAnswer> {
  const received = receiveRequest(context, order.fields);
  if (received.kind === 'duplicate' || received.kind === 'unproven') {
    return rejectedAnswer(context, order.fields, received);
  }
  if (received.kind === 'refused') return answerFor(context, received.transaction, order.waitMs);
  const settled = settle(context, received.transaction, decisionFor(received.transaction, order));
  return answerFor(context, settled, order.waitMs);
}
