import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { StatNumber, StatRow } from '../../../../components/stat-number.tsx';
import { type Chain, chainQuery } from '../api/read-chain.ts';
import { useText } from '../text.ts';
import classes from './audit-list.module.css';

const tones: Readonly<Record<Chain['anchor']['state'], ChipTone>> = {
  agrees: 'brand',
  behind: 'waiting',
  differs: 'danger',
  missing: 'neutral',
};

/** So many digits of a root are enough to distinguish two visually. */
const SHORT_ROOT = 12;

/** Head and reach of the chain of seals, and whether the anchor file agrees with it. */
export function ChainSummary(): ReactNode {
  const t = useText();
  const { data } = useQuery(chainQuery);
  if (data === undefined) {
    return null;
  }
  const { head, events, transfers, unsealed, anchor } = data;
  return (
    <section aria-label={t('chain.title')} className={classes.chain}>
      <StatRow>
        <StatNumber
          label={t('chain.lastSeal')}
          value={head?.seq ?? t('chain.none')}
          {...(head !== null && {
            note: (
              <>
                <DateText value={head.at} style="instant" />
                {` · ${head.root.slice(0, SHORT_ROOT)}`}
              </>
            ),
          })}
        />
        <StatNumber
          label={t('chain.events')}
          value={events}
          {...(unsealed > 0 && { note: t('chain.waiting', { count: unsealed }) })}
        />
        <StatNumber label={t('chain.transfers')} value={transfers} />
        <StatNumber
          label={t('chain.anchor')}
          value={<Chip tone={tones[anchor.state]}>{t(`chain.state.${anchor.state}`)}</Chip>}
          {...(anchor.at !== null && { note: <DateText value={anchor.at} style="instant" /> })}
        />
      </StatRow>
    </section>
  );
}
