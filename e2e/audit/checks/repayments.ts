import { floorOf, least, nearestOf, sumOf, WHOLE } from '../arithmetic.ts';
import type { Books, Note, Repayment } from '../books.ts';
import { daysFrom, monthsAfter } from '../days.ts';
import type { Report } from '../report.ts';

/** An instalment as the replay leaves it. */
interface Row {
  readonly number: number;
  readonly dueOn: string;
  readonly principal: bigint;
  readonly return: bigint;
  paidPrincipal: bigint;
  paidReturn: bigint;
  paidLate: bigint;
  paidCharity: bigint;
  waived: bigint;
  settledOn: string | null;
  readonly payments: { readonly on: string; readonly amount: bigint }[];
}

interface Parts {
  return: bigint;
  principal: bigint;
  late: bigint;
  charity: bigint;
}

/** What every repayment paid, late charges included, replayed from the first one on (REP-1). */
export function checkRepayments(books: Books, report: Report): void {
  for (const note of books.notes) {
    const rows = (books.instalments.get(note.id) ?? []).map(
      (one): Row => ({
        ...{ number: one.number, dueOn: one.due_on, principal: one.principal_sen, return: one.return_sen },
        ...{ paidPrincipal: 0n, paidReturn: 0n, paidLate: 0n, paidCharity: 0n, waived: 0n },
        ...{ settledOn: null, payments: [] },
      }),
    );
    let isAccelerated = false;
    for (const repayment of books.repayments.get(note.id) ?? []) {
      if (!isAccelerated && note.defaulted_on !== null && repayment.booked_on >= note.defaulted_on) {
        accelerate(books, note, rows, note.defaulted_on);
        isAccelerated = true;
      }
      checkRepayment(books, report, note, rows, repayment);
    }
    if (!isAccelerated && note.defaulted_on !== null) accelerate(books, note, rows, note.defaulted_on);
    compareRows(books, report, note, rows);
  }
}

/** A Shariah note that goes into default gives ibra' for the months that have not begun, where its agreement says so. */
function accelerate(books: Books, note: Note, rows: Row[], on: string): void {
  if (note.contract === 'Shariah' && books.flag('ibra_on_default', note.issued_on))
    waiveUnearned(note, rows, on);
}

function checkRepayment(books: Books, report: Report, note: Note, rows: Row[], repayment: Repayment): void {
  const on = repayment.received_on;
  const withLate = repayment.source_kind !== 'guarantor';
  const earned = isFinal(repayment) ? withoutUnearned(note, rows, on) : rows;
  const isRecovery = note.defaulted_on !== null && note.defaulted_on <= on;
  // What is paid ahead waits as excess, unless it ends the note.
  const isPayable = (row: Row) => row.dueOn <= on || isRecovery || isFinal(repayment);
  const due = rows.flatMap((row, index) =>
    row.settledOn === null && isPayable(row)
      ? [{ row, due: dueOf(books, note, earned[index] ?? row, on, withLate) }]
      : [],
  );
  const owed = sumOf(due.flatMap((one) => Object.values(one.due)));
  // A guarantor that pays in part gives nothing up.
  const isPart = !withLate && repayment.amount_sen < owed;
  if (isFinal(repayment) && !isPart) waiveUnearned(note, rows, on);
  // A recovery pays its costs first.
  let left = repayment.amount_sen - repayment.cost_sen;
  const total: Parts = { return: 0n, principal: 0n, late: 0n, charity: 0n };
  const order = isRecovery ? byPart : byInstalment;
  for (const [one, part] of order(due)) {
    const taken = least(left, one.due[part]);
    left -= taken;
    total[part] += taken;
    book(one.row, part, taken, on);
  }
  for (const { row } of due) {
    const now = dueOf(books, note, row, on, withLate || isPart);
    if (sumOf(Object.values(now)) === 0n) row.settledOn = on;
  }
  const of = `${note.number} repayment ${repayment.seq}`;
  report.compare('repaid principal', of, total.principal, repayment.principal_sen);
  report.compare('repaid return', of, total.return, repayment.return_sen);
  report.compare('late charge paid', of, total.late, repayment.late_sen);
  report.compare('gharamah paid', of, total.charity, repayment.charity_sen);
  report.compare('excess', of, left, repayment.excess_sen + repayment.guarantor_sen);
}

type Due = { readonly row: Row; readonly due: Parts };

/** Oldest instalment first; in it return, principal, late charge, charity. */
const byInstalment = (due: readonly Due[]): [Due, keyof Parts][] =>
  due.flatMap((one) =>
    (['return', 'principal', 'late', 'charity'] as const).map((part): [Due, keyof Parts] => [one, part]),
  );

/** In default all principal first, then all return, then late charges. */
const byPart = (due: readonly Due[]): [Due, keyof Parts][] =>
  (['principal', 'return', 'late', 'charity'] as const).flatMap((part) =>
    due.map((one): [Due, keyof Parts] => [one, part]),
  );

