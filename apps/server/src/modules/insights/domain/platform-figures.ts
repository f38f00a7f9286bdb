import {
  addMonthsClamped,
  type Day,
  daysBetween,
  monthOf,
  monthsBetween,
  quarterOf,
} from '@titian/finance/calendar';
import { ratioToPercentText } from '@titian/finance/rate';
import { addSen, maxSen, type Sen, senToText, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { NoteReceipt, NoteRecord } from '../../servicing/public.ts';

/** The platform's figures of a day, as stored and answered (FIG-7). */
export interface PlatformFigures {
  readonly funded_to_date: string;
  readonly notes_funded: number;
  readonly outstanding: string;
  readonly defaulted: string;
  readonly recovered: string;
  readonly default_rate_percent: string | null;
  readonly late_buckets: LateBucket[];
  readonly vintages: Vintage[];
}

interface LateBucket {
  readonly days: string;
  readonly notes: number;
  readonly amount: string;
}

interface Vintage {
  readonly quarter: string;
  readonly funded: string;
  readonly defaulted: string;
  readonly recovered: string;
  readonly default_rate_percent: string;
  readonly curve: { readonly months: number; readonly percent: string }[];
}

/** A note with what it lost: promised, not paid when it went into default, and what came back since. */
export interface AssessedNote<Note extends NoteRecord = NoteRecord> {
  readonly record: Note;
  readonly promisedSen: Sen;
  readonly defaultedSen: Sen;
  readonly recoveredSen: Sen;
  readonly receipts: readonly NoteReceipt[];
}

const CURVE_STEP_MONTHS = 3;
const buckets = [
  { days: '1-30', upTo: 30 },
  { days: '31-60', upTo: 60 },
  { days: '61-90', upTo: 90 },
  { days: '90+', upTo: Number.POSITIVE_INFINITY },
] as const;

/**
 * Default rate (SC) = principal and promised return of notes in default less recovered ÷ principal and promised return
 * at issuance of all notes; a vintage is the same by issue quarter, its curve the same after so many months (FIG-7).
 */
export function platformFigures(
  records: readonly NoteRecord[],
  receipts: readonly NoteReceipt[],
  asOf: Day,
): PlatformFigures {
  const assessed = assessNotes(
    records.filter((one) => one.issuedOn <= asOf),
    receipts,
    asOf,
  );
  const promised = sumSen(assessed.map((one) => one.promisedSen));
  return {
    funded_to_date: senToText(sumSen(assessed.map((one) => one.record.principalSen))),
    notes_funded: assessed.length,
    outstanding: senToText(sumSen(assessed.map(outstandingOf))),
    ...lossOf(assessed),
    default_rate_percent: promised === 0n ? null : rateOf(assessed),
    late_buckets: lateBuckets(assessed, asOf),
    vintages: vintagesOf(assessed, asOf),
  };
}

/** What each note had lost by a day (FIG-7). */
export function assessNotes<Note extends NoteRecord>(
  records: readonly Note[],
  receipts: readonly NoteReceipt[],
  asOf: Day,
): AssessedNote<Note>[] {
  const byNote = new Map<string, NoteReceipt[]>();
  for (const receipt of receipts.filter((one) => one.on <= asOf)) {
    const known = byNote.get(receipt.noteId) ?? [];
    known.push(receipt);
    byNote.set(receipt.noteId, known);
  }
  return records.map((record) => assess(record, byNote.get(record.noteId) ?? [], asOf));
}

function assess<Note extends NoteRecord>(
  record: Note,
  receipts: readonly NoteReceipt[],
  asOf: Day,
): AssessedNote<Note> {
  const promisedSen = addSen(record.principalSen, record.returnSen);
  const { defaultedOn } = record;
  if (defaultedOn === null || defaultedOn > asOf) {
    return { record, promisedSen, defaultedSen: ZERO_SEN, recoveredSen: ZERO_SEN, receipts: [] };
  }
  const paidBefore = sumSen(receipts.filter((one) => one.on < defaultedOn).map((one) => one.amountSen));
  const paidSince = sumSen(receipts.filter((one) => one.on >= defaultedOn).map((one) => one.amountSen));
  const defaultedSen = maxSen(subtractSen(promisedSen, paidBefore), ZERO_SEN);
  return { record, promisedSen, defaultedSen, recoveredSen: paidSince, receipts };
}

/** Principal not paid; none of a note that was written off. */
export function outstandingOf({ record }: AssessedNote): Sen {
  return record.isWrittenOff ? ZERO_SEN : subtractSen(record.principalSen, record.paidPrincipalSen);
}

function lossOf(assessed: readonly AssessedNote[]) {
  return {
    defaulted: senToText(sumSen(assessed.map((one) => one.defaultedSen))),
    recovered: senToText(sumSen(assessed.map((one) => one.recoveredSen))),
  };
}

function rateOf(assessed: readonly AssessedNote[]): string {
  const lost = sumSen(assessed.map((one) => subtractSen(one.defaultedSen, one.recoveredSen)));
  return ratioToPercentText(lost, sumSen(assessed.map((one) => one.promisedSen)));
}

/** Principal outstanding of notes that are past due, by the days of their oldest unpaid instalment. */
function lateBuckets(assessed: readonly AssessedNote[], asOf: Day): LateBucket[] {
  const late = assessed.flatMap((one) => {
    const { oldestOpenOn } = one.record;
    const amountSen = outstandingOf(one);
    return oldestOpenOn !== null && oldestOpenOn < asOf && amountSen > 0n
      ? [{ days: daysBetween(oldestOpenOn, asOf), amountSen }]
      : [];
  });
  let from = 0;
  return buckets.map(({ days, upTo }) => {
    const inside = late.filter((one) => one.days > from && one.days <= upTo);
    from = upTo;
    return { days, notes: inside.length, amount: senToText(sumSen(inside.map((one) => one.amountSen))) };
  });
}

function vintagesOf(assessed: readonly AssessedNote[], asOf: Day): Vintage[] {
  const byQuarter = new Map<string, AssessedNote[]>();
  for (const one of assessed) {
    const quarter = quarterOf(one.record.issuedOn);
    const known = byQuarter.get(quarter) ?? [];
    known.push(one);
    byQuarter.set(quarter, known);
  }
  return [...byQuarter]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([quarter, own]) => ({
      quarter,
      funded: senToText(sumSen(own.map((one) => one.record.principalSen))),
      ...lossOf(own),
      default_rate_percent: rateOf(own),
      curve: curveOf(own, asOf),
    }));
}

