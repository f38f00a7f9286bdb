import { halfUp, least, sum, WHOLE_BPS } from './arithmetic.ts';
import { daysFrom, plusMonths } from './days.ts';
import { collect, endLateness, holdRest, type Open, openRows, releaseExcess, useMoney } from './debt.ts';
import type { Model, NoteModel, RowModel } from './state.ts';

/** The return of months that have not begun, as far as it is unpaid: an early end gives it up. */
function givenUp(note: NoteModel, { row, returnSen }: Open, on: string): bigint {
  const unearnedSen =
    note.terms.profile === 'bullet' ? unearnedOfBullet(note, row, on) : unearnedOfMonth(note, row, on);
  return least(returnSen, unearnedSen);
}

/** A month begins on the day after the instalment before it was due. */
function unearnedOfMonth(note: NoteModel, row: RowModel, on: string): bigint {
  const before = note.rows.find((one) => one.number === row.number - 1);
  return before === undefined || before.dueOn < on ? 0n : row.returnSen;
}

/** A bullet counts days; those to the end of the month that has begun are earned. */
function unearnedOfBullet({ terms, issuedOn }: NoteModel, row: RowModel, on: string): bigint {
  const from = String(issuedOn);
  const begun = Array.from({ length: terms.months - 1 }, (_, index) => index + 1).filter(
    (months) => plusMonths(from, months) < on,
  );
  const months = begun.length + 1;
  if (months === terms.months) {
    return 0n;
  }
  const days = BigInt(daysFrom(from, plusMonths(from, months)));
  const earnedSen = halfUp(row.principalSen * BigInt(terms.rateBps) * days, WHOLE_BPS * 365n);
  return row.returnSen - least(earnedSen, row.returnSen);
}

/** What is to be paid of each instalment to settle a note today, and all of it. */
function settlementOf(note: NoteModel, on: string): { readonly due: Open[]; readonly totalSen: bigint } {
  const due = openRows(note, on).map((open) => ({
    ...open,
    returnSen: open.returnSen - givenUp(note, open, on),
  }));
  return { due, totalSen: sum(due.flatMap((one) => [one.principalSen, one.returnSen, one.lateSen])) };
}

/** What the issuer pays to settle early: less what it has paid ahead. Null where nothing is owed. */
export function earlyPayable(note: NoteModel, on: string): bigint | null {
  const { totalSen } = settlementOf(note, on);
  return totalSen === 0n ? null : totalSen - least(note.excessSen, totalSen);
}

/** Books a payment that settles a note with what waits on it: first what waits, then the payment; the rest is excess. */
export function settleEarly(model: Model, note: NoteModel, amountSen: bigint): void {
  const { due, totalSen } = settlementOf(note, model.today);
  const waitingSen = least(note.excessSen, totalSen);
  const first = inOrder(due, waitingSen);
  const whole = inOrder(due, totalSen);
  const parts = ['principalSen', 'returnSen', 'lateSen'] as const;
  const rest = { ...whole };
  for (const part of parts) {
    rest[part] -= first[part];
  }
  for (const row of note.rows) {
    row.settled = true;
  }
  collect(model, note, model.today, [first]);
  collect(model, note, model.today, [rest]);
  model.platform.receipts_clearing -= amountSen;
  model.platform.note_excess -= waitingSen;
  note.excessSen -= waitingSen;
  holdRest(model, note, amountSen - (totalSen - waitingSen));
  note.isLate = false;
  releaseExcess(model, note);
}

/**
 * Books what a guarantor pays: outstanding principal and the return to the date, never a late charge. Where it pays all of
 * that the note is over; what it pays beyond is its own.
 */
export function payGuarantee(model: Model, note: NoteModel, amountSen: bigint): void {
  const due = settlementOf(note, model.today).due.map((open) => ({ ...open, lateSen: 0n }));
  const totalSen = sum(due.flatMap((one) => [one.principalSen, one.returnSen]));
  const isWhole = totalSen > 0n && amountSen >= totalSen;
  const usedSen = least(amountSen, totalSen);
  if (isWhole) {
    for (const row of note.rows) {
      row.settled = true;
    }
    collect(model, note, model.today, [inOrder(due, totalSen)]);
  } else {
    useMoney(model, note, { amountSen, on: model.today, due });
  }
  model.platform.trust_bank += amountSen;
  model.platform.guarantor_payable += amountSen - usedSen;
  if (note.claim !== null) {
    note.claim.paidSen += usedSen;
  }
  endLateness(model, note);
  releaseExcess(model, note);
}

/** What an amount pays, oldest first, in each return, principal, late charge. */
function inOrder(due: readonly Open[], amountSen: bigint) {
  const paid = { principalSen: 0n, returnSen: 0n, lateSen: 0n };
  let leftSen = amountSen;
  for (const open of due) {
    for (const part of ['returnSen', 'principalSen', 'lateSen'] as const) {
      const allocatedSen = least(open[part], leftSen);
      paid[part] += allocatedSen;
      leftSen -= allocatedSen;
    }
  }
  return paid;
}
