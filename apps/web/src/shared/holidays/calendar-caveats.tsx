import type { ReactNode } from 'react';
import { formatDate } from '../../components/date-text.tsx';
import { useText } from '../../components/text.ts';

interface CalendarCaveatsProps {
  /** What the due days rest on; null where they are fixed. */
  readonly calendar: {
    readonly known_through: string | null;
    readonly provisional: readonly string[];
    readonly beyond: readonly string[];
  } | null;
}

/** That due days rest on holidays which are not gazetted, or lie where no holidays are known. */
export function CalendarCaveats({ calendar }: CalendarCaveatsProps): ReactNode {
  const t = useText();
  if (calendar === null) {
    return null;
  }
  const { provisional, beyond, known_through: through } = calendar;
  const [first] = beyond;
  return (
    <>
      {provisional.length > 0 && (
        <p role="note">
          {t('calendar.provisional', { days: provisional.map((one) => formatDate(one)).join(', ') })}
        </p>
      )}
      {first !== undefined && (
        <p role="note">
          {through === null
            ? t('calendar.unknown')
            : t('calendar.beyond', { through: formatDate(through), first: formatDate(first) })}
        </p>
      )}
    </>
  );
}
