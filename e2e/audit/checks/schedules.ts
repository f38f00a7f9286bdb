import { irrPerPeriod, nearestOf, sumOf, WHOLE } from '../arithmetic.ts';
import type { Books, Instalment, Note } from '../books.ts';
import { daysFrom, monthsAfter, workingDay } from '../days.ts';
import type { Report } from '../report.ts';

/** Every instalment of every issued note, its due day by the calendar of the day of its issue, and the effective rate that is shown (SCH-1). */
export function checkSchedules(books: Books, report: Report): void {
  for (const note of books.notes) {
    const found = books.instalments.get(note.id) ?? [];
    const expected = scheduleOf(note, books.holidaysOn(note.issued_on));
    report.compare('instalments of a note', note.number, expected.length, found.length);
    for (const [index, row] of expected.entries()) {
      const of = `${note.number} #${index + 1}`;
      report.compare('due day', of, row.dueOn, found[index]?.due_on);
      report.compare('principal due', of, row.principal, found[index]?.principal_sen);
      report.compare('return due', of, row.return, found[index]?.return_sen);
    }
    report.compare('maturity', note.number, expected.at(-1)?.dueOn, note.matures_on);
    report.compare('effective rate', note.number, effectiveBps(note, found), note.effective_rate_bps);
  }
}

interface Row {
  readonly dueOn: string;
  readonly principal: bigint;
  readonly return: bigint;
}

function scheduleOf(note: Note, holidays: ReadonlySet<string>): Row[] {
  const { profile, term_months: months, issued_on: issuedOn, raised_sen: principal } = note;
  const yearly = principal * BigInt(note.rate_bps);
  const dueOn = (month: number) => workingDay(monthsAfter(issuedOn, month), holidays);
  if (profile === 'bullet') {
    const days = BigInt(daysFrom(issuedOn, monthsAfter(issuedOn, months)));
    return [{ dueOn: dueOn(months), principal, return: nearestOf(yearly * days, WHOLE * 365n) }];
  }
  const returns = parts(nearestOf(yearly * BigInt(months), WHOLE * 12n), months);
  const principals = profile === 'return_only' ? lastOnly(principal, months) : parts(principal, months);
  return returns.map((one, index) => ({
    dueOn: dueOn(index + 1),
    principal: principals[index] ?? 0n,
    return: one,
  }));
}

/** Equal parts to the nearest sen; the last one takes the difference. */
function parts(total: bigint, count: number): bigint[] {
  const one = nearestOf(total, BigInt(count));
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? total - one * BigInt(count - 1) : one,
  );
}

const lastOnly = (total: bigint, count: number): bigint[] =>
  Array.from({ length: count }, (_, index) => (index === count - 1 ? total : 0n));

/** Twelve times the monthly rate of the agreed payments; a bullet's month is a twelfth of 365 days. */
function effectiveBps(note: Note, rows: readonly Instalment[]): number {
  const payments = rows.map((row) => row.principal_sen + row.return_sen);
  if (note.profile !== 'bullet') return Math.round(12 * irrPerPeriod(note.raised_sen, payments) * 10_000);
  const days = daysFrom(note.issued_on, rows[0]?.due_on ?? note.issued_on);
  const growth = Number(sumOf(payments)) / Number(note.raised_sen);
  return Math.round(12 * (growth ** (365 / (12 * days)) - 1) * 10_000);
}
