import type { HealthState } from '@titian/contracts/health';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import type { HealthRow } from '../api/health.ts';
import { formatFact } from '../lib/format-fact.ts';
import { english, useText } from '../text.ts';
import classes from './health-page.module.css';

const tones: Readonly<Record<HealthState, ChipTone>> = { ok: 'brand', warning: 'waiting', failing: 'danger' };

/** A check with what it measured; where it did not pass, what is wrong and what to do. */
export function CheckRow({ row }: { readonly row: HealthRow }): ReactNode {
  const t = useText();
  const { check, state, facts } = row;
  return (
    <li className={classes.check}>
      <h3 className={classes.name}>{t(`check.${check}.title`)}</h3>
      <span className={classes.state}>
        <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
      </span>
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.name} className={classes.fact}>
            <dt>{t(`fact.${fact.name}`)}</dt>
            <dd>{formatFact(fact)}</dd>
          </div>
        ))}
      </dl>
      {state !== 'ok' && (
        <div className={classes.advice}>
          <p>{facts.length === 0 ? t('unread') : t(`check.${check}.wrong`)}</p>
          <p>{t(`check.${check}.todo`)}</p>
          {/* The runbooks are written in English. */}
          <p className={classes.runbook}>{t('runbook', { section: english.check[check].title })}</p>
        </div>
      )}
    </li>
  );
}
