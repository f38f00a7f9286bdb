import type { PaymentMethod } from '@titian/contracts/payment-methods';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { Note } from '../../notes/public.ts';
import type { PaymentBehind } from '../../payments/public.ts';
import type { Repayment } from '../store/repayments.ts';
import { lateView } from './late-view.ts';

/** Money that was booked on a note, as its issuer reads it and has a receipt of (REP-19). */
export interface BookedPayment extends Repayment {
  readonly note: Note;
  /** Unique: the note's number and the number of the payment on it. */
  readonly receiptNumber: string;
  readonly method: PaymentMethod;
  readonly reference: string | null;
}

/** A repayment with how it was paid. */
export function bookedPaymentOf(
  note: Note,
  repayment: Repayment,
  behind: PaymentBehind | undefined,
): BookedPayment {
  return {
    ...repayment,
    note,
    receiptNumber: `${note.number}-${String(repayment.seq).padStart(2, '0')}`,
    method: methodOf(repayment, behind),
    reference: behind?.refNumber ?? repayment.bankReference,
  };
}

/** What was held and booked later was paid through the rail, though it is recorded as by hand. */
function methodOf({ sourceKind }: Repayment, behind: PaymentBehind | undefined): PaymentMethod {
  switch (sourceKind) {
    case 'excess':
    case 'guarantor':
    case 'recovery':
      return sourceKind;
    case 'intent':
    case 'mandate':
    case 'manual':
      return behind === undefined
        ? 'bank_transfer'
        : behind.purpose === 'collection'
          ? 'direct_debit'
          : 'fpx';
  }
}

export function bookedPaymentView(
  one: BookedPayment,
): ParsedApi['noteBoPayments']['response']['items'][number] {
  return {
    id: one.id,
    receipt_number: one.receiptNumber,
    received_on: one.receivedOn,
    method: one.method,
    reference: one.reference,
    payer_name: one.payerName,
    amount: senToText(one.amountSen),
    principal: senToText(one.principalSen),
    return: senToText(one.returnSen),
    ...lateView(one.note.contract, one),
    costs: senToText(one.costSen),
    guarantor: senToText(one.guarantorSen),
    excess: senToText(one.excessSen),
  };
}
