import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const activityTexts = {
  title: 'My Activity',
  subtitle: 'Every movement of your cash, with the balance after it.',
  movements: 'Movements',
  what: 'What',
  when: 'When',
  amount: 'Amount',
  balance: 'Balance',
  none: 'Nothing has moved yet.',
  noneFound: 'Nothing has moved that fits these filters.',
  clear: 'Clear filters',
  filter: {
    kind: 'Kind',
    anyKind: 'Every kind',
    note: 'Note',
    anyNote: 'Every note',
    from: 'From',
    to: 'To',
  },
  kind: {
    topup: 'Top-ups',
    subscription: 'Investments',
    subscription_returned: 'Investments returned',
    subscription_cancelled: 'Investments cancelled',
    distribution: 'Repayments received',
    withdrawal: 'Withdrawals',
    withdrawal_returned: 'Withdrawals returned',
    repayment_excess: 'Paid more than due',
    repayment: 'Repayments',
  },
  part: {
    principal: 'principal {{amount}}',
    return: 'return {{amount}}',
    late_charge: 'late charge {{amount}}',
    fee: 'service fee {{amount}}',
    service_tax: 'service tax {{amount}}',
    withholding_tax: 'withholding tax {{amount}}',
  },
} as const;

export const { useText } = defineCatalogue('activity', activityTexts);
