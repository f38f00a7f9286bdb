import { type FilePurpose, permissionOfFile, readersOfFile } from '@titian/contracts/operator-access';
import type { ReactNode } from 'react';
import { Documents } from '../../shared/documents.tsx';
import { usePermission } from '../../shared/use-permission.ts';
import type { Approval } from '../api/list-approvals.ts';
import { useText } from '../text.ts';

/** What the document is stored as that a proposal of a kind rests on. */
export const restsOn: Readonly<Record<string, FilePurpose>> = {
  tax_residence: 'tax_residence_document',
  management_mandate: 'management_mandate',
  restructuring: 'restructuring_consent',
};

interface RestsOnProps {
  readonly approval: Approval;
  readonly purpose: FilePurpose;
}

/** What the change rests on, so that the checker reads what the maker read. */
export function RestsOn({ approval: { after }, purpose }: RestsOnProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const ids = documentsOf(after);
  if (ids.length === 0) {
    return null;
  }
  const readers = [...readersOfFile(purpose)];
  const permission = permissionOfFile(purpose);
  const mayOpen = permission !== null && may(permission);
  const groups = ids.map((id) => ({
    ...{ key: id, label: t('facts.restsOn') },
    files: [{ id, name: t('facts.document'), path: mayOpen ? `/download?id=${id}` : null, readers }],
  }));
  return <Documents groups={groups} />;
}

/** The ids of the documents that a proposal names. */
function documentsOf(after: Approval['after']): string[] {
  if (typeof after !== 'object' || after === null || Array.isArray(after)) {
    return [];
  }
  return [after.document_id, after.adviser_document_id].filter((id) => typeof id === 'string');
}