/** Only ages that every note of the quarter has reached, so that the points can be compared. */
function curveOf(own: readonly AssessedNote[], asOf: Day): Vintage['curve'] {
  const youngest =
    own
      .map((one) => one.record.issuedOn)
      .sort()
      .at(-1) ?? asOf;
  const oldest = Math.max(0, monthsBetween(monthOf(youngest), monthOf(asOf)));
  const ages = Array.from(
    { length: Math.floor(oldest / CURVE_STEP_MONTHS) },
    (_, n) => (n + 1) * CURVE_STEP_MONTHS,
  );
  const promised = sumSen(own.map((one) => one.promisedSen));
  return ages
    .filter((months) => addMonthsClamped(youngest, months) <= asOf)
    .map((months) => ({
      months,
      percent: ratioToPercentText(sumSen(own.map((one) => lostAt(one, months))), promised),
    }));
}

/** What of a note's promise was lost when it was so many months old. */
function lostAt({ record, promisedSen, receipts }: AssessedNote, months: number): Sen {
  const at = addMonthsClamped(record.issuedOn, months);
  if (record.defaultedOn === null || record.defaultedOn > at) {
    return ZERO_SEN;
  }
  const paid = sumSen(receipts.filter((one) => one.on <= at).map((one) => one.amountSen));
  return maxSen(subtractSen(promisedSen, paid), ZERO_SEN);
}
