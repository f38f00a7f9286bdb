import { useQuery } from '@tanstack/react-query';
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
