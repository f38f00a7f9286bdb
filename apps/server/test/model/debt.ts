import { lateCharge, least, most, sum } from './arithmetic.ts';
import { plusDays } from './days.ts';
import type { Model, NoteModel, RowModel } from './state.ts';

/** What is still to be paid of a row. */
export interface Open {
  readonly row: RowModel;
  readonly principalSen: bigint;
  readonly returnSen: bigint;
  readonly lateSen: bigint;
}

const totalOf = (open: Open) => open.principalSen + open.returnSen + open.lateSen;

function openOf(row: RowModel, on: string, defaultedOn: string | null): Open {
  const paid = (part: 'principalSen' | 'returnSen' | 'lateSen') => sum(row.payments.map((one) => one[part]));
  const payments = row.payments.map((one) => ({ on: one.on, paidSen: one.principalSen + one.returnSen }));
  return {
    row,
    principalSen: row.principalSen - paid('principalSen'),
    returnSen: row.returnSen - paid('returnSen'),
    lateSen: most(lateCharge({ ...row, payments }, on, defaultedOn) - paid('lateSen'), 0n),
  };
}

/** What is still to be paid of a note, oldest first. */
export function openRows(note: NoteModel, on: string): Open[] {
  return note.rows.filter((row) => !row.settled).map((row) => openOf(row, on, note.defaultedOn));
}

/** What the issuer may pay: what is due by now or else next, all of it once the note defaulted; and everything. */
export function debtOf(note: NoteModel, on: string): { payableSen: bigint; outstandingSen: bigint } {
  if (note.state !== 'issued' && note.state !== 'defaulted') {
    const owedSen = owedToGuarantor(note);
    return { payableSen: owedSen, outstandingSen: owedSen };
  }
  const open = openRows(note, on);
  const due = open.filter(({ row }) => row.dueOn <= on);
  const next = due.length > 0 ? due : open.slice(0, 1);
  const payable = note.state === 'defaulted' ? open : next;
  const less = (rows: readonly Open[]) => most(sum(rows.map(totalOf)) - note.excessSen, 0n);
  return { payableSen: less(payable), outstandingSen: less(open) };
}

/** Whether principal or return is past due. */
function isOverdue({ row, principalSen, returnSen }: Open, on: string): boolean {
  return row.dueOn < on && principalSen + returnSen > 0n;
}

/** What is due of a note for money of a day: in default everything. */
function dueRows(note: NoteModel, on: string): Open[] {
  const open = openRows(note, on);
  return note.defaultedOn === null ? open.filter(({ row }) => row.dueOn <= on) : open;
}

/**
 * Uses money on what is due of a note: the oldest first, in it return, principal, late charge; in default all principal,
 * then return, then late charges. What is used waits in collection until it is distributed.
 * @returns what is left
 */
export function useMoney(
  model: Model,
  note: NoteModel,
  { amountSen, on, due = dueRows(note, on) }: { amountSen: bigint; on: string; due?: readonly Open[] },
): bigint {
  const paid = new Map(due.map(({ row }) => [row, { principalSen: 0n, returnSen: 0n, lateSen: 0n }]));
  let leftSen = amountSen;
  for (const [open, part] of orderOf(note, due)) {
    const allocatedSen = least(open[part], leftSen);
    const parts = paid.get(open.row);
    if (parts !== undefined) {
      parts[part] = allocatedSen;
    }
    leftSen -= allocatedSen;
  }
  for (const [row, parts] of paid) {
    if (parts.principalSen + parts.returnSen + parts.lateSen > 0n) {
      row.payments.push({ on, ...parts });
    }
  }
  settleRows(note, on);
  collect(model, note, on, [...paid.values()]);
  return leftSen;
}

type Part = 'principalSen' | 'returnSen' | 'lateSen';

function orderOf(note: NoteModel, due: readonly Open[]): (readonly [Open, Part])[] {
  const inRow: readonly Part[] = ['returnSen', 'principalSen', 'lateSen'];
  const inDefault: readonly Part[] = ['principalSen', 'returnSen', 'lateSen'];
  return note.defaultedOn === null
    ? due.flatMap((open) => inRow.map((part) => [open, part] as const))
    : inDefault.flatMap((part) => due.map((open) => [open, part] as const));
}

function settleRows(note: NoteModel, on: string): void {
  for (const one of openRows(note, on)) {
    one.row.settled = totalOf(one) === 0n;
  }
}

