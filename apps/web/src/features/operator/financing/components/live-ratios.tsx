import { type Ratios, ratioText } from '@titian/finance/ratios';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { Facts } from '../../shared/facts.tsx';
import { text, useText } from '../assessment-text.ts';
import type { CreditDraft } from '../lib/credit-draft.ts';
import { type LiveRatio, liveCover, liveRatios } from '../lib/live-ratios.ts';
import classes from './offer-form.module.css';

const names = ['current', 'gearing', 'margin', 'debtService'] as const satisfies readonly (keyof Ratios)[];

/** The ratios of a year while its amounts are typed. */
export function LiveRatios({ year }: { readonly year: CreditDraft['years'][number] }): ReactNode {
  const t = useText();
  const ratios = liveRatios(year);
  return (
    <output className={classes.whole}>
      <Facts
        title={t('ratios.title', { year: year.year })}
        facts={names.map((name) => ({
          key: name,
          label: t(`ratios.${name}`),
          value: shown(ratios[name], name === 'margin'),
        }))}
      />
    </output>
  );
}

interface LiveCoverProps {
  readonly statements: CreditDraft['statements'];
  readonly requestedInstalment: string;
}

/** How often a month's surplus pays its instalments, while the statements are typed. */
export function LiveCover({ statements, requestedInstalment }: LiveCoverProps): ReactNode {
  const t = useText();
  return (
    <output className={classes.whole}>
      <Facts
        title={t('ratios.cover')}
        facts={[
          {
            key: 'cover',
            label: t('ratios.instalmentCover'),
            value: shown(liveCover(statements, requestedInstalment), false),
            note: t('ratios.instalment', { amount: formatMoney(requestedInstalment) }),
            noteTone: 'plain',
          },
        ]}
      />
    </output>
  );
}

function shown(ratio: LiveRatio, isPercent: boolean): string {
  if (ratio === undefined) {
    return text('ratios.waiting');
  }
  if (ratio === null) {
    return text('ratios.none');
  }
  return isPercent ? text('ratios.percent', { percent: ratioText(ratio) }) : ratioText(ratio);
}
