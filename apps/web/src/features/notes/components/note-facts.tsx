import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { timeLeft } from '../../../components/time-left.ts';
import { nameOf } from '../../../lib/text/names.ts';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import classes from './note-facts.module.css';

/** The four numbers that decide most: rate, tenure, target, what is left. */
export function NoteFacts({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const open = note.state === 'listed';
  return (
    <dl className={classes.facts}>
      <Fact label={t('facts.rate', { word: t(`word.${note.contract}`) })}>
        <b className={classes.value}>
          {t('percent', { rate: note.rate ?? '–' })}{' '}
          <small className={classes.unit}>{t('facts.simple')}</small>
        </b>
        {note.effective_rate !== null && (
          <span className={classes.note}>{t('facts.effective', { rate: note.effective_rate })}</span>
        )}
      </Fact>
      <Fact label={t('facts.tenure')}>
        <b className={classes.value}>{t('months', { count: note.term_months })}</b>
        <span className={classes.note}>{t(`profile.${note.contract}.${note.profile}`)}</span>
      </Fact>
      <Fact label={t('facts.target')}>
        <b className={classes.value}>
          <Money amount={note.target} />
        </b>
        <span className={classes.note}>{nameOf('note_types', note.type)}</span>
      </Fact>
      <Fact label={open ? t('facts.left') : t('facts.raised')}>
        <b className={classes.value}>
          <Money amount={open ? note.remaining : note.raised} />
        </b>
        <span className={classes.bar}>
          <ProgressBar percent={note.funded_percent} />
        </span>
        <span className={classes.note}>
          {t('facts.funded', { percent: note.funded_percent.replace(/\.\d+$/, ''), count: note.investors })}
          {open && note.closes_at !== null && ` · ${timeLeft(note.closes_at)}`}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.body}>{children}</dd>
    </div>
  );
}
