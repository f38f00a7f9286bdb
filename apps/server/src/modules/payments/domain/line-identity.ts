import { createHash } from 'node:crypto';
import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** The identifying parts of a line, and its other data. */
export interface IdentifiedLine {
  readonly bankReference: string | null;
  /** Signed. */
  readonly amountSen: Sen;
  readonly bookedOn: Day;
  readonly reference: string | null;
  readonly counterparty: string | null;
  readonly description: string | null;
  readonly isReturn: boolean;
}

/** The references that a line may be stored by. */
interface Names {
  /** The bank's own, or one made of the content; null for a further line that is the same in everything. */
  readonly first: string | null;
  /** Where another line has the first. */
  readonly otherwise: string;
}

/** A stored line, by its reference. */
export interface StoredLine extends Pick<IdentifiedLine, 'amountSen' | 'bookedOn'> {
  readonly bankReference: string;
  readonly reference: string | null;
  readonly counterparty: string | null;
  readonly isReturn: boolean;
}

/**
 * How a line relates to the stored ones, with the reference that it has or gets: `new`; `known`; `contradicts` where it
 * is a known one that now has another EndToEndId, counterparty or return flag, and the first one counts.
 */
export interface LineIdentity {
  readonly is: 'new' | 'known' | 'contradicts';
  readonly bankReference: string;
}

/**
 * The references that each line of a statement may be stored by. Banks use one reference for several payments of an
 * entry, or for a payment and its return, so amount, day and ordinal distinguish those.
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
 * How each line relates to the stored lines.
 * @param kept lines with any of these names
 */
export function identifyLines(
  lines: readonly IdentifiedLine[],
  names: readonly Names[],
  stored: readonly StoredLine[],
): LineIdentity[] {
  const taken = new Map<string, Omit<StoredLine, 'bankReference'>>(
    stored.map((line) => [line.bankReference, line]),
  );
  return lines.map((line, index): LineIdentity => {
    const { first = null, otherwise = '' } = names[index] ?? {};
    const atFirst = first === null ? undefined : taken.get(first);
    if (first !== null && atFirst?.amountSen === line.amountSen && atFirst.bookedOn === line.bookedOn) {
      return { is: saysOther(line, atFirst) ? 'contradicts' : 'known', bankReference: first };
    }
    const atOther = taken.get(otherwise);
    if (atOther !== undefined) {
      return { is: saysOther(line, atOther) ? 'contradicts' : 'known', bankReference: otherwise };
    }
    const bankReference = first === null || atFirst !== undefined ? otherwise : first;
    taken.set(bankReference, line);
    return { is: 'new', bankReference };
  });
}

/** Formats differ in how much of a name or an EndToEndId they carry: what one leaves out is no contradiction. */
function saysOther(line: IdentifiedLine, stored: Omit<StoredLine, 'bankReference'>): boolean {
  return (
    line.isReturn !== stored.isReturn ||
    differs(line.reference, stored.reference) ||
    differs(line.counterparty, stored.counterparty)
  );
}

/** Whether neither text is the other one, cut where a format's field ends. */
function differs(one: string | null, other: string | null): boolean {
  if (one === null || other === null) {
    return false;
  }
  const [short = '', long = ''] = [normalised(one), normalised(other)].sort((a, b) => a.length - b.length);
  return !long.startsWith(short);
}

function normalised(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toUpperCase();
}

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}
