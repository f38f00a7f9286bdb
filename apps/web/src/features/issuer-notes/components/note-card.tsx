import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { nameOf } from '../../../lib/text/names.ts';
import { Grade } from '../../../shared/credit/grade.tsx';
import type { IssuerNote } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

interface NoteCardProps {
  readonly note: IssuerNote;
  readonly children: ReactNode;
}

/** One of the issuer's notes: grade, purpose, number, key facts, then the actions of its state. */
export function NoteCard({ note, children }: NoteCardProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        {note.grade !== null && <Grade grade={note.grade} />}
        <div className={classes.what}>
          <Title order={2} id={id} className={classes.title}>
            {note.purpose}
          </Title>
          <div className={classes.sub}>
            {t('about', { number: note.number, type: nameOf('note_types', note.type) })}
          </div>
        </div>
        <div className={classes.chips}>
          <StateChip note={note} />
          {note.contract === 'Shariah' && <Chip tone="brand">{t('chip.shariah')}</Chip>}
          {note.is_guaranteed && <Chip tone="gold">{t('chip.guaranteed')}</Chip>}
        </div>
      </div>
      {children}
    </section>
  );
}

const tones: Partial<Record<IssuerNote['state'], ChipTone>> = {
  offered: 'waiting',
  listed: 'info',
  funded: 'waiting',
  issued: 'brand',
  completed: 'brand',
  recovered: 'brand',
  defaulted: 'danger',
  written_off: 'danger',
};

/** The state of a note; lateness comes first. */
export function StateChip({ note }: { readonly note: IssuerNote }): ReactNode {
  const t = useText();
  if (note.is_late && note.state === 'issued') {
    return <Chip tone="danger">{t('chip.late', { count: note.days_late })}</Chip>;
  }
  if (note.is_paused) {
    return <Chip tone="waiting">{t('chip.paused')}</Chip>;
  }
  return <Chip tone={tones[note.state] ?? 'neutral'}>{t(`state.${note.state}`)}</Chip>;
}

/** "12 months, equal monthly". */
export function useTenure(): (note: Pick<IssuerNote, 'term_months' | 'profile' | 'contract'>) => string {
  const t = useText();
  return ({ term_months: count, profile, contract }) =>
    t('facts.tenureOf', { months: t('months', { count }), profile: t(`profile.${contract}.${profile}`) });
}
