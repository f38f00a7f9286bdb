import { healthFacts } from '@titian/contracts/health';
import { formatDate } from '../../../../components/date-text.tsx';
import { fileSize } from '../../../../components/file-size.ts';
import { currentLocale } from '../../../../lib/text/language.ts';
import { formatCount } from '../../../../lib/text/translate.ts';
import type { HealthRow } from '../api/health.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Up to so many of a unit it is the one that people think in: 90 minutes, not 2 hours. */
const SPANS = [
  { unit: 'second', seconds: 1, below: 2 * MINUTE },
  { unit: 'minute', seconds: MINUTE, below: 2 * HOUR },
  { unit: 'hour', seconds: HOUR, below: 2 * DAY },
  { unit: 'day', seconds: DAY, below: Number.POSITIVE_INFINITY },
] as const;

/** What a check measured, in the unit of the fact and the reader's language. */
export function formatFact({ name, value }: HealthRow['facts'][number]): string {
  if (value === null) {
    return '–';
  }
  switch (healthFacts[name]) {
    case 'instant':
      return formatDate(String(value), 'instant');
    case 'day':
      return formatDate(String(value));
    case 'bytes':
      return fileSize(Number(value));
    case 'seconds':
      return formatSpan(Number(value));
    case 'days':
      return formatUnit(Number(value), 'day');
    case 'count':
      return formatCount(Number(value));
  }
}

/** A span of time in the one unit that says most. */
export function formatSpan(seconds: number): string {
  const span = SPANS.find(({ below }) => seconds < below) ?? SPANS[3];
  return formatUnit(Math.floor(seconds / span.seconds), span.unit);
}

function formatUnit(value: number, unit: (typeof SPANS)[number]['unit']): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
