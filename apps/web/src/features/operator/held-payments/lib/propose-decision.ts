import type { Proposal } from '../../shared/use-propose.ts';
import type { HeldPayment } from '../api/held-payments.ts';

export type Decision = 'book' | 'refund';

/** The key of a decision's name: a bank transfer that is not found is rejected, because there is nothing to return. */
export function decisionName({ payment_type: type, purpose }: HeldPayment, decision: Decision) {
  if (decision === 'book') {
    return purpose === 'topup' ? 'decide.credit' : 'decide.book';
  }
  return type === 'manual' ? 'decide.reject' : 'decide.refund';
}

/** Whether the decision names the line of the statement that shows a bank transfer. */
export function needsLine({ payment_type: type }: HeldPayment, decision: Decision): boolean {
  return type === 'manual' && decision === 'book';
}

/**
 * The proposal of a decision, of the kind that the payment's purpose has.
 * @param bankReference the chosen line; empty where none is
 */
export function proposalOf(
  payment: HeldPayment,
  decision: Decision,
  { reason, bankReference }: { readonly reason: string; readonly bankReference: string },
): Proposal {
  const subject = { subject_id: payment.id, reason };
  if (payment.purpose !== 'topup') {
    return { ...subject, kind: 'receipt_review', after: { decision } };
  }
  const credited = { decision: decision === 'book' ? 'credit' : 'refund' } as const;
  const line = bankReference === '' ? {} : { bank_reference: bankReference };
  return { ...subject, kind: 'topup_review', after: { ...credited, ...line } };
}
