import { formatAmount, formatRinggit, type Sen } from '@titian/finance/sen';
import { shortDay } from '../../../platform/documents/day-words.ts';
import type { Movement, NoteFacts } from './movement.ts';
import type { StatedClaimClosing } from './statement.ts';
import type { StatementPeriod } from './statement-period.ts';

/** "1 Nov 2026 to 30 Nov 2026"; one day by itself. */
export function periodWords({ from, to }: StatementPeriod): string {
  return from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`;
}

/** What a note's return is called (SHR-1): profit of a Shariah note, interest of a conventional one. */
export function returnWordOf(movement: Pick<Movement, 'note'>): string {
  if (movement.note === null) {
    return 'return';
  }
  return movement.note.contract === 'Shariah' ? 'profit' : 'interest';
}

/** What a movement consists of: "principal 250.00, interest 9.17, service fee 1.38"; empty where it is one thing. */
export function partWords(movement: Movement): string {
  const { parts } = movement;
  if (parts === null) {
    return '';
  }
  const named: [string, Sen][] = [
    ['principal', parts.principalSen],
    [returnWordOf(movement), parts.returnSen],
    ['late charge', parts.lateChargeSen],
    ['less service fee', parts.feeSen],
    ['less service tax', parts.serviceTaxSen],
    ['less tax withheld', parts.withholdingTaxSen],
  ];
  return named
    .filter(([, amountSen]) => amountSen !== 0n)
    .map(([name, amountSen]) => `${name} ${formatAmount(amountSen)}`)
    .join(', ');
}

/** What a statement calls principal that was given up. */
export function writeOffWords(note: NoteFacts | null): string {
  return `Written off: principal of ${note?.number ?? 'a note'} (no cash moved)`;
}

/** What a statement calls a claim on a guarantor that was closed short. */
export function claimClosingWords({ note, amountSen }: StatedClaimClosing): string {
  return `Claim on the guarantor of ${note?.number ?? 'a note'} closed: ${formatRinggit(amountSen)} of the whole note is not expected any more (no cash moved)`;
}

const kindNames: Readonly<Record<string, string>> = {
  topup: 'Top-ups',
  second_topup: 'Top-ups paid a second time',
  subscription: 'Investments',
  subscription_returned: 'Investments returned',
  subscription_cancelled: 'Investments cancelled',
  distribution: 'Repayments received',
  service_fee_returned: 'Service fees returned',
  service_tax_returned: 'Service tax returned',
  withholding_tax_returned: 'Tax withheld returned',
  withdrawal: 'Withdrawals',
  withdrawal_returned: 'Withdrawals returned',
  withdrawal_fee: 'Withdrawal fees',
  withdrawal_fee_returned: 'Withdrawal fees returned',
  repayment_excess: 'Paid more than due',
  mandate_verification: 'Proof of account for direct debit',
  referral_reward: 'Referral rewards',
  repayment: 'Repayments',
  financing: 'Financing',
  origination_fee: 'Origination fees',
  service_tax_on_fee: 'Service tax on origination fees',
  disbursement: 'Paid to your bank account',
  payment_received: 'Payments on notes',
  guarantor_payment: 'Payments of guarantors',
  recovery_received: 'Recovered',
  recovery_cost: 'Costs of recovery',
  guarantor_repaid: 'Repaid to guarantors',
  excess_returned: 'Returned to your bank account',
  excess_refund_returned: 'Refunds returned by your bank',
};

/** What a statement calls all movements of a kind together. */
export function kindWords(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return kindNames[kind] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** How to complain, at the end of every statement. */
export function complaintWords(supportEmail: string): string {
  return (
    `Does anything here look wrong to you? Write to ${supportEmail} and name your account number: we look into every ` +
    'complaint and answer in writing. If our answer does not satisfy you, you may turn to the Securities Commission Malaysia.'
  );
}