function book(row: Row, part: keyof Parts, amount: bigint, on: string): void {
  if (part === 'return') row.paidReturn += amount;
  else if (part === 'principal') row.paidPrincipal += amount;
  else if (part === 'late') row.paidLate += amount;
  else row.paidCharity += amount;
  if (part === 'return' || part === 'principal') row.payments.push({ on, amount });
}

function dueOf(books: Books, note: Note, row: Row, on: string, withLate: boolean): Parts {
  const late = withLate ? lateOf(books, note, row, on) : { late: 0n, charity: 0n };
  const rest = (amount: bigint) => (amount > 0n ? amount : 0n);
  return {
    return: row.return - row.waived - row.paidReturn,
    principal: row.principal - row.paidPrincipal,
    late: withLate ? rest(late.late - row.paidLate) : 0n,
    charity: withLate ? rest(late.charity - row.paidCharity) : 0n,
  };
}

/** What lateness has cost on an instalment up to a day, at the rates of the note's agreement. */
function lateOf(books: Books, note: Note, row: Row, on: string): { late: bigint; charity: bigint } {
  const agreed = (key: string) => books.setting(key, note.issued_on);
  const senDays = overdueSenDays(note, row, on, Number(agreed('late_grace_days')));
  if (note.contract === 'Conventional') {
    const charge = nearestOf(senDays * agreed('late_charge_daily_bps'), WHOLE);
    const cap = floorOf((row.principal + row.return) * agreed('late_charge_cap_bps'), WHOLE);
    return { late: least(charge, cap), charity: 0n };
  }
  const together = floorOf(senDays * agreed('shariah_late_charge_cap_bps'), WHOLE * 365n);
  const compensation = least(floorOf(senDays * agreed('tawidh_yearly_bps'), WHOLE * 365n), together);
  return { late: compensation, charity: together - compensation };
}

/** Overdue amount times days since the due day; nothing when all was paid within the days of grace. */
function overdueSenDays(note: Note, row: Row, on: string, graceDays: number): bigint {
  const until = note.defaulted_on !== null && note.defaulted_on < on ? note.defaulted_on : on;
  const last = Math.max(0, daysFrom(row.dueOn, until));
  let open = row.principal + row.return;
  let [from, total] = [0, 0n];
  for (const { on: paidOn, amount } of row.payments) {
    const at = Math.max(0, daysFrom(row.dueOn, paidOn));
    if (at > last || amount === 0n) continue;
    total += open * BigInt(at - from);
    [from, open] = [at, open - amount];
    if (open <= 0n) return from <= graceDays ? 0n : total;
  }
  return last <= graceDays ? 0n : total + open * BigInt(last - from);
}

/** Whether a repayment ends its note before its time: an early settlement or the guarantor's payment. */
function isFinal({ order_kind, source_kind }: Repayment): boolean {
  return order_kind === 'early' || source_kind === 'guarantor';
}

/** The instalments as they are without the return of months that have not begun. */
function withoutUnearned(note: Note, rows: readonly Row[], on: string): Row[] {
  const earned = rows.map((row) => ({ ...row }));
  waiveUnearned(note, earned, on);
  return earned;
}

/** The return of months that have not begun is given up. */
function waiveUnearned(note: Note, rows: Row[], on: string): void {
  for (const [index, row] of rows.entries()) {
    const unearned =
      note.profile === 'bullet' ? unearnedOfBullet(note, row, on) : unearnedOf(rows, index, on);
    row.waived += least(row.return - row.waived - row.paidReturn, unearned);
  }
}

const unearnedOf = (rows: readonly Row[], index: number, on: string): bigint =>
  index > 0 && (rows[index - 1]?.dueOn ?? '') >= on ? (rows[index]?.return ?? 0n) : 0n;

function unearnedOfBullet(note: Note, row: Row, on: string): bigint {
  let months = 1;
  while (months < note.term_months && monthsAfter(note.issued_on, months) < on) months += 1;
  if (months === note.term_months) return 0n;
  const days = BigInt(daysFrom(note.issued_on, monthsAfter(note.issued_on, months)));
  return (
    row.return - least(nearestOf(row.principal * BigInt(note.rate_bps) * days, WHOLE * 365n), row.return)
  );
}

function compareRows(books: Books, report: Report, note: Note, rows: readonly Row[]): void {
  for (const [index, found] of (books.instalments.get(note.id) ?? []).entries()) {
    const row = rows[index];
    const of = `${note.number} #${found.number}`;
    report.compare('instalment paid, principal', of, row?.paidPrincipal, found.paid_principal_sen);
    report.compare('instalment paid, return', of, row?.paidReturn, found.paid_return_sen);
    report.compare('return given up', of, row?.waived, found.waived_return_sen);
    report.compare('instalment settled on', of, row?.settledOn, found.settled_on);
  }
}
