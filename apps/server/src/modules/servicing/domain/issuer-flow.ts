import type { Day } from '@titian/finance/calendar';
import { addSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { type CausedTransfer, platformAccount } from '../../ledger/public.ts';
import type { DistributionParts } from '../queries/movement-parts.ts';

/** The parts of a repayment that its issuer owed; gharamah is a late charge for its payer. */
export interface RepaidParts {
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  readonly charitySen: Sen;
}

/** A row that moved an issuer's money: what was paid out to it, was paid on its note, or came back from its bank. */
export interface IssuerCause {
  readonly id: string;
  readonly noteId: string;
  /** The payer; null for a disbursement, the bank for a returned refund of excess. */
  readonly payer: 'issuer' | 'guarantor' | 'recovery' | 'bank' | null;
  /** Null where no instalment was paid. */
  readonly parts: RepaidParts | null;
}

/** One line of an issuer's account: what came in for it, or what was taken from that. */
export interface IssuerFlow {
  /** Of the transfer; money that came in has the id of what brought it. */
  readonly id: string;
  readonly on: Day;
  readonly at: Date;
  readonly kind: string;
  readonly noteId: string;
  /** Positive when the issuer receives. */
  readonly amountSen: Sen;
  readonly parts: DistributionParts | null;
  /** Part of what came in was more than due, and stays the issuer's own. */
  readonly isBeyondDue: boolean;
}

/** What stays the issuer's own: it goes nowhere yet. */
const OWN: readonly string[] = ['repayment_excess', 'excess_received'];

const disbursing: readonly string[] = ['origination_fee', 'service_tax_on_fee', 'disbursement'];
/** What a repayment moved later, such as the fees of its investors, is not the issuer's. */
const repaying: readonly string[] = ['recovery_cost', 'repayment', 'guarantor_repaid', ...OWN];

const incoming = {
  issuer: 'payment_received',
  guarantor: 'guarantor_payment',
  recovery: 'recovery_received',
  bank: 'excess_refund_returned',
} as const;

/**
 * The lines of one disbursement or repayment, in the order in which they are read: all that came in, then every transfer
 * that took from it. What is left is the issuer's own. Money that was the issuer's own before does not come in again.
 */
export function flowsOf(cause: IssuerCause, caused: readonly CausedTransfer[]): IssuerFlow[] {
  const kinds = cause.payer === null ? disbursing : repaying;
  const transfers = caused.filter((one) => kinds.includes(one.kind));
  const [first] = transfers;
  if (first === undefined) {
    return [];
  }
  const receivedSen = sumSen(
    transfers.filter((one) => cause.payer === null || isReceived(one)).map((one) => one.amountSen),
  );
  const line = { on: first.on, at: first.at, noteId: cause.noteId, parts: null, isBeyondDue: false };
  const received: IssuerFlow = {
    ...line,
    id: cause.id,
    kind: cause.payer === null ? 'financing' : incoming[cause.payer],
    amountSen: receivedSen,
    isBeyondDue: cause.payer !== 'bank' && transfers.some((one) => OWN.includes(one.kind)),
  };
  const taken = transfers
    .filter((one) => !OWN.includes(one.kind))
    .map((one) => ({
      ...line,
      id: one.id,
      kind: one.kind,
      amountSen: subtractSen(ZERO_SEN, one.amountSen),
      parts: one.kind === 'repayment' ? partsOf(cause.parts) : null,
    }));
  return [...(receivedSen > 0n ? [received] : []), ...taken];
}

function isReceived({ debitAccountId }: CausedTransfer): boolean {
  return debitAccountId === platformAccount('receipts_clearing');
}

function partsOf(parts: RepaidParts | null): DistributionParts | null {
  return (
    parts && {
      principalSen: parts.principalSen,
      returnSen: parts.returnSen,
      lateChargeSen: addSen(parts.lateSen, parts.charitySen),
      feeSen: ZERO_SEN,
      serviceTaxSen: ZERO_SEN,
      withholdingTaxSen: ZERO_SEN,
    }
  );
}
