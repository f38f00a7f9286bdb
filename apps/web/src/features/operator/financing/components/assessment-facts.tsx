import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { Grade } from '../../../../shared/credit/grade.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { readable } from '../../shared/readable.ts';
import type { Financing, FinancingAnswer } from '../api/read-financing.ts';
import { text, useText } from '../text.ts';

type Assessment = NonNullable<FinancingAnswer['assessment']>;

/** The grade with what each of its five parts rests on, and what it suggests. */
export function AssessmentFacts({ assessment }: { readonly assessment: Assessment }): ReactNode {
  const t = useText();
  const { suggested } = assessment;
  return (
    <div className={panel.stack}>
      <div className={panel.buttons}>
        <Grade grade={assessment.grade} />
        <b>{t('scorecard.score', { score: assessment.score })}</b>
        <span className={panel.hint}>
          {t('assessment.by', { by: assessment.assessed_by, day: formatDate(assessment.assessed_at) })}
        </span>
      </div>
      {assessment.override_reason !== null && (
        <p className={panel.wait}>
          {t('assessment.overridden', {
            computed: assessment.computed_grade,
            reason: assessment.override_reason,
          })}
        </p>
      )}
      <Facts
        title={t('assessment.title')}
        facts={[
          ...assessment.components.map(({ name, points, weight, reason }) => ({
            key: name,
            label: isPart(name) ? t(`scorecard.${name}`) : readable(name),
            value: t('assessment.points', { points, weight }),
            note: reason,
            noteTone: 'plain' as const,
          })),
          {
            key: 'rate',
            label: t('assessment.rate'),
            value: t('assessment.band', { from: suggested.rate_min, to: suggested.rate_max }),
          },
          { key: 'limit', label: t('assessment.limit'), value: formatMoney(suggested.limit) },
        ]}
      />
    </div>
  );
}

function isPart(name: string): name is 'bureau' | 'cash_flow' | 'ratios' | 'conduct' | 'security' {
  return ['bureau', 'cash_flow', 'ratios', 'conduct', 'security'].includes(name);
}

/** How the notes of the issuer and its related companies went. */
export function ApplicantStatusFacts({ application }: { readonly application: Financing }): ReactNode {
  const t = useText();
  const { record } = application;
  return (
    <Facts
      title={t('issuerRecord.title')}
      facts={[
        {
          key: 'record',
          label: t('issuerRecord.record'),
          value: t('issuerRecord.notes', { count: record.notes }),
          note: howItWent(record),
          noteTone: 'plain',
        },
      ]}
    />
  );
}

function howItWent({ completed, late, defaulted, most_days_late: days }: Financing['record']): string {
  const how = text('issuerRecord.how', { completed, late, defaulted });
  return days === 0 ? how : text('issuerRecord.howLate', { how, days });
}
