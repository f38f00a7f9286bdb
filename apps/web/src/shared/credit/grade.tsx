import type { ReactNode } from 'react';
import { useText } from '../../components/text.ts';
import classes from './grade.module.css';

interface GradeProps {
  /** AA … F; null while it is not given yet. */
  readonly grade: string | null;
  readonly size?: 'normal' | 'large';
}

/** A note's grade in a square of its colour; the letter says it, the colour only helps. */
export function Grade({ grade, size = 'normal' }: GradeProps): ReactNode {
  const t = useText();
  return (
    <span
      role="img"
      aria-label={t('grade', { grade: grade ?? '–' })}
      className={classes.grade}
      data-size={size}
      data-grade={grade ?? undefined}
    >
      <span aria-hidden>{grade ?? '–'}</span>
    </span>
  );
}
