import { type ApprovalSort, approvalSorts } from '@titian/contracts/operator-lists';
import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { Direction, SortKey } from '../../../platform/db/keyset.ts';
import {
  isOnDays,
  type ListSlice,
  type PlacedRow,
  readSortedRows,
  type SortedList,
} from '../../../platform/db/sorted-list.ts';
import type { Approval, ApprovalState } from '../domain/approval.ts';
import { approvalOf } from './approvals.ts';

/** What narrows and sorts proposals; what is undefined narrows nothing. */
export interface ApprovalListFilter {
  readonly id?: string | undefined;
  readonly state?: ApprovalState | undefined;
  readonly kind?: string | undefined;
  readonly makerId?: string | undefined;
  /** Malaysian days on which they were proposed. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: ApprovalSort | undefined;
  readonly order?: Direction | undefined;
}

const keys: Readonly<Record<ApprovalSort, SortKey>> = {
  created: { type: 'uuid', key: sql`id` },
  change: { type: 'text', key: sql`kind collate "C"` },
};

/** The proposals that match, in order. */
export function approvalList(filter: ApprovalListFilter): SortedList {
  const { id, state, kind, makerId, sort = 'created', order } = filter;
  return {
    table: 'approvals',
    conditions: [
      ...(id === undefined ? [] : [sql<SqlBool>`id = ${id}::uuid`]),
      ...(state === undefined ? [] : [sql<SqlBool>`state = ${state}`]),
      ...(kind === undefined ? [] : [sql<SqlBool>`kind = ${kind}`]),
      ...(makerId === undefined ? [] : [sql<SqlBool>`maker_id = ${makerId}::uuid`]),
      ...isOnDays(sql`created_at`, filter),
    ],
    key: keys[sort],
    direction: order ?? approvalSorts[sort],
  };
}

/** A part of the proposals that match, in order. */
export function readApprovalList(
  reader: Reader,
  filter: ApprovalListFilter,
  slice: ListSlice,
): Promise<PlacedRow<Approval>[]> {
  return readSortedRows(reader, approvalList(filter), slice, approvalOf);
}
