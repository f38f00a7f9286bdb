import { formatDate } from '../../../components/date-text.tsx';
import { useText } from '../text.ts';

const DAY_MS = 86_400_000;

/** Names a shown day: today, yesterday, or its date. A browser whose clock is wrong shows the date. */
export function useDayName(): (day: string) => string {
  const t = useText();
  const now = Date.now();
  const today = formatDate(new Date(now).toISOString(), 'day');
  const yesterday = formatDate(new Date(now - DAY_MS).toISOString(), 'day');
  return (day) => {
    if (day === today) {
      return t('today');
    }
    return day === yesterday ? t('yesterday') : day;
  };
}
