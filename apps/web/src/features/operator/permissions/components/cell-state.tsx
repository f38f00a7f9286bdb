import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { heldText } from '../../shared/permission-words.ts';
import type { PermissionCell } from '../api/permissions.ts';
import { type Draft, draftOf, isKnown } from '../lib/draft.ts';
import { useText } from '../text.ts';
import classes from './permissions.module.css';

interface CellStateProps {
  readonly permission: string;
  readonly cell: PermissionCell | undefined;
  readonly draft: Draft;
}

/** What a role holds of a permission, and whether a change of it is drafted. */
export function CellState({ permission, cell, draft }: CellStateProps): ReactNode {
  const t = useText();
  if (cell === undefined) {
    return null;
  }
  const isDrafted = isKnown(permission) && draftOf(draft, { role: cell.role, permission }) !== undefined;
  const isWhole = cell.allowed && cell.limit === null;
  return (
    <span className={classes.state}>
      {isWhole ? (
        <IconCheck className={classes.held} role="img" aria-label={heldText(cell)} />
      ) : (
        <Chip tone={cell.allowed ? 'info' : 'danger'}>{heldText(cell)}</Chip>
      )}
      {isDrafted && <Chip tone="waiting">{t('drafted')}</Chip>}
    </span>
  );
}
