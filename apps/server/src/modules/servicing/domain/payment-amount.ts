import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { maxSen, minSen, type Sen, sen, senToText, ZERO_SEN } from '@titian/finance/sen';

/** What one payment through a bank may carry: no rail takes less, and a company's account no more. */
const LEAST_SEN = sen(100n);
const MOST_SEN = sen(100_000_000n);

/** The amount of one payment; more than the rail's maximum is paid in several, less than its minimum becomes excess. */
export function dueAmount(dueSen: Sen): Sen {
  return maxSen(minSen(dueSen, MOST_SEN), LEAST_SEN);
}

/** Whether one payment carries an amount. */
export function isCarriedAtOnce(amountSen: Sen): boolean {
  return amountSen <= MOST_SEN;
}

/** What is wrong with an amount of the issuer's choice, or null. */
export function amountProblem(amountSen: Sen, outstandingSen: Sen): Message | null {
  if (amountSen <= ZERO_SEN) {
    return message('positive_amount_required');
  }
  if (amountSen < LEAST_SEN) {
    return message('payment_below_bank_minimum', { minimum: senToText(LEAST_SEN) });
  }
  if (amountSen > maxSen(outstandingSen, LEAST_SEN)) {
    return message('payment_above_outstanding', { outstanding: senToText(outstandingSen) });
  }
  return amountSen > MOST_SEN
    ? message('payment_above_bank_maximum', { maximum: senToText(MOST_SEN) })
    : null;
}
