import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { heldText, permissionName } from '../../shared/permission-words.ts';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { text as sharedText } from '../../shared/text.ts';
import type { PermissionRow } from '../api/permissions.ts';
import { type Draft, type DraftCell, isKnown, standstillIn } from '../lib/draft.ts';
import { useText } from '../text.ts';
import { RemoveCell } from './remove-cell.tsx';

interface DraftFormProps {
  readonly draft: Draft;
  readonly rows: readonly PermissionRow[];
  readonly onRemove: (cell: DraftCell) => void;
  readonly onClose: () => void;
}

/** The changed cells before and after, and their proposal with what stands still. */
export function DraftForm({ draft, rows, onRemove, onClose }: DraftFormProps): ReactNode {
  const t = useText();
  const [standstill, setStandstill] = useState<readonly string[]>([]);
  return (
    <SectionCard title={t('draft.title')}>
      <RecordList
        caption={t('draft.title')}
        columns={[
          { key: 'cell', header: t('draft.cell'), render: nameOf, phone: 'title' },
          { key: 'before', header: t('draft.before'), render: (cell) => heldBefore(rows, cell) },
          { key: 'after', header: t('draft.after'), render: heldText },
          {
            key: 'remove',
            header: t('draft.action'),
            render: (cell) => (
              <RemoveCell label={t('draft.remove', { cell: nameOf(cell) })} onRemove={() => onRemove(cell)} />
            ),
          },
        ]}
        rows={draft}
        rowKey={({ role, permission }) => `${role}:${permission}`}
      />
      <ProposalForm
        kind="permission_change"
        submit={t('draft.submit')}
        propose={(reason) => ({
          kind: 'permission_change',
          after: { cells: [...draft], standstill: standstill.filter(isKnown) },
          reason,
        })}
        onDone={onClose}
        onCancel={onClose}
      >
        {(_errorOf, error) => (
          <>
            <p>{t('draft.effect')}</p>
            <Standstill
              kinds={standstillIn(error) ?? standstill}
              accepted={standstill}
              onAccept={setStandstill}
            />
          </>
        )}
      </ProposalForm>
    </SectionCard>
  );
}

interface StandstillProps {
  readonly kinds: readonly string[];
  readonly accepted: readonly string[];
  readonly onAccept: (kinds: readonly string[]) => void;
}

/** What stands still, once the server has named it: confirmed by name, because work waits for it. */
function Standstill({ kinds, accepted, onAccept }: StandstillProps): ReactNode {
  const t = useText();
  return kinds.length === 0 ? null : (
    <Checkbox
      label={t('draft.standstill', { kinds: kinds.map(permissionName).join(', ') })}
      description={t('draft.standstillHint')}
      data-path="standstill"
      checked={kinds.every((kind) => accepted.includes(kind))}
      onChange={({ currentTarget }) => onAccept(currentTarget.checked ? kinds : [])}
    />
  );
}

function nameOf({ role, permission }: DraftCell): string {
  return `${sharedText(`roles.${role}`)} · ${permissionName(permission)}`;
}

function heldBefore(rows: readonly PermissionRow[], { role, permission }: DraftCell): string {
  const row = rows.find((one) => one.permission === permission);
  const cell = row?.cells.find((one) => one.role === role);
  return cell === undefined ? '' : heldText(cell);
}
