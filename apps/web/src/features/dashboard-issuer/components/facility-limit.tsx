import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { StatNumber, StatRow } from '../../../components/stat-number.tsx';
import { limitQuery } from '../api/dashboard.ts';
import { useText } from '../text.ts';

/** The issuer's limit for invoice financing with what is used and free; nothing where none has begun (FIN-21). */
export function FacilityLimit(): ReactNode {
  const t = useText();
  const { data: limit } = useQuery(limitQuery);
  if (limit === undefined || limit === null) {
    return null;
  }
  const until = formatDate(limit.until);
  return (
    <SectionCard
      title={t('limit.title')}
      {...(limit.buyers.length > 0 && { subtitle: t('limit.buyers', { buyers: limit.buyers.join(', ') }) })}
    >
      <StatRow>
        <StatNumber label={t('limit.amount')} value={<Money amount={limit.amount} />} />
        <StatNumber
          label={t('limit.used')}
          value={<Money amount={limit.used} />}
          meaning={t('limit.usedMeaning')}
        />
        <StatNumber
          label={t('limit.free')}
          value={<Money amount={limit.free} />}
          note={limit.has_ended ? t('limit.ended', { until }) : t('limit.until', { until })}
        />
      </StatRow>
    </SectionCard>
  );
}
