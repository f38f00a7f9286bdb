import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import { Part } from './part.tsx';
import classes from './sheet-revisions.module.css';

type Revision = Note['fact_sheet_revisions'][number];

/** What was corrected on the fact sheet since the listing, the newest first (NOTE-8). */
export function SheetRevisions({ revisions }: { readonly revisions: readonly Revision[] }): ReactNode {
  const t = useText();
  return revisions.map(({ version, revised_on: day, changes }) => (
    <Part key={version} title={t('sheet.revised', { day: formatDate(day) })}>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <Change key={`${change.what} ${change.before} ${change.after}`} change={change} />
        ))}
      </ul>
    </Part>
  ));
}

function Change({ change }: { readonly change: Revision['changes'][number] }): ReactNode {
  const t = useText();
  const { what, before, after } = change;
  return (
    <li>
      <strong>{t(`sheet.changed.${what}`)}</strong>
      <dl className={classes.change}>
        <div>
          <dt>{t('sheet.before')}</dt>
          <dd>{before ?? t('sheet.notBefore')}</dd>
        </div>
        <div>
          <dt>{t('sheet.now')}</dt>
          <dd>{after ?? t('sheet.notNow')}</dd>
        </div>
      </dl>
    </li>
  );
}
