import type { EmailContent } from '../email-content.ts';
import { type Contract, capitalised, isAmount, lateWord, longDay, returnWord, ringgit } from '../wording.ts';

/** The bank, with the last digits of the account where it told them. */
const accountWords = (from: { bankName: string; last4: string | null }) =>
  from.last4 === null ? from.bankName : `${from.bankName} ending in ${from.last4}`;

/** What is overdue on a note, as a reminder says it first. */
interface OverdueParams {
  /** Since when; null with nothing. */
  readonly since: string | null;
  readonly amount: string;
  /** Whether the payment that the letter is about is past its day itself. */
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

function excessWords({ amount, usedOn }: ExcessParams): string {
  return usedOn === null
    ? `${ringgit(amount)} is more than is due. It goes back to your bank account.`
    : `${ringgit(amount)} is more than is due. It waits as your own money for the instalment of ${longDay(usedOn)}, and you can have it refunded before.`;
}

/** E-mails to business owners about what they pay on their notes. */
export const repaymentTemplates = {
  repayment_due: (params: {
    noteNumber: string;
    contract: Contract;
    dueOn: string;
    principal: string;
    returnAmount: string;
    /** To the investors: a conventional late charge, or ta'widh. */
    lateCharge: string;
    /** What remains to be paid, after what is deducted. */
    total: string;
    /** What of it is paid from excess, and from money that is being checked; older letters have none. */
    deducted?: DeductedParams;
    /** Letters that were written before reminders said it have none. */
    overdue?: OverdueParams;
    /** By direct debit; null where the issuer pays by hand. */
    collectedFrom: { bankName: string; last4: string | null } | null;
  }): EmailContent => {
    const overdue = params.overdue ?? nothingOverdue;
    const deducted = params.deducted ?? nothingDeducted;
    const isReduced = isAmount(deducted.excess) || isAmount(deducted.held);
    return {
      category: 'money',
      subject:
        overdue.since === null
          ? `${ringgit(params.total)} is due on note ${params.noteNumber}${isReduced ? ' after deduction' : ''}`
          : `${ringgit(overdue.amount)} is overdue on note ${params.noteNumber}`,
      paragraphs: [
        ...(overdue.since === null
          ? []
          : [
              overdue.isDefaulted
                ? `Note ${params.noteNumber} is in default, so everything that is owed is due at once: ${ringgit(overdue.amount)} on the day of this letter. Please pay it through FPX or call us.`
                : `${ringgit(overdue.amount)} is overdue since ${longDay(overdue.since)}. Please pay it now through FPX or call us.`,
            ]),
        ...(overdue.isThisOne || overdue.isDefaulted
          ? []
          : [
              params.collectedFrom === null
                ? `The next payment is due on ${longDay(params.dueOn)}. You can pay it through FPX.`
                : `The next payment is collected by direct debit on ${longDay(params.dueOn)} from your account at ${accountWords(params.collectedFrom)}. Please keep the money ready there; there is nothing else to do.`,
            ]),
      ],
      facts: [
        ['Principal', ringgit(params.principal)],
        [capitalised(returnWord(params.contract)), ringgit(params.returnAmount)],
        ...(isAmount(params.lateCharge)
          ? ([[lateWord(params.contract), ringgit(params.lateCharge)]] as const)
          : []),
        ...(isAmount(overdue.gharamah)
          ? ([['Gharamah, to charity', ringgit(overdue.gharamah)]] as const)
          : []),
        ...(isAmount(overdue.costs) ? ([['Costs of recovery', ringgit(overdue.costs)]] as const) : []),
        ...(isAmount(deducted.excess)
          ? ([['Your excess, deducted', `\u2212${ringgit(deducted.excess)}`]] as const)
          : []),
        ...(isAmount(deducted.held)
          ? ([['Payment being checked, deducted', `\u2212${ringgit(deducted.held)}`]] as const)
          : []),
        [isReduced ? 'Remains to be paid' : 'Total', ringgit(params.total)],
      ],
      action:
        params.collectedFrom === null || overdue.since !== null
          ? { label: 'Pay now', path: '/bo/notes' }
          : { label: 'See your direct debit', path: '/direct-debit/settings' },
    };
  },

  payment_received: (params: {
    noteNumber: string;
    amount: string;
    refNumber: string;
    /** What of it was more than is due; older letters have none. */
    excess?: ExcessParams;
  }): EmailContent => {
    const excess = params.excess ?? noExcess;
    return {
      category: 'money',
      subject: `We have received your payment of ${ringgit(params.amount)}`,
      paragraphs: [
        excess.isAll
          ? `Thank you. Your payment for note ${params.noteNumber} has arrived.`
          : `Thank you. Your payment for note ${params.noteNumber} has arrived and goes to its investors.`,
        ...(isAmount(excess.amount) ? [excessWords(excess)] : []),
      ],
      facts: [
        ['Amount', ringgit(params.amount)],
        ...(isAmount(excess.amount) ? ([['Of which excess', ringgit(excess.amount)]] as const) : []),
        ['Reference', params.refNumber],
      ],
      action: { label: 'See my notes', path: '/bo/notes' },
    };
  },

  settlement_short: (params: {
    noteNumber: string;
    amount: string;
    refNumber: string;
    /** What settles the note on the day of the letter, what of it excess pays, and what is missing. */
    total: string;
    excess: string;
    missing: string;
    validOn: string;
  }): EmailContent => ({
    category: 'money',
    subject: `${ringgit(params.missing)} is missing to settle note ${params.noteNumber}`,
    paragraphs: [
      `Your payment to settle note ${params.noteNumber} early has arrived, but its quote was over: a quote holds for the day on which it is made. The note is not settled.`,
      'What was due is paid from it. The rest waits as your own money and is deducted from a new quote.',
      `To settle the note, please pay what is missing on ${longDay(params.validOn)}. Otherwise your excess is used for the next instalments, and you can have it refunded before.`,
    ],
    facts: [
      ['Received', ringgit(params.amount)],
      ['Reference', params.refNumber],
      ['New quote', ringgit(params.total)],
      ...(isAmount(params.excess)
        ? ([['Your excess, deducted', `\u2212${ringgit(params.excess)}`]] as const)
        : []),
      ['Missing', ringgit(params.missing)],
      ['Good until the end of', longDay(params.validOn)],
    ],
    action: { label: 'See my notes', path: '/bo/notes' },
  }),

  excess_refund_queued: (params: { noteNumber: string; amount: string; last4: string }): EmailContent => ({
    category: 'money',
    subject: `${ringgit(params.amount)} of your excess on note ${params.noteNumber} is refunded`,
    paragraphs: [
      `We pay your excess back to the bank account of your company ending in ${params.last4}, with the next payouts. It does not pay the next instalment then.`,
    ],
    facts: [['Refund', ringgit(params.amount)]],
    action: { label: 'See my activity', path: '/my_activity' },
  }),

  excess_refund_returned: (params: {
    noteNumber: string;
    amount: string;
    isExcess: boolean;
  }): EmailContent => ({
    category: 'money',
    subject: `Your bank has returned a refund of ${ringgit(params.amount)}`,
    paragraphs: [
      `The refund of your excess on note ${params.noteNumber} did not reach your bank account.`,
      params.isExcess
        ? 'The money is your excess again: it pays the next instalment on its due day, or you can have it refunded before. Please check your bank account in settings first.'
        : 'We send it again with the next payouts. Please check your bank account in settings.',
    ],
    facts: [['Refund', ringgit(params.amount)]],
    action: { label: 'See my bank account', path: '/settings' },
  }),
};
