import { cpus, loadavg, totalmem } from 'node:os';
import type { DayRecord } from './progress.ts';
import type { Sizes } from './sizes.ts';
import { byMonth, byYear, type Figures, type Period, slowestParts } from './summary.ts';
import type { Verification } from './verify.ts';

const GIB = 1_073_741_824;
const MIB = 1_048_576;
const SLOWEST = 12;

/** What the report is made of. */
export interface Reported {
  readonly command: string;
  readonly days: readonly DayRecord[];
  readonly figures: Figures;
  readonly found: Verification;
  readonly sizes: Sizes;
}

/** One section of docs/reliability/years.md. */
export function writeReport({ command, days, figures, found, sizes }: Reported): string {
  const on = new Date().toISOString().slice(0, 10);
  return [
    `## ${on}: ${figures.businessDays} business days of ${figures.accounts.toLocaleString('en')} accounts`,
    machineLine(command, figures),
    soundLine(found),
    '### Nights by month, ms',
    periodTable(byMonth(days)),
    '### Nights by year of the run, ms',
    periodTable(byYear(days)),
    '### What takes longest in a night, ms',
    table(
      ['Part', 'Median', '99 %', 'Worst'],
      slowestParts(days, SLOWEST).map(({ name, p50, p99, max }) => [name, ms(p50), ms(p99), ms(max)]),
    ),
    '### Tables at the end',
    sizeTable(sizes),
  ].join('\n\n');
}

function machineLine(command: string, figures: Figures): string {
  const memory = Math.round(totalmem() / GIB);
  const load = Math.round(loadavg()[2] ?? 0);
  return (
    `\`${command}\`, on a machine with ${cpus().length} cores and ${memory} GiB, load average ${load} over the last ` +
    `quarter of an hour: ${figures.days} days in ${figures.minutes} minutes, ${count(figures.entries)} entries, a ` +
    `database of ${figures.databaseMb} MB. A night took ${ms(figures.nightP50Ms)} ms in the median of business days, ` +
    `${ms(figures.nightMaxMs)} ms at worst after the first; ${figures.failedNights} ends of days failed and were tried again.`
  );
}

function soundLine(found: Verification): string {
  return (
    `${found.brokenInvariants} invariants were broken, and the chain of ${count(found.seals)} seals ` +
    `${found.auditProblem === null ? 'held' : `did not hold: ${found.auditProblem}`}. ${found.purgedSelfies} selfies ` +
    `were deleted after their 30 days, ${found.overdueSelfies} were not, ${found.youngSelfies} are younger; ` +
    `${found.strayFiles} files were on disk without a row, and ${found.missingFiles} were missing. ` +
    `${found.purgedExports} archives of customers' data were removed after seven days, ${found.overdueExports} were not; ` +
    `${found.overdueSecurityEvents} security events were older than 400 days. ${found.closedAccounts} accounts were ` +
    `closed. ${found.deletedMoneyRows} rows of money were deleted.`
  );
}

function periodTable(periods: readonly Period[]): string {
  return table(
    [
      ...[
        'Period',
        'Business days',
        'Night, median',
        'Night, worst',
        'Mails, worst',
        'Figures',
        'Work, median',
        'Entries',
      ],
      ...['Database, MB', 'Files, MB', 'WAL, MB', 'Jobs waiting', 'of them failed'],
    ],
    periods.map((one) => [
      ...[one.name, count(one.businessDays), ms(one.nightMsP50), ms(one.nightMsMax), ms(one.mailMsMax)],
      ...[one.figuresMsMax === null ? '' : ms(one.figuresMsMax), ms(one.workMsP50)],
      ...(one.sizes === null ? ['', '', '', '', '', ''] : sizeCells(one.sizes)),
    ]),
  );
}

function sizeCells(sizes: Sizes): string[] {
  return [
    ...[count(sizes.entries), mb(sizes.databaseBytes), mb(sizes.filesBytes), mb(sizes.walBytes)],
    ...[count(sizes.jobs), count(sizes.failedJobs)],
  ];
}

function sizeTable({ tables }: Sizes): string {
  return table(
    ['Table', 'Rows', 'Table, MB', 'Indexes, MB', 'Dead rows', 'Vacuums'],
    tables.map((one) => [
      ...[`\`${one.name}\``, count(one.rows), mb(one.tableBytes), mb(one.indexBytes)],
      ...[count(one.deadRows), count(one.vacuums)],
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const count = (value: number) => Math.round(value).toLocaleString('en');
const ms = count;
const mb = (bytes: number) => count(bytes / MIB);
