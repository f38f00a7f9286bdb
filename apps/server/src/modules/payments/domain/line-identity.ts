import { createHash } from 'node:crypto';
import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** What of a line tells it from others. */
export interface IdentifiedLine {
  readonly bankReference: string | null;
  /** Signed. */
  readonly amountSen: Sen;
  readonly bookedOn: Day;
  readonly reference: string | null;
  readonly counterparty: string | null;
  readonly description: string | null;
}

/** The references that a line may be kept by. */
interface Names {
  /** The bank's own, or one made of the content; null for a further line that is the same in everything. */
  readonly first: string | null;
  /** Where another line has the first. */
  readonly otherwise: string;
}

/** A line that is kept, by its reference. */
export interface KeptLine {
  readonly bankReference: string;
  readonly amountSen: Sen;
  readonly bookedOn: Day;
}

/**
 * The references that each line of a statement may be kept by. Banks use one reference for several payments of an
 * entry, or for a payment and its return, so amount, day and the how-manieth of its kind tell those apart.
 */
export function namesOf(lines: readonly IdentifiedLine[]): Names[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { amountSen, bookedOn, reference, counterparty, description } = line;
    const content = [amountSen, bookedOn, reference, counterparty, description];
    const base = line.bankReference ?? `content:${digest(content)}`;
    const key = [base, amountSen, bookedOn].join('\0');
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return {
      first: nth === 1 ? base : null,
      otherwise: `${base}#${digest([amountSen, bookedOn, nth]).slice(0, 12)}`,
    };
  });
}

/**
 * The reference under which each line is new; null for one that is kept already.
 * @param kept lines with any of these names
 */
export function newReferences(
  lines: readonly IdentifiedLine[],
  names: readonly Names[],
  kept: readonly KeptLine[],
): (string | null)[] {
  const taken = new Map<string, Pick<KeptLine, 'amountSen' | 'bookedOn'>>(
    kept.map((line) => [line.bankReference, line]),
  );
  const isSame = (name: string, line: IdentifiedLine) => {
    const other = taken.get(name);
    return other?.amountSen === line.amountSen && other.bookedOn === line.bookedOn;
  };
  return lines.map((line, index) => {
    const { first = null, otherwise = '' } = names[index] ?? {};
    if ((first !== null && isSame(first, line)) || taken.has(otherwise)) {
      return null;
    }
    const name = first === null || taken.has(first) ? otherwise : first;
    taken.set(name, line);
    return name;
  });
}

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}
