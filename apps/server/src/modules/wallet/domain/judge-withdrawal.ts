import { formatRinggit, type Sen } from '@titian/finance/sen';

export interface WithdrawalFacts {
  readonly amountSen: Sen;
  readonly balanceSen: Sen;
  readonly minimumSen: Sen;
  readonly feeSen: Sen;
}

export interface WithdrawalRefusal {
  readonly code: 'below_minimum' | 'insufficient_balance';
  readonly text: string;
}

/** Why this amount cannot be withdrawn, or null: at least the minimum or the whole balance, more than the fee (WAL-8). */
export function withdrawalRefusal(facts: WithdrawalFacts): WithdrawalRefusal | null {
  const { amountSen, balanceSen, minimumSen, feeSen } = facts;
  if (amountSen > balanceSen) {
    return {
      code: 'insufficient_balance',
      text: `Please enter at most your cash balance of ${formatRinggit(balanceSen)}.`,
    };
  }
  const isWhole = amountSen === balanceSen;
  if (amountSen <= feeSen || (amountSen < minimumSen && !isWhole)) {
    return {
      code: 'below_minimum',
      text: `Please enter at least ${formatRinggit(minimumSen)}, or your whole cash balance.`,
    };
  }
  return null;
}
