import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { documentNamesQuery } from '../api/document-names.ts';
import type { Approval } from '../api/list-approvals.ts';
import { ChangeTable } from './change-table.tsx';

/** A revised fact sheet with its documents by name: the checker sees what investors would read. */
export function RevisionTable({ approval }: { readonly approval: Approval }): ReactNode {
  const names = useQuery(documentNamesQuery(approval.subject_id));
  return <QueryView query={names}>{(known) => <ChangeTable approval={approval} names={known} />}</QueryView>;
}
