import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { DetailView } from '../../shared/detail-view.tsx';
import panel from '../../shared/panel.module.css';
import { permissionName } from '../../shared/permission-words.ts';
import { type PermissionsAnswer, permissionsQuery } from '../api/permissions.ts';
import { type Draft, withoutCell } from '../lib/draft.ts';
import { useText } from '../text.ts';
import { DraftForm } from './draft-form.tsx';
import { PermissionLists } from './permission-lists.tsx';
import { PermissionPanel } from './permission-panel.tsx';

/** `/operator/permissions`: which role holds what, and the way to propose that it holds less or more again (OPS-29). */
export function PermissionsPage(): ReactNode {
  const t = useText();
  const query = useQuery(permissionsQuery);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <QueryView query={query}>{(answer) => <PermissionTable answer={answer} />}</QueryView>
    </>
  );
}

function PermissionTable({ answer }: { readonly answer: PermissionsAnswer }): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState<Draft>([]);
  const [openName, setOpenName] = useState<string | null>(null);
  const { items, can, is_proposed: isProposed } = answer;
  const open = items.find(({ permission }) => permission === openName) ?? null;
  return (
    <div className={panel.stack}>
      {isProposed && <p className={panel.notice}>{t('waiting')}</p>}
      {!isProposed && can.propose !== true && <p className={panel.wait}>{t('readOnly')}</p>}
      {draft.length > 0 && (
        <DraftForm
          draft={draft}
          rows={items}
          onRemove={(cell) => setDraft(withoutCell(draft, cell))}
          onClose={() => setDraft([])}
        />
      )}
      <DetailView
        title={open === null ? null : permissionName(open.permission)}
        onClose={() => setOpenName(null)}
        panel={
          open !== null && (
            <PermissionPanel
              key={open.permission}
              row={open}
              draft={draft}
              onChange={can.propose === true ? setDraft : null}
            />
          )
        }
      >
        <PermissionLists rows={items} draft={draft} openName={openName} onOpen={setOpenName} />
      </DetailView>
    </div>
  );
}
