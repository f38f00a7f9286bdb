import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../components/date-text.tsx';
import { businessNow } from '../../lib/clock/business-now.ts';
import { platformTermsQuery } from './terms.ts';
import { useText } from './text.ts';

/**
 * How long withdrawals wait after a security change, in words for a sentence: "24 hours" as the setting says, and
 * "some time" while it is not known, which is true of every setting.
 */
export function useHoldPeriod(): string {
  const t = useText();
  const { data: terms } = useQuery(platformTermsQuery);
  return terms === undefined ? t('hold.unknown') : t('hold.hours', { count: terms.security_hold_hours });
}

const HOUR_MS = 3_600_000;

/** The same with its end, for a change that is about to be confirmed: "24 hours, until 26 Nov 2026, 10:04". */
export function useHoldFromNow(): string {
  const t = useText();
  const hold = useHoldPeriod();
  const { data: terms } = useQuery(platformTermsQuery);
  if (terms === undefined) {
    return hold;
  }
  const end = new Date(businessNow().getTime() + terms.security_hold_hours * HOUR_MS).toISOString();
  return t('holdWithEnd', { hold, end: formatDate(end, 'instant') });
}
