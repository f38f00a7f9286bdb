import type { ReactNode } from 'react';
import { businessToday } from '../lib/clock/business-now.ts';
import { currentLocale } from '../lib/text/language.ts';
import { useLanguage } from '../lib/text/use-language.ts';
import classes from './money.module.css';

/** Days and times are Malaysian wherever the reader is (NUM-6). */
const TIME_ZONE = 'Asia/Kuala_Lumpur';

const styles = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  dayShort: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  monthShort: { month: 'short' },
  instant: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

interface DateTextProps {
  /** A day `2026-11-21`, a month `2026-11` or an instant `…T03:04:05.678Z` of the wire; null shows a dash. */
  readonly value: string | null;
  readonly style?: DateStyle;
}

export function DateText({ value, style = 'day' }: DateTextProps): ReactNode {
  useLanguage();
  if (value === null) {
    return <span>{formatDate(value)}</span>;
  }
  return (
    <time dateTime={value} className={classes.money}>
      {formatDate(value, style)}
    </time>
  );
}

/** As `DateText`, for attributes and sentences. */
export function formatDate(value: string | null, style: DateStyle = 'day'): string {
  const instant = value === null ? Number.NaN : Date.parse(value);
  if (Number.isNaN(instant)) {
    return '–';
  }
  // The locale data write September with four letters in English alone; statements and mails write three.
  return formatOf(currentLocale(), style)
    .format(instant)
    .replace(/\bSept\b/, 'Sep');
}

/** A format takes longer to make than a hundred dates to write, and pages write hundreds. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: TIME_ZONE });
  formats.set(key, known);
  return known;
}

/** The year it is in Malaysia. */
export function currentYear(): number {
  return Number(businessToday().slice(0, 4));
}
