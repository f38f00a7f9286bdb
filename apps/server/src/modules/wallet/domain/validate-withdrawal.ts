import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { type Sen, senToText } from '@titian/finance/sen';

export interface WithdrawalFacts {
  readonly amountSen: Sen;
  readonly balanceSen: Sen;
  readonly minimumSen: Sen;
  readonly feeSen: Sen;
}

export interface WithdrawalProblem {
  readonly code: 'below_minimum' | 'insufficient_balance';
  readonly text: Message;
}

/** Why this amount cannot be withdrawn, or null: at least the minimum or the whole balance, more than the fee (WAL-8). */
export function withdrawalProblem(facts: WithdrawalFacts): WithdrawalProblem | null {
  const { amountSen, balanceSen, minimumSen, feeSen } = facts;
  if (amountSen > balanceSen) {
    return {
      code: 'insufficient_balance',
      text: message('withdrawal_above_balance', { balance: senToText(balanceSen) }),
    };
  }
  const isWhole = amountSen === balanceSen;
  if (amountSen <= feeSen || (amountSen < minimumSen && !isWhole)) {
    return {
      code: 'below_minimum',
      text: message('withdrawal_below_minimum', { minimum: senToText(minimumSen) }),
    };
  }
  return null;
}
