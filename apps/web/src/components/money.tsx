import { formatRinggit, parseSen, type Sen, sen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import classes from './money.module.css';

interface MoneyProps {
  /** An amount of the wire ("1234.50"), or sen; null shows a dash. */
  readonly amount: string | Sen | null;
  /** Shows "+" or a true minus in front, for movements. */
  readonly direction?: 'in' | 'out';
}

/** `RM 10,000,000.00` has as many characters; large figures are set smaller on a phone from here on. */
const LONG = 16;

/** Ringgit on the screen, always `RM 1,234.50` (NUM-3), in figures of equal width. */
export function Money({ amount, direction }: MoneyProps): ReactNode {
  const text = formatMoney(amount, direction);
  return (
    <span className={classes.money} data-long={text.length >= LONG}>
      {text}
    </span>
  );
}

/** As `Money`, for attributes and sentences. */
export function formatMoney(amount: string | Sen | null, direction?: 'in' | 'out'): string {
  const value = typeof amount === 'string' ? parseWire(amount) : amount;
  if (value === null) {
    return '–';
  }
  if (direction === 'in') {
    return `+\u00A0${formatRinggit(value)}`;
  }
  return direction === 'out' ? `\u2212\u00A0${formatRinggit(value)}` : formatRinggit(value);
}

/** As `formatMoney`, for running text: no line ends inside the amount. */
export function moneyInText(amount: string | Sen | null, direction?: 'in' | 'out'): string {
  return formatMoney(amount, direction).replaceAll(' ', '\u00A0');
}

/** Differences may be negative on the wire ("-12.00"); every other amount has no sign. */
function parseWire(text: string): Sen | null {
  if (!text.startsWith('-')) {
    return parseSen(text);
  }
  const positive = parseSen(text.slice(1));
  return positive === null ? null : sen(-positive);
}
