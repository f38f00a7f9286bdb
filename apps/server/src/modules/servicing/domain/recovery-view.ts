import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { sen, senToText } from '@titian/finance/sen';
import { worded } from '../../../platform/messages.ts';
import type { NoteUpdate } from '../../notes/public.ts';
import type { Guarantee } from '../queries/guarantee.ts';
import type { Recovery } from '../queries/recovery.ts';
import { lateView } from './late-view.ts';

type OperatorNote = ParsedApi['operatorNote']['response'];

/** The status of a recovery, as all roles read it. */
export function recoveryView(one: Recovery): OperatorNote['recovery'] {
  return {
    is_late: one.note.isLate,
    days_late: one.daysLate,
    defaulted_on: one.note.defaultedOn,
    amount_due: senToText(one.amountDueSen),
    ...lateView(one.note.contract, one),
    costs_due: senToText(one.costsDueSen),
    ibra: senToText(one.ibraSen),
    late_waived: senToText(one.waivedLateSen),
    gharamah_waived: senToText(one.waivedCharitySen),
    received: senToText(one.receivedSen),
    recovered: senToText(one.recoveredSen),
    costs: senToText(one.costsSen),
    outstanding: senToText(one.outstandingSen),
    written_off: senToText(one.writtenOffSen),
    guarantor: one.guarantee && guaranteeView(one.guarantee),
    next_step: one.nextStep === null ? null : { step: one.nextStep.step, due_on: one.nextStep.dueOn },
  };
}

function guaranteeView({ claim, payments, openSen }: Guarantee): OperatorNote['recovery']['guarantor'] {
  const { closing } = claim;
  // Once it is closed, what explains the difference stays as it was on that day.
  const restSen = claim.claimedSen - (closing?.paidSen ?? claim.paidSen);
  const leftSen = closing?.amountSen ?? openSen;
  return {
    name: claim.guarantorName,
    claimed_on: claim.claimedOn,
    claimed: senToText(claim.claimedSen),
    paid_on: claim.paidOn,
    paid: claim.paidOn === null ? null : senToText(claim.paidSen),
    payments: payments.map((one) => ({
      on: one.on,
      amount: senToText(one.amountSen),
      after_closing: one.isAfterClosing,
    })),
    open: senToText(openSen),
    accrued: leftSen > restSen ? senToText(sen(leftSen - restSen)) : '0.00',
    lapsed: leftSen < restSen ? senToText(sen(restSen - leftSen)) : '0.00',
    closed: closing && {
      on: closing.on,
      amount: senToText(closing.amountSen),
      explanation: closing.explanation,
    },
    completed_on: claim.completedOn,
    repaid: senToText(claim.repaidSen),
  };
}

/** A dated update on the wire. */
export function updateView(one: NoteUpdate, language: Language): OperatorNote['updates'][number] {
  return {
    id: one.id,
    at: one.at.toISOString(),
    kind: one.kind,
    ...worded('title', one.title, language),
    ...worded('body', one.body, language),
    amount: one.amountSen === null ? null : senToText(one.amountSen),
  };
}
