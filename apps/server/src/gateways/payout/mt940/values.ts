import { type Sen, sen } from '@titian/finance/sen';
import { StatementRejected } from '../port.ts';

/** An amount with a decimal comma, such as `1234,5` or `200,`. */
export function moneyOf(text: string): Sen {
  const parts = /^(\d{1,12}),(\d{0,2})$/.exec(text);
  if (parts === null) {
    throw new StatementRejected(`'${text}' is not an amount with a decimal comma.`);
  }
  return sen(BigInt(parts[1] ?? '0') * 100n + BigInt((parts[2] ?? '').padEnd(2, '0')));
}

/** A day written YYMMDD, as YYYY-MM-DD; statements are of this century. */
export function dayOf(text: string): string {
  const [year, month, date] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)];
  return checked(`20${year}-${month}-${date}`, text);
}

/** A day written MMDD in the year that brings it closest to another day. */
export function dayNear(text: string, near: string): string {
  const year = Number(near.slice(0, 4));
  const months = Number(text.slice(0, 2)) - Number(near.slice(5, 7));
  const shift = months > 6 ? -1 : months < -6 ? 1 : 0;
  return checked(`${year + shift}-${text.slice(0, 2)}-${text.slice(2, 4)}`, text);
}

function checked(day: string, text: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) {
    throw new StatementRejected(`'${text}' is not a date.`);
  }
  return day;
}

export interface Balance {
  readonly day: string;
  readonly amountSen: Sen;
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,12},\d{0,2})$/;

/** The balance of a field :60: or :62:: its mark, day, currency and amount. */
export function balanceOf(text: string): Balance {
  const parts = BALANCE.exec(text.trim());
  if (parts === null) {
    throw new StatementRejected(`'${text}' is not a balance such as C261121MYR1234,50.`);
  }
  const [, mark = '', day = '', currency = '', amount = ''] = parts;
  if (currency !== 'MYR') {
    throw new StatementRejected(`The balance '${text}' is in '${currency}', not in MYR.`);
  }
  const amountSen = moneyOf(amount);
  return { day: dayOf(day), amountSen: mark === 'C' ? amountSen : sen(-amountSen) };
}
