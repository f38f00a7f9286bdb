import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { Permission } from '@titian/contracts/permissions';
import { heldText, permissionName } from '../../shared/permission-words.ts';
import { text as permissionText } from '../../shared/permissions-text.ts';
import { text as sharedText } from '../../shared/text.ts';
import type { Approval } from '../api/list-approvals.ts';

interface Cell {
  readonly role: OperatorRole;
  readonly permission: Permission;
  readonly allowed: boolean;
  readonly limit: string | null;
}

/** A cell before and after; null is nothing. */
interface Line {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string;
}

/** The lines of a change of permissions: a role and what it holds before and after, then what stands still. */
export function permissionChanges({ before, after }: Pick<Approval, 'before' | 'after'>): Line[] {
  const [was, becomes] = [cellsIn(before), cellsIn(after)];
  const lines = becomes.map((cell, at) => {
    const earlier = was[at];
    return {
      key: `${cell.role}:${cell.permission}`,
      label: `${sharedText(`roles.${cell.role}`)} · ${permissionName(cell.permission)}`,
      before: earlier === undefined ? null : heldText(earlier),
      after: heldText(cell),
    };
  });
  const still = namesIn(after).map(permissionName);
  return still.length === 0
    ? lines
    : [
        ...lines,
        { key: 'standstill', label: permissionText('standstill'), before: null, after: still.join(', ') },
      ];
}

/** The server has validated what it stored. */
function cellsIn(part: Approval['after']): readonly Cell[] {
  const { cells } = Object(part);
  return Array.isArray(cells) ? (cells as Cell[]) : [];
}

function namesIn(part: Approval['after']): readonly string[] {
  const { standstill } = Object(part);
  return Array.isArray(standstill) ? standstill.map(String) : [];
}
