import type { ReactNode } from 'react';
import { Chip } from '../../../components/chip.tsx';
import type { NoteInList } from '../api/note.ts';
import { useText } from '../text.ts';
import classes from './note-chips.module.css';

interface NoteChipsProps {
  readonly note: Pick<NoteInList, 'contract' | 'is_guaranteed' | 'is_late' | 'days_late'>;
  /** Names the guarantor, where it has to be clear that it is not the platform. */
  readonly guarantor?: string | null;
}

/** Short facts about a note, only where they are true (design). */
export function NoteChips({ note, guarantor = null }: NoteChipsProps): ReactNode {
  const t = useText();
  const shariah = note.contract === 'Shariah';
  if (!shariah && !note.is_guaranteed && !note.is_late) {
    return null;
  }
  return (
    <div className={classes.chips}>
      {shariah && <Chip tone="brand">{t('chip.shariah')}</Chip>}
      {note.is_guaranteed && (
        <Chip tone="gold">
          {guarantor === null ? t('chip.guaranteed') : t('chip.guaranteedBy', { name: guarantor })}
        </Chip>
      )}
      {note.is_late && <Chip tone="danger">{t('chip.late', { count: note.days_late })}</Chip>}
    </div>
  );
}
