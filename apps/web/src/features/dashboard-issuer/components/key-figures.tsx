import { addSen, formatRinggit, senFromText, ZERO_SEN } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import { StatNumber, StatRow } from '../../../components/stat-number.tsx';
import type { Stats } from '../api/dashboard.ts';
import { useText } from '../text.ts';

interface KeyFiguresProps {
  readonly stats: Stats;
}

/** Four numbers, each with its meaning one tap away (design). */
export function KeyFigures({ stats }: KeyFiguresProps): ReactNode {
  const t = useText();
  const behind = stats.overdue !== '0.00';
  return (
    <StatRow>
      <StatNumber
        label={t('numbers.outstanding', { count: stats.notes_active })}
        value={<Money amount={stats.outstanding} />}
        meaning={t('numbers.outstandingMeaning')}
      />
      <StatNumber
        label={t('numbers.financed')}
        value={<Money amount={stats.total_financed} />}
        meaning={t('numbers.financedMeaning')}
        note={t('numbers.financedNote', { count: stats.notes_completed })}
      />
      <StatNumber
        label={t('numbers.repaid')}
        value={<Money amount={stats.repaid} />}
        meaning={t('numbers.repaidMeaning')}
        {...(stats.on_time_percent !== null && {
          note: t('numbers.onTime', { percent: stats.on_time_percent.replace(/\.\d+$/, '') }),
        })}
      />
      <StatNumber
        label={t('numbers.overdue')}
        value={behind ? <Money amount={stats.overdue} /> : t('numbers.nothing')}
        meaning={t('numbers.overdueMeaning')}
        note={waivedNote(t, stats) ?? (behind ? t('numbers.payNow') : t('numbers.allPaid'))}
      />
    </StatRow>
  );
}

/** What two operators have waived of lateness; null with nothing. */
function waivedNote(t: ReturnType<typeof useText>, stats: Stats): string | null {
  const waivedSen = addSen(senFromText(stats.late_waived), senFromText(stats.gharamah_waived));
  return waivedSen === ZERO_SEN ? null : t('numbers.waived', { amount: formatRinggit(waivedSen) });
}
