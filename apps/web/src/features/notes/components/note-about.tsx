import type { ReactNode } from 'react';
import { nameOf } from '../../../lib/text/names.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import type { NoteInList } from '../api/note.ts';
import { useText } from '../text.ts';
import classes from './note-chips.module.css';

/** Industry, state and number in one line; the number does not break at its hyphen. */
export function NoteAbout({
  note,
}: {
  readonly note: Pick<NoteInList, 'industry' | 'industry_code' | 'state_name' | 'number'>;
}): ReactNode {
  const t = useText();
  return (
    <RichText
      text={t('row.about', {
        industry: nameOf('industries', note.industry_code, note.industry),
        state: note.state_name,
        number: note.number,
      })}
      parts={{ number: (words) => <span className={classes.number}>{words}</span> }}
    />
  );
}