export function collect(
  model: Model,
  note: NoteModel,
  on: string,
  parts: readonly { principalSen: bigint; returnSen: bigint; lateSen: bigint }[],
): void {
  const repayment = {
    ...{ note, on, splitOn: model.today },
    principalSen: sum(parts.map((one) => one.principalSen)),
    returnSen: sum(parts.map((one) => one.returnSen)),
    lateSen: sum(parts.map((one) => one.lateSen)),
  };
  const usedSen = repayment.principalSen + repayment.returnSen + repayment.lateSen;
  if (usedSen > 0n) {
    model.platform.note_collection += usedSen;
    model.toDistribute.push(repayment);
  }
}

/** Money that waits in `receipts_clearing` is booked on its note. */
export function bookReceipt(model: Model, note: NoteModel, amountSen: bigint): void {
  const leftSen = useMoney(model, note, { amountSen, on: model.today });
  model.platform.receipts_clearing -= amountSen;
  holdRest(model, note, leftSen);
  endLateness(model, note);
  releaseExcess(model, note);
}

/** What nothing was due for is owed to the guarantor that has paid for the issuer; what then is left waits. */
export function holdRest(model: Model, note: NoteModel, leftSen: bigint): void {
  const toGuarantorSen = least(owedToGuarantor(note), leftSen);
  if (note.claim !== null) {
    note.claim.repaidSen += toGuarantorSen;
  }
  model.platform.guarantor_payable += toGuarantorSen;
  note.excessSen += leftSen - toGuarantorSen;
  model.platform.note_excess += leftSen - toGuarantorSen;
}

function owedToGuarantor({ claim }: NoteModel): bigint {
  return claim === null ? 0n : claim.paidSen - claim.repaidSen;
}

/** A note is late no more once nothing is past due. */
export function endLateness(model: Model, note: NoteModel): void {
  const isDefault = note.state === 'defaulted';
  if (note.isLate && !isDefault && !openRows(note, model.today).some((one) => isOverdue(one, model.today))) {
    note.isLate = false;
  }
}

/** At the end of a day what issuers paid ahead pays what is due. */
export function applyExcess(model: Model, note: NoteModel, day: string): void {
  while (note.excessSen > 0n) {
    const due = note.rows.find((row) => !row.settled && row.dueOn <= day);
    if (due === undefined) {
      break;
    }
    const leftSen = useMoney(model, note, { amountSen: note.excessSen, on: due.dueOn });
    model.platform.note_excess -= note.excessSen - leftSen;
    if (leftSen === note.excessSen) {
      break;
    }
    note.excessSen = leftSen;
  }
  releaseExcess(model, note);
}

/** What waits on a note that owes nothing any more is its issuer's. */
export function releaseExcess(model: Model, note: NoteModel): void {
  const isOver = note.state !== 'issued' || note.rows.every((row) => row.settled);
  if (note.rows.length > 0 && isOver && note.excessSen > 0n) {
    note.issuer.cashSen += note.excessSen;
    model.platform.note_excess -= note.excessSen;
    note.excessSen = 0n;
  }
}

/** The job that sends the cash of issuers back to their banks; less than RM 1.00 no bank carries. */
export function returnExcess(model: Model): void {
  for (const issuer of model.issuers.filter((one) => one.cashSen >= 100n)) {
    model.queuePayout({ purpose: 'excess', amountSen: issuer.cashSen, investor: null });
    model.platform.receipts_clearing += issuer.cashSen;
    issuer.cashSen = 0n;
  }
}

const DEFAULT_AFTER_DAYS = 90;
const CLAIM_AFTER_DAYS = 15;

/** The end of a day: a guarantor is claimed from once something is 15 days past due. */
export function claimGuarantee(note: NoteModel, day: string): void {
  const since = plusDays(day, -CLAIM_AFTER_DAYS);
  const isRunning = note.state === 'issued' || note.state === 'defaulted';
  const isOld = openRows(note, day).some((one) => isOverdue(one, day) && one.row.dueOn <= since);
  if (note.isGuaranteed && isRunning && note.claim === null && isOld) {
    note.claim = { paidSen: 0n, repaidSen: 0n };
  }
}

/** The end of a day: late from the day after something was due, in default after 90 days. */
export function assessLateness(note: NoteModel, day: string): void {
  const tomorrow = plusDays(day, 1);
  const open = openRows(note, day);
  if (note.state !== 'issued' || !open.some((one) => isOverdue(one, tomorrow))) {
    return;
  }
  note.isLate = true;
  const defaultsFrom = plusDays(day, -DEFAULT_AFTER_DAYS);
  if (open.some((one) => isOverdue(one, day) && one.row.dueOn <= defaultsFrom)) {
    note.state = 'defaulted';
    note.defaultedOn = day;
  }
}
