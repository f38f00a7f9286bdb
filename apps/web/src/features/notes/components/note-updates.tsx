import type { ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import classes from './note-updates.module.css';
import { Part } from './part.tsx';

const running: readonly Note['state'][] = ['issued', 'defaulted'];

/** What happened since, with its date; for an investor without a holding, for whom it is. */
export function NoteUpdates({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const { updates, mine, state } = note;
  if (running.includes(state) && mine?.principal === '0.00') {
    return (
      <Part title={t('updates.title')}>
        <p className={classes.body}>{t('updates.holders')}</p>
      </Part>
    );
  }
  if (updates.length === 0) {
    return null;
  }
  return (
    <Part title={t('updates.title')}>
      <ol className={classes.list}>
        {updates.map(({ id, at, title, body, amount }) => (
          <li key={id} className={classes.update}>
            <DateText value={at} />
            <div>
              <strong>{title}</strong>
              {amount !== null && (
                <>
                  {' · '}
                  <Money amount={amount} />
                </>
              )}
              <p className={classes.body}>{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}
