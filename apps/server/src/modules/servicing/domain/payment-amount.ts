import { formatRinggit, maxSen, minSen, type Sen, sen, ZERO_SEN } from '@titian/finance/sen';

/** What one payment through a bank may carry: no rail takes less, and a company's account no more. */
const LEAST_SEN = sen(100n);
const MOST_SEN = sen(100_000_000n);

/** What is asked for in one payment; more than a rail carries is paid in several, less comes back as excess. */
export function dueAmount(dueSen: Sen): Sen {
  return maxSen(minSen(dueSen, MOST_SEN), LEAST_SEN);
}

/** Whether one payment carries an amount. */
export function isCarriedAtOnce(amountSen: Sen): boolean {
  return amountSen <= MOST_SEN;
}

/** What is wrong with an amount of the issuer's choice, or null. */
export function amountProblem(amountSen: Sen, outstandingSen: Sen): string | null {
  if (amountSen <= ZERO_SEN) {
    return 'Please enter an amount above RM 0.00';
  }
  if (amountSen < LEAST_SEN) {
    return `Please enter at least ${formatRinggit(LEAST_SEN)}, the least that banks carry`;
  }
  if (amountSen > maxSen(outstandingSen, LEAST_SEN)) {
    return `Please enter at most ${formatRinggit(outstandingSen)}, all that is outstanding`;
  }
  return amountSen > MOST_SEN
    ? `Please pay at most ${formatRinggit(MOST_SEN)} at once and the rest in another payment`
    : null;
}
