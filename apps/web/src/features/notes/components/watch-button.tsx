import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWatch } from '../api/marketplace.ts';
import { useText } from '../text.ts';
import classes from './watch-button.module.css';

interface WatchButtonProps {
  readonly note: { readonly id: string; readonly number: string; readonly is_watched: boolean };
}

/** The star of a note: on the watchlist or not. */
export function WatchButton({ note }: WatchButtonProps): ReactNode {
  const t = useText();
  const watch = useWatch(note.id);
  // What was pressed stands until the list has been read again.
  const watched = watch.isPending ? watch.variables : note.is_watched;
  const Star = watched ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      className={classes.button}
      aria-pressed={watched}
      aria-label={t('watch.label', { number: note.number })}
      title={watched ? t('watch.remove') : t('watch.add')}
      onClick={() => watch.mutate(!watched)}
    >
      <Star className={classes.star} aria-hidden />
    </ActionIcon>
  );
}
