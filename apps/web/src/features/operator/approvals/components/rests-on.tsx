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
};

interface RestsOnProps {
  readonly approval: Approval;
  readonly purpose: FilePurpose;
}

/** What the change rests on, so that the checker reads what the maker read. */
export function RestsOn({ approval: { after }, purpose }: RestsOnProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const id =
    typeof after === 'object' && after !== null && !Array.isArray(after) ? after.document_id : undefined;
  if (typeof id !== 'string') {
    return null;
  }
  const readers = [...readersOfFile(purpose)];
  const permission = permissionOfFile(purpose);
  const path = permission !== null && may(permission) ? `/download?id=${id}` : null;
  const files = [{ id, name: t('facts.document'), path, readers }];
  return <Documents groups={[{ key: id, label: t('facts.restsOn'), files }]} />;
}
