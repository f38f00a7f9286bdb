import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import classes from './filter-chip.module.css';

interface FilterChipProps {
  readonly label: string;
  readonly onRemove: () => void;
}

/** One filter of a list that counts, and the way to remove it. */
export function FilterChip({ label, onRemove }: FilterChipProps): ReactNode {
  const t = useText();
  return (
    <button
      type="button"
      className={classes.chip}
      aria-label={t('filter.remove', { label })}
      onClick={onRemove}
    >
      {label}
      <IconX className={classes.cross} aria-hidden />
    </button>
  );
}
