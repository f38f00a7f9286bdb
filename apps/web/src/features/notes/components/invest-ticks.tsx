import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import type { Note } from '../api/note.ts';
import type { InvestPlan, Tick } from '../lib/use-invest.ts';
import { useText } from '../text.ts';
import classes from './panel.module.css';

interface InvestTicksProps {
  readonly note: Note;
  readonly plan: InvestPlan;
}

/** What this investment needs the person to say: only what applies to it. */
export function InvestTicks({ note, plan }: InvestTicksProps): ReactNode {
  const t = useText();
  const { fill, wakalah, limit } = plan;
  return (
    <>
      {fill !== null && <TickBox tick={fill} label={t('invest.fill', { left: formatMoney(fill.left) })} />}
      {wakalah !== null && (
        <TickBox
          tick={wakalah}
          label={
            <RichText
              text={t('invest.wakalah', { number: note.number })}
              parts={{
                terms: (words) => (
                  <TextLink
                    {...pageLink('tnc', { type: 'investor', compliant: 'islamic' })}
                    target="_blank"
                    className={classes.inline}
                  >
                    {words}
                  </TextLink>
                ),
              }}
            />
          }
        />
      )}
      {limit !== null && (
        <TickBox
          tick={limit}
          label={t('invest.limit', {
            invested: formatMoney(limit.invested),
            limit: formatMoney(limit.limit),
          })}
        />
      )}
    </>
  );
}

function TickBox({ tick, label }: { readonly tick: Tick; readonly label: ReactNode }): ReactNode {
  return (
    <Checkbox
      checked={tick.ticked}
      onChange={(event) => tick.set(event.currentTarget.checked)}
      label={label}
      error={tick.error}
    />
  );
}
