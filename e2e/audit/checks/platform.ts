import { amountText, percentText, sumOf } from '../arithmetic.ts';
import type { Books, Note } from '../books.ts';
import type { Database } from '../database.ts';
import { daysFrom, monthsAfter } from '../days.ts';
import type { Report } from '../report.ts';

/** A note with what it promised, what was missing when it went into default, and what came back since. */
interface Outcome {
  readonly note: Note;
  readonly promised: bigint;
  readonly defaulted: bigint;
  readonly recovered: bigint;
  readonly outstanding: bigint;
  readonly oldestOpen: string | null;
  readonly receipts: readonly { readonly on: string; readonly amount: bigint }[];
}

interface Stored {
  readonly as_of: string;
  readonly value: {
    readonly funded_to_date: string;
    readonly notes_funded: number;
    readonly outstanding: string;
    readonly defaulted: string;
    readonly recovered: string;
    readonly default_rate_percent: string | null;
    readonly late_buckets: readonly {
      readonly days: string;
      readonly notes: number;
      readonly amount: string;
    }[];
    readonly vintages: readonly {
      readonly quarter: string;
      readonly funded: string;
      readonly defaulted: string;
      readonly recovered: string;
      readonly default_rate_percent: string;
      readonly curve: readonly { readonly months: number; readonly percent: string }[];
    }[];
  };
}

/** Default rate (SC), late buckets and vintages of the latest night (FIG-7). */
export async function checkPlatform(database: Database, books: Books, report: Report): Promise<void> {
  const [stored] = await database.rows<Stored>(
    `select as_of, value from platform_figures where name = 'platform_financials' order by as_of desc limit 1`,
  );
  if (stored === undefined) return;
  const { as_of: asOf, value } = stored;
  const outcomes = books.notes
    .filter((one) => one.issued_on <= asOf)
    .map((one) => outcomeOf(books, one, asOf));
  report.compare(
    'funded to date',
    asOf,
    amountText(sumOf(outcomes.map((one) => one.note.raised_sen))),
    value.funded_to_date,
  );
  report.compare('notes funded', asOf, outcomes.length, value.notes_funded);
  report.compare(
    'outstanding of all notes',
    asOf,
    amountText(sumOf(outcomes.map((one) => one.outstanding))),
    value.outstanding,
  );
  report.compare('defaulted', asOf, amountText(sumOf(outcomes.map((one) => one.defaulted))), value.defaulted);
  report.compare('recovered', asOf, amountText(sumOf(outcomes.map((one) => one.recovered))), value.recovered);
  report.compare('default rate', asOf, rateOf(outcomes), value.default_rate_percent);
  compareBuckets(report, outcomes, asOf, value.late_buckets);
  const quarters = [...new Set(outcomes.map(quarterOf))].sort();
  report.compare('quarters', asOf, quarters.join(), value.vintages.map((one) => one.quarter).join());
  for (const vintage of value.vintages) {
    const own = outcomes.filter((one) => quarterOf(one) === vintage.quarter);
    const of = vintage.quarter;
    report.compare(
      'vintage funded',
      of,
      amountText(sumOf(own.map((one) => one.note.raised_sen))),
      vintage.funded,
    );
    report.compare(
      'vintage defaulted',
      of,
      amountText(sumOf(own.map((one) => one.defaulted))),
      vintage.defaulted,
    );
    report.compare(
      'vintage recovered',
      of,
      amountText(sumOf(own.map((one) => one.recovered))),
      vintage.recovered,
    );
    report.compare('vintage default rate', of, rateOf(own), vintage.default_rate_percent);
    const curve = curveOf(own, asOf);
    report.compare('points of a vintage', of, curve.length, vintage.curve.length);
    for (const [index, point] of curve.entries()) {
      const found = vintage.curve[index];
      report.compare('vintage after months', `${of} ${point.months}`, point.percent, found?.percent);
    }
  }
}

