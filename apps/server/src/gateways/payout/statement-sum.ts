import { type Sen, sen, senToText, sumSen } from '@titian/finance/sen';
import { type StatementLine, StatementRejected } from './port.ts';

/** Numbers the lines of a statement; one of 0.00, which banks write to say something, moves no money and is left out. */
export function numberLines(lines: readonly Omit<StatementLine, 'lineNo'>[]): StatementLine[] {
  return lines
    .filter(({ amountSen }) => amountSen !== 0n)
    .map((line, index) => ({ lineNo: index + 1, ...line }));
}

/** Rejects a statement whose opening balance and lines are not its closing balance, and says which sum they make. */
export function rejectWrongSum(
  id: string,
  openingSen: Sen,
  lines: readonly Pick<StatementLine, 'amountSen' | 'direction'>[],
  closingSen: Sen,
): void {
  const moved = lines.map(({ amountSen, direction }) =>
    direction === 'credit' ? amountSen : sen(-amountSen),
  );
  const sum = sumSen([openingSen, ...moved]);
  if (sum !== closingSen) {
    const texts = `add up to ${senToText(sum)}, not to the closing balance ${senToText(closingSen)}`;
    throw new StatementRejected(`The opening balance and lines of statement '${id}' ${texts}.`, 'wrong_sum');
  }
}
