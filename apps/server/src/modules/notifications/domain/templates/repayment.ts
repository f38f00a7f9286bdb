import type { Message } from '@titian/contracts/messages/definition';
import type { EmailTemplate } from '../email-template.ts';
import { day, deduction, given, lateLabel, money, returnLabel, text } from '../email-texts.ts';
import { type Contract, isAmount } from '../terms.ts';

/** The account that a direct debit collects from, with its last digits where the bank gave them. */
type CollectedFrom = { bankName: string; last4: string | null };

/** What is overdue on a note, as a reminder says it first. */
interface OverdueParams {
  /** Since when; null with nothing. */
  readonly since: string | null;
  readonly amount: string;
  /** Whether the payment that the e-mail is about is past its day itself. */
  readonly isThisOne: boolean;
  /** Whether the note is in default, so that everything is due. */
  readonly isDefaulted: boolean;
  readonly gharamah: string;
  readonly costs: string;
}

export const nothingOverdue: OverdueParams = {
  ...{ since: null, amount: '0.00', isThisOne: false, isDefaulted: false, gharamah: '0.00', costs: '0.00' },
};

/** What is deducted from a payment, as a reminder says it. */
interface DeductedParams {
  /** What the issuer paid beyond what was due before. */
  readonly excess: string;
  /** Money that has arrived and waits for two operators. */
  readonly held: string;
}

export const nothingDeducted: DeductedParams = { excess: '0.00', held: '0.00' };

/** What of a payment was more than is due. */
interface ExcessParams {
  readonly amount: string;
  readonly isAll: boolean;
  /** The due day on which it is used; null where it goes back. */
  readonly usedOn: string | null;
}

export const noExcess: ExcessParams = { amount: '0.00', isAll: false, usedOn: null };

function excessText({ amount, usedOn }: ExcessParams): Message {
  return usedOn === null
    ? text('payment_received_body_excess_refunded', { amount })
    : text('payment_received_body_excess_held', { amount, usedOn });
}

interface RepaymentDue {
  noteNumber: string;
  contract: Contract;
  dueOn: string;
  principal: string;
  returnAmount: string;
  /** To the investors: a conventional late charge, or ta'widh. */
  lateCharge: string;
  /** What remains to be paid, after what is deducted. */
  total: string;
  /** What of it is paid from excess, and from money that is being checked; older e-mails have none. */
  deducted?: DeductedParams;
  /** E-mails that were written before reminders said it have none. */
  overdue?: OverdueParams;
  /** By direct debit; null where the issuer pays manually. */
  collectedFrom: CollectedFrom | null;
}

const isReduced = ({ excess, held }: DeductedParams) => isAmount(excess) || isAmount(held);

function dueSubject(params: RepaymentDue, overdue: OverdueParams, deducted: DeductedParams): Message {
  const { noteNumber, total } = params;
  if (overdue.since !== null) {
    return text('repayment_due_subject_overdue', { amount: overdue.amount, noteNumber });
  }
  return isReduced(deducted)
    ? text('repayment_due_subject_reduced', { total, noteNumber })
    : text('repayment_due_subject', { total, noteNumber });
}

function overdueText(noteNumber: string, { since, amount, isDefaulted }: OverdueParams): Message[] {
  if (since === null) {
    return [];
  }
  return [
    isDefaulted
      ? text('repayment_due_body_default', { noteNumber, amount })
      : text('repayment_due_body_overdue', { amount, since }),
  ];
}

function nextPaymentText({ dueOn, collectedFrom }: RepaymentDue): Message {
  if (collectedFrom === null) {
    return text('repayment_due_body_fpx', { dueOn });
  }
  const { bankName, last4 } = collectedFrom;
  return last4 === null
    ? text('repayment_due_body_direct_debit', { dueOn, bankName })
    : text('repayment_due_body_direct_debit_account', { dueOn, bankName, last4 });
}

