import { nextGradeOf } from '@titian/contracts/scorecard';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import panel from '../../shared/panel.module.css';
import { TwoLines } from '../../shared/two-lines.tsx';
import type { FinancingAnswer } from '../api/read-financing.ts';
import { text, useText } from '../assessment-text.ts';
import { text as financingText } from '../text.ts';

type Assessment = NonNullable<FinancingAnswer['assessment']>;
type Factor = NonNullable<Assessment['factors']>[number];

const tones: Readonly<Record<Factor['band'], ChipTone>> = {
  weak: 'danger',
  fair: 'waiting',
  good: 'neutral',
  strong: 'brand',
  full: 'brand',
};

/** Each factor of the scorecard with its band, what the next one takes, and how far the next grade is (FIN-23). */
export function ScorecardExplained({ assessment }: { readonly assessment: Assessment }): ReactNode {
  const t = useText();
  const { score, computed_grade: grade, factors } = assessment;
  const next = nextGradeOf(score);
  return (
    <section className={panel.stack}>
      <div>
        <h3 className={panel.heading}>{t('explained.title')}</h3>
        <p className={panel.hint}>
          {next === null
            ? t('explained.best', { score, grade })
            : t('explained.next', {
                ...{ score, grade, next: next.grade, from: next.from },
                missing: next.from - score,
              })}
        </p>
      </div>
      {factors !== null && (
        <>
          <RecordList
            caption={t('explained.title')}
            columns={columns()}
            rows={factors}
            rowKey={({ name }) => name}
          />
          <p className={panel.hint}>{t('explained.how')}</p>
        </>
      )}
    </section>
  );
}

const columns = (): readonly Column<Factor>[] => [
  {
    key: 'factor',
    header: text('explained.factor'),
    phone: 'title',
    render: ({ name, part }) => (
      <TwoLines first={text(`factor.${name}`)} second={financingText(`scorecard.${part}`)} />
    ),
  },
  { key: 'value', header: text('explained.value'), numeric: true, render: ({ value }) => value },
  {
    key: 'band',
    header: text('explained.band'),
    phone: 'amount',
    render: ({ band }) => <Chip tone={tones[band]}>{text(`band.${band}`)}</Chip>,
  },
  {
    key: 'points',
    header: text('explained.points'),
    numeric: true,
    render: ({ points, most }) => text('explained.pointsOf', { points, most }),
  },
  {
    key: 'next',
    header: text('explained.nextBand'),
    isBlank: ({ next }) => next === null,
    render: ({ next }) =>
      next !== null &&
      text('explained.nextAt', {
        ...{ band: text(`band.${next.band}`), value: next.value, points: next.points },
      }),
  },
];
