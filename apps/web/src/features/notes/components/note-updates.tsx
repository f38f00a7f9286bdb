import type { ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { say } from '../../../lib/text/say.ts';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import classes from './note-updates.module.css';
import { Part } from './part.tsx';

/** What happened since, with its date. */
export function NoteUpdates({ updates }: { readonly updates: Note['updates'] }): ReactNode {
  const t = useText();
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
              <strong>{say(title)}</strong>
              {amount !== null && (
                <>
                  {' · '}
                  <Money amount={amount} />
                </>
              )}
              <p className={classes.body}>{say(body)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}
