import { parseSen } from '@titian/finance/sen';

type AmountProblem = 'aboveBalance' | 'belowMinimum';

/** Why an amount cannot be withdrawn, as it is typed (WAL-8); null where it can, and where it is no amount yet. */
export function amountProblem(amount: string, balance: string, minimum: string | null): AmountProblem | null {
  const [typed, cash, least] = [parseSen(amount), parseSen(balance), parseSen(minimum ?? '')];
  if (typed === null || cash === null) {
    return null;
  }
  if (typed > cash) {
    return 'aboveBalance';
  }
  return least !== null && typed < least && typed !== cash ? 'belowMinimum' : null;
}