function dueFacts(params: RepaymentDue, overdue: OverdueParams, deducted: DeductedParams) {
  const optional = [
    [lateLabel(params.contract), params.lateCharge, money],
    [text('label_gharamah'), overdue.gharamah, money],
    [text('label_recovery_costs'), overdue.costs, money],
    [text('label_excess_deducted'), deducted.excess, deduction],
    [text('label_held_payment_deducted'), deducted.held, deduction],
  ] as const;
  return [
    [text('label_principal'), money(params.principal)],
    [returnLabel(params.contract), money(params.returnAmount)],
    ...optional
      .filter(([, amount]) => isAmount(amount))
      .map(([label, amount, value]) => [label, value(amount)] as const),
    [isReduced(deducted) ? text('label_remains_to_be_paid') : text('label_total'), money(params.total)],
  ] as const;
}

/** E-mails to business owners about what they pay on their notes. */
export const repaymentTemplates = {
  repayment_due: (params: RepaymentDue): EmailTemplate => {
    const overdue = params.overdue ?? nothingOverdue;
    const deducted = params.deducted ?? nothingDeducted;
    return {
      category: 'money',
      subject: dueSubject(params, overdue, deducted),
      paragraphs: [
        ...overdueText(params.noteNumber, overdue),
        ...(overdue.isThisOne || overdue.isDefaulted ? [] : [nextPaymentText(params)]),
      ],
      facts: dueFacts(params, overdue, deducted),
      action:
        params.collectedFrom === null || overdue.since !== null
          ? { label: text('action_pay_now'), path: '/bo/notes' }
          : { label: text('action_see_my_direct_debit'), path: '/direct-debit/settings' },
    };
  },

  payment_received: (params: {
    noteNumber: string;
    amount: string;
    refNumber: string;
    /** What of it was more than is due; older e-mails have none. */
    excess?: ExcessParams;
  }): EmailTemplate => {
    const { noteNumber, amount, refNumber, excess = noExcess } = params;
    return {
      category: 'money',
      subject: text('payment_received_subject', { amount }),
      paragraphs: [
        excess.isAll
          ? text('payment_received_body_excess_only', { noteNumber })
          : text('payment_received_body', { noteNumber }),
        ...(isAmount(excess.amount) ? [excessText(excess)] : []),
      ],
      facts: [
        [text('label_amount'), money(amount)],
        ...(isAmount(excess.amount) ? [[text('label_of_which_excess'), money(excess.amount)] as const] : []),
        [text('label_reference'), given(refNumber)],
      ],
      action: { label: text('action_see_my_notes'), path: '/bo/notes' },
    };
  },

  settlement_short: (params: {
    noteNumber: string;
    amount: string;
    refNumber: string;
    /** What settles the note on the day of the e-mail, what of it excess pays, and what is missing. */
    total: string;
    excess: string;
    missing: string;
    validOn: string;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('settlement_short_subject', { missing: params.missing, noteNumber: params.noteNumber }),
    paragraphs: [
      text('settlement_short_body', { noteNumber: params.noteNumber }),
      text('settlement_short_body_excess'),
      text('settlement_short_body_missing', { validOn: params.validOn }),
    ],
    facts: [
      [text('label_received'), money(params.amount)],
      [text('label_reference'), given(params.refNumber)],
      [text('label_new_quote'), money(params.total)],
      ...(isAmount(params.excess)
        ? [[text('label_excess_deducted'), deduction(params.excess)] as const]
        : []),
      [text('label_missing'), money(params.missing)],
      [text('label_valid_until_end_of'), day(params.validOn)],
    ],
    action: { label: text('action_see_my_notes'), path: '/bo/notes' },
  }),

  excess_refund_queued: (params: { noteNumber: string; amount: string; last4: string }): EmailTemplate => ({
    category: 'money',
    subject: text('excess_refund_queued_subject', { amount: params.amount, noteNumber: params.noteNumber }),
    paragraphs: [text('excess_refund_queued_body', { last4: params.last4 })],
    facts: [[text('label_refund'), money(params.amount)]],
    action: { label: text('action_see_my_activity'), path: '/my_activity' },
  }),

  excess_refund_returned: (params: {
    noteNumber: string;
    amount: string;
    isExcess: boolean;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('excess_refund_returned_subject', { amount: params.amount }),
    paragraphs: [
      text('excess_refund_returned_body', { noteNumber: params.noteNumber }),
      params.isExcess
        ? text('excess_refund_returned_body_available')
        : text('excess_refund_returned_body_resent'),
    ],
    facts: [[text('label_refund'), money(params.amount)]],
    action: { label: text('action_see_bank_account'), path: '/settings' },
  }),
};
