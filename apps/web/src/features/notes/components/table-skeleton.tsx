import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import classes from './holdings.module.css';

const ROWS = Array.from({ length: 8 }, (_, row) => `row-${row}`);

/** The shape of a table: as many columns as it will have. */
export function TableSkeleton({ columns }: { readonly columns: number }): ReactNode {
  const t = useText();
  const cells = Array.from({ length: columns }, (_, cell) => `cell-${cell}`);
  return (
    <div role="status" aria-label={t('mine.loading')} className={classes.bones} data-loading>
      {ROWS.map((row) => (
        <div key={row} className={classes.boneRow}>
          {cells.map((cell) => (
            <span key={cell} className={classes.bone} />
          ))}
        </div>
      ))}
    </div>
  );
}
