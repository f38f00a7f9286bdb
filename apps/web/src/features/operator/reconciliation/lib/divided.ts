import { parseSen, type Sen, subtractSen, sumSen } from '@titian/finance/sen';

/** A part of a line while it is entered. */
export interface EnteredPart {
  readonly key: number;
  /** The id of what it is for, or `sender`; empty before one is chosen. */
  readonly target: string;
  readonly amount: string;
}

/** What of a line is not allocated yet; below zero where too much is. What is no amount yet allocates nothing. */
export function leftOf(amountSen: Sen, parts: readonly EnteredPart[]): Sen {
  return subtractSen(amountSen, sumSen(parts.flatMap((part) => parseSen(part.amount) ?? [])));
}
