import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { nameOf } from '../../../lib/text/names.ts';
import { Grade } from '../../../shared/credit/grade.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { Note } from '../api/note.ts';
import { NoteAbout } from './note-about.tsx';
import { NoteChips } from './note-chips.tsx';
import classes from './note-head.module.css';
import { StateChip } from './state-chip.tsx';
import { WatchButton } from './watch-button.tsx';

/** Longer purposes are read as a text below, not as a heading. */
export const HEADING_MAX = 90;

/** Grade, purpose, issuer and location. */
export function NoteHead({ note }: { readonly note: Note }): ReactNode {
  const { role } = useCurrentUser();
  const heading =
    note.purpose.length > HEADING_MAX
      ? `${nameOf('note_types', note.type)}, ${nameOf('industries', note.industry_code, note.industry)}`
      : note.purpose;
  return (
    <header className={classes.head}>
      <Grade grade={note.grade} size="large" />
      <div className={classes.words}>
        <Title order={1}>{heading}</Title>
        <div className={classes.sub}>
          <span>
            <NoteAbout note={note} />
          </span>
          {note.state !== 'listed' && <StateChip state={note.state} daysLate={0} />}
        </div>
        <NoteChips note={note} guarantor={note.fact_sheet?.guarantor ?? null} />
      </div>
      {role === 'investor' && note.state === 'listed' && <WatchButton note={note} />}
    </header>
  );
}