function outcomeOf(books: Books, note: Note, asOf: string): Outcome {
  const rows = books.instalments.get(note.id) ?? [];
  const promised = sumOf(rows.map((row) => row.principal_sen + row.return_sen));
  const receipts = (books.repayments.get(note.id) ?? [])
    .filter((one) => one.received_on <= asOf)
    .map((one) => ({ on: one.received_on, amount: one.principal_sen + one.return_sen }));
  // The figures of a day are made when it has ended; what is booked on the next day is not in them.
  const paidPrincipal = sumOf(
    (books.repayments.get(note.id) ?? [])
      .filter((one) => one.booked_on <= asOf)
      .map((one) => one.principal_sen),
  );
  const open = rows.filter(
    (row) =>
      row.settled_on === null &&
      row.paid_principal_sen + row.paid_return_sen + row.waived_return_sen <
        row.principal_sen + row.return_sen,
  );
  const { defaulted_on: failedOn } = note;
  const hasFailed = failedOn !== null && failedOn <= asOf;
  const missing =
    promised - sumOf(receipts.filter((one) => one.on < (failedOn ?? '')).map((one) => one.amount));
  return {
    ...{ note, promised, receipts, oldestOpen: open.map((row) => row.due_on).sort()[0] ?? null },
    outstanding: note.state === 'written_off' ? 0n : note.raised_sen - paidPrincipal,
    defaulted: hasFailed && missing > 0n ? missing : 0n,
    recovered: hasFailed ? sumOf(receipts.filter((one) => one.on >= failedOn).map((one) => one.amount)) : 0n,
  };
}

function rateOf(outcomes: readonly Outcome[]): string | null {
  const promised = sumOf(outcomes.map((one) => one.promised));
  return promised === 0n
    ? null
    : percentText(sumOf(outcomes.map((one) => one.defaulted - one.recovered)), promised);
}

function compareBuckets(
  report: Report,
  outcomes: readonly Outcome[],
  asOf: string,
  found: Stored['value']['late_buckets'],
): void {
  const bounds: readonly [string, number, number][] = [
    ['1-30', 1, 30],
    ['31-60', 31, 60],
    ['61-90', 61, 90],
    ['90+', 91, Number.POSITIVE_INFINITY],
  ];
  for (const [days, from, to] of bounds) {
    const inside = outcomes.filter(({ oldestOpen, outstanding }) => {
      const late = oldestOpen === null ? 0 : daysFrom(oldestOpen, asOf);
      return outstanding > 0n && late >= from && late <= to;
    });
    const bucket = found.find((one) => one.days === days);
    report.compare('late notes', days, inside.length, bucket?.notes);
    report.compare(
      'late principal',
      days,
      amountText(sumOf(inside.map((one) => one.outstanding))),
      bucket?.amount,
    );
  }
}

const quarterOf = ({ note }: Outcome): string =>
  `${note.issued_on.slice(0, 4)}-Q${Math.ceil(Number(note.issued_on.slice(5, 7)) / 3)}`;

/** Every third month that the quarter's youngest note has reached. */
function curveOf(own: readonly Outcome[], asOf: string): { months: number; percent: string }[] {
  const youngest =
    own
      .map(({ note }) => note.issued_on)
      .sort()
      .at(-1) ?? asOf;
  const promised = sumOf(own.map((one) => one.promised));
  const points = [];
  for (let months = 3; monthsAfter(youngest, months) <= asOf; months += 3) {
    points.push({ months, percent: percentText(sumOf(own.map((one) => lostBy(one, months))), promised) });
  }
  return points;
}

function lostBy({ note, promised, receipts }: Outcome, months: number): bigint {
  const at = monthsAfter(note.issued_on, months);
  if (note.defaulted_on === null || note.defaulted_on > at) return 0n;
  const missing = promised - sumOf(receipts.filter((one) => one.on <= at).map((one) => one.amount));
  return missing > 0n ? missing : 0n;
}
