import type { ReactNode } from 'react';
import entry from '../../../shared/notes/update-entry.module.css';
import { UpdateEntries, UpdateEntry } from '../../../shared/notes/update-entry.tsx';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import { Part } from './part.tsx';

const running: readonly Note['state'][] = ['issued', 'defaulted'];

/** What happened since, with its date; for an investor without a holding, for whom it is. */
export function NoteUpdates({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const { updates, mine, state } = note;
  if (running.includes(state) && mine?.principal === '0.00') {
    return (
      <Part title={t('updates.title')}>
        <p className={entry.body}>{t('updates.holders')}</p>
      </Part>
    );
  }
  if (updates.length === 0) {
    return null;
  }
  return (
    <Part title={t('updates.title')}>
      <UpdateEntries>
        {updates.map(({ id, ...one }) => (
          <li key={id}>
            <UpdateEntry {...one} />
          </li>
        ))}
      </UpdateEntries>
    </Part>
  );
}
