import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { NumberField } from '../../../../components/number-field.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { heldText } from '../../shared/permission-words.ts';
import { text as sharedText } from '../../shared/text.ts';
import type { PermissionCell, PermissionRow } from '../api/permissions.ts';
import { type Draft, type DraftCell, draftOf, isKnown, withCell } from '../lib/draft.ts';
import { text, useText } from '../text.ts';

interface PermissionPanelProps {
  readonly row: PermissionRow;
  readonly draft: Draft;
  /** Null for readers, and while a change waits. */
  readonly onChange: ((draft: Draft) => void) | null;
}

/** One permission: what each role holds of it, since when and by whom, and what it would hold. */
export function PermissionPanel({ row, draft, onChange }: PermissionPanelProps): ReactNode {
  const t = useText();
  const { permission } = row;
  return (
    <div className={panel.stack}>
      {row.cells.map((cell) => (
        <section key={cell.role} className={panel.stack}>
          <Facts title={sharedText(`roles.${cell.role}`)} facts={factsOf(cell)} />
          {cell.is_fixed ? (
            <p className={panel.wait}>{t('fixed')}</p>
          ) : (
            onChange !== null &&
            isKnown(permission) && (
              <CellFields
                cell={cell}
                hasAmount={row.has_amount}
                value={draftOf(draft, { role: cell.role, permission }) ?? { ...heldBy(cell), permission }}
                onChange={(changed) => onChange(withCell(draft, changed, cell))}
              />
            )
          )}
        </section>
      ))}
    </div>
  );
}

interface CellFieldsProps {
  readonly cell: PermissionCell;
  readonly hasAmount: boolean;
  readonly value: DraftCell;
  readonly onChange: (value: DraftCell) => void;
}

function CellFields({ cell, hasAmount, value, onChange }: CellFieldsProps): ReactNode {
  const t = useText();
  const role = sharedText(`roles.${cell.role}`);
  return (
    <>
      <Checkbox
        label={t('holds', { role })}
        checked={value.allowed}
        onChange={({ currentTarget }) => onChange({ ...value, allowed: currentTarget.checked })}
      />
      {hasAmount && value.allowed && (
        <NumberField
          label={t('limit', { role })}
          description={t('limitHint')}
          decimals={2}
          prefix="RM"
          value={value.limit ?? ''}
          onChange={(limit) => onChange({ ...value, limit })}
        />
      )}
    </>
  );
}

const heldBy = ({ role, allowed, limit }: PermissionCell) => ({ role, allowed, limit });

function factsOf(cell: PermissionCell) {
  const { changed } = cell;
  const since =
    changed === null
      ? text('asBuiltIn')
      : text('changed', {
          at: formatDate(changed.at, 'instant'),
          ...{ maker: changed.maker.name, checker: changed.checker.name },
        });
  return [
    { key: 'effective', label: text('effective'), value: heldText(cell) },
    { key: 'since', label: text('since'), value: since },
  ];
}
