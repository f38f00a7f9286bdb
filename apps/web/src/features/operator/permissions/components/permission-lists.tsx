import { operatorRoleNames } from '@titian/contracts/operator-roles';
import type { ReactNode } from 'react';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { permissionName } from '../../shared/permission-words.ts';
import { moveBetweenRows } from '../../shared/row-keys.ts';
import { text as sharedText } from '../../shared/text.ts';
import type { PermissionRow } from '../api/permissions.ts';
import { type Draft, groupsOf } from '../lib/draft.ts';
import { text, useText } from '../text.ts';
import { CellState } from './cell-state.tsx';
import classes from './permissions.module.css';

interface PermissionListsProps {
  readonly rows: readonly PermissionRow[];
  readonly draft: Draft;
  readonly openName: string | null;
  readonly onOpen: (permission: string) => void;
}

/** The table of roles and permissions, one list for each thing that permissions are for. */
export function PermissionLists({ rows, draft, openName, onOpen }: PermissionListsProps): ReactNode {
  const t = useText();
  // Beside the details there is room for one column of all roles.
  const columns = [nameColumn(), ...(openName === null ? roleColumns(draft) : [rolesColumn(draft)])];
  return (
    <section className={classes.groups} aria-label={t('title')} onKeyDown={moveBetweenRows}>
      {groupsOf(rows).map(({ group, rows: ofGroup }) => (
        <SectionCard key={group} title={t(`group.${group}`)}>
          <RecordList
            caption={t(`group.${group}`)}
            columns={columns}
            rows={ofGroup}
            rowKey={({ permission }) => permission}
            selectedKey={openName}
            onSelect={({ permission }) => onOpen(permission)}
          />
        </SectionCard>
      ))}
    </section>
  );
}

const nameColumn = (): Column<PermissionRow> => ({
  key: 'permission',
  header: text('permission'),
  render: ({ permission }) => permissionName(permission),
  phone: 'title',
});

function roleColumns(draft: Draft): readonly Column<PermissionRow>[] {
  return operatorRoleNames.map((role) => {
    const cellOf = ({ cells }: PermissionRow) => cells.find((cell) => cell.role === role);
    return {
      key: role,
      header: sharedText(`roles.${role}`),
      isBlank: (row) => cellOf(row) === undefined,
      render: (row) => <CellState permission={row.permission} cell={cellOf(row)} draft={draft} />,
    };
  });
}

/** All roles of a permission under each other. */
function rolesColumn(draft: Draft): Column<PermissionRow> {
  return {
    key: 'roles',
    header: text('roles'),
    render: ({ permission, cells }) => (
      <ul className={classes.roles}>
        {cells.map((cell) => (
          <li key={cell.role}>
            {sharedText(`roles.${cell.role}`)} <CellState permission={permission} cell={cell} draft={draft} />
          </li>
        ))}
      </ul>
    ),
  };
}
