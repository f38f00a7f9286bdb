import { compareSen, senFromText, sumSen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { type Share, ShareBar } from '../../../components/share-bar.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { nameOf } from '../../../lib/text/names.ts';
import type { Stats } from '../api/dashboard.ts';
import { useText } from '../text.ts';
import classes from './dashboard.module.css';

const dimensions = ['grade', 'type', 'industry', 'issuer'] as const;
/** More parts than this are read as one: the smallest ones together. */
const PARTS = 5;

/** How widely is it spread? One bar each for grade, type, industry and issuer. */
export function Diversification({ stats }: { readonly stats: Stats }): ReactNode {
  const t = useText();
  const empty = dimensions.every((dimension) => stats.allocation[dimension].length === 0);
  return (
    <SectionCard
      title={t('spread.title')}
      subtitle={t('spread.subtitle', { amount: formatMoney(stats.outstanding) })}
    >
      {empty ? (
        <EmptyState title={t('spread.none')} />
      ) : (
        <div className={classes.spread}>
          {dimensions.map((dimension) => (
            <ShareBar
              key={dimension}
              label={t(`spread.${dimension}`)}
              shares={
                dimension === 'grade'
                  ? byGrade(stats.allocation.grade)
                  : largest(named(dimension, stats.allocation[dimension]), t('spread.others'))
              }
            />
          ))}
        </div>
      )}
    </SectionCard>
  );
}

type Slices = Stats['allocation']['grade'];

/** The lists by whose values slices are translated; grades and issuers have proper names. */
const namesOf = { type: 'note_types', industry: 'industries' } as const;

function named(dimension: 'type' | 'industry' | 'issuer', slices: Slices): Slices {
  return dimension === 'issuer'
    ? slices
    : slices.map((slice) => ({ ...slice, name: nameOf(namesOf[dimension], slice.key, slice.name) }));
}

/** From the best grade to the worst: AA stands before A. */
function byGrade(slices: Slices): Share[] {
  const rank = ({ key }: Share) => (key === 'AA' ? '' : key);
  return sharesOf(slices).sort((a, b) => rank(a).localeCompare(rank(b)));
}

function sharesOf(slices: Slices): Share[] {
  return slices.map(({ key, name, amount }) => ({ key, label: name, amount: senFromText(amount) }));
}

function largest(slices: Slices, others: string): Share[] {
  const shares = sharesOf(slices).sort((a, b) => compareSen(b.amount, a.amount));
  const rest = shares.slice(PARTS);
  if (rest.length < 2) {
    return shares;
  }
  return [...shares.slice(0, PARTS), { key: 'others', label: others, amount: sum(rest) }];
}

function sum(shares: readonly Share[]): Share['amount'] {
  return sumSen(shares.map(({ amount }) => amount));
}
