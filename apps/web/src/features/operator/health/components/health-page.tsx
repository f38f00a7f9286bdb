import { useQuery } from '@tanstack/react-query';
import { healthAreas } from '@titian/contracts/health';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { healthQuery } from '../api/health.ts';
import { useText } from '../text.ts';
import { CheckRow } from './check-row.tsx';
import classes from './health-page.module.css';

/** `/operator/health`: whether everything works that nobody looks at, and what to do where it does not (OPS-28). */
export function HealthPage(): ReactNode {
  const t = useText();
  const health = useQuery(healthQuery);
  return (
    <QueryView query={health}>
      {({ checked_at: at, checks }) => {
        const wrong = checks.filter(({ state }) => state !== 'ok');
        return (
          <>
            <PageHeader title={t('title')} subtitle={t('subtitle', { at: formatDate(at, 'instant') })} />
            <div className={classes.areas}>
              <p role="status" className={classes.summary} data-well={wrong.length === 0}>
                {wrong.length === 0 ? t('allWell') : t('attention', { count: wrong.length })}
              </p>
              {healthAreas.map((area) => (
                <SectionCard key={area} title={t(`area.${area}`)}>
                  <ul className={classes.checks}>
                    {checks
                      .filter((row) => row.area === area)
                      .map((row) => (
                        <CheckRow key={row.check} row={row} />
                      ))}
                  </ul>
                </SectionCard>
              ))}
            </div>
          </>
        );
      }}
    </QueryView>
  );
}
