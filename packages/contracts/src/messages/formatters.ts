import type { Language, ParamTypes } from './definition.ts';

// English months of three letters, as in the design; other English locales write "Sept".
const MONTH_LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', ms: 'ms-MY' };
const TRUE_MINUS = '−';

const groupedAmount = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1234.50" as "RM 1,234.50"; exact for any number of digits, because decimal text is never made a float. */
export function formatMoneyText(amount: string): string {
  const isNegative = amount.startsWith('-');
  const digits = isNegative ? amount.slice(1) : amount;
  return `${isNegative ? TRUE_MINUS : ''}RM ${groupedAmount.format(digits as `${number}`)}`;
}

/** Made once: a formatter takes longer to make than a page of dates takes to write. */
function monthNames(length: 'short' | 'long'): Readonly<Record<Language, Intl.DateTimeFormat>> {
  const of = (locale: string) => new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' });
  return { en: of(MONTH_LOCALES.en), ms: of(MONTH_LOCALES.ms) };
}
const shortMonths = monthNames('short');
const longMonths = monthNames('long');
const numbers: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-MY'),
  ms: new Intl.NumberFormat('ms-MY'),
};

/** "2026-09-21" as "21 Sep 2026". */
export function formatDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = shortMonths[language].format(new Date(Date.UTC(2000, Number(month) - 1, 1)));
  return `${Number(date)} ${name} ${year}`;
}

/** 1234 as "1,234". */
export function formatNumber(value: number, language: Language): string {
  return numbers[language].format(value);
}

/** "2026-10" as "October 2026". */
function formatMonth(value: string, language: Language): string {
  const [year = '', month = ''] = value.split('-');
  return `${longMonths[language].format(new Date(Date.UTC(2000, Number(month) - 1, 1)))} ${year}`;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Asia/Kuala_Lumpur', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
});
const ZONE_NAMES: Readonly<Record<Language, string>> = { en: 'Malaysia time', ms: 'waktu Malaysia' };

/** An instant as "21 Nov 2026, 10:04 (Malaysia time)". */
export function formatTime(instant: string, language: Language): string {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  const day = formatDay(`${parts.year}-${parts.month}-${parts.day}`, language);
  return `${day}, ${parts.hour}:${parts.minute} (${ZONE_NAMES[language]})`;
}

/** How each kind of value reads in a language; the renderer itself words messages within messages and names. */
export const formatters: {
  readonly [Kind in Exclude<keyof ParamTypes, 'message' | 'sentences' | 'name'>]: (
    value: ParamTypes[Kind],
    language: Language,
  ) => string;
} = {
  money: formatMoneyText,
  percent: (value) => `${value}%`,
  date: formatDay,
  month: formatMonth,
  time: formatTime,
  country: (value, language) =>
    new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(value) ?? value,
  number: formatNumber,
  list: (values, language) => new Intl.ListFormat(`${language}-MY`, { type: 'conjunction' }).format(values),
};
