import { parseSen, type Sen } from '../sen.ts';

/** For tests: an amount as it is written, `1000.00`, in sen. @throws Error for a text that is no amount */
export function ringgit(text: string): Sen {
  const amountSen = parseSen(text);
  if (amountSen === null) {
    throw new Error(`${text} is no amount`);
  }
  return amountSen;
}
