import { parseDay } from '@titian/finance/calendar';
import { parseSen, type Sen } from '@titian/finance/sen';
import { StatementRejected } from '../port.ts';
import { at, textAt, type XmlNode } from './xml.ts';

/** The amount at a path, which must be ringgit of two decimals at most. */
export function moneyAt(node: XmlNode, ...path: readonly string[]): Sen {
  const text = textAt(node, ...path) ?? '';
  // ISO 20022 allows trailing zeros beyond the sen, which change nothing.
  const amountSen = parseSen(text.replace(/(\.\d\d)0+$/, '$1'));
  const currency = textAt(at(node, ...path), '@Ccy');
  if (amountSen === null || currency !== 'MYR') {
    throw new StatementRejected(`The amount '${text}' in '${currency ?? ''}' is not an amount in MYR.`);
  }
  return amountSen;
}

export function directionAt(node: XmlNode): 'credit' | 'debit' {
  const indicator = textAt(node, 'CdtDbtInd');
  if (indicator !== 'CRDT' && indicator !== 'DBIT') {
    throw new StatementRejected(`'${indicator ?? ''}' is neither CRDT nor DBIT.`);
  }
  return indicator === 'CRDT' ? 'credit' : 'debit';
}

/** The day at a path, of a date or of a date and time as the bank wrote it; null where there is none. */
export function dayAt(node: XmlNode | undefined, ...path: readonly string[]): string | null {
  const text = textAt(node, ...path);
  if (text === null) {
    return null;
  }
  const day = parseDay(text.slice(0, 10));
  if (day === null) {
    throw new StatementRejected(`'${text}' is not a date.`);
  }
  return day;
}
