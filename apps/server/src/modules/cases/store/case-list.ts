import type { CaseKind, CasePriority, CaseTab } from '@titian/contracts/cases';
import { type CaseSort, caseSorts } from '@titian/contracts/operator-lists';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { Direction, SortKey } from '../../../platform/db/keyset.ts';
import {
  isOnDays,
  isOwnedBy,
  type ListSlice,
  type PlacedRow,
  readSortedRows,
  type SortedList,
} from '../../../platform/db/sorted-list.ts';
import type { Case } from '../domain/case.ts';
import { caseOf } from './cases.ts';

/** What narrows and sorts cases; what is undefined narrows nothing. */
export interface CaseListFilter {
  readonly tab: CaseTab;
  /** Those that the reader may see (CAS-8). */
  readonly visible: readonly CaseKind[];
  /** The reader. */
  readonly operatorId: string;
  readonly now: Date;
  readonly kind?: CaseKind | undefined;
  readonly priority?: CasePriority | undefined;
  /** `me`, `nobody` or an operator's id. */
  readonly owner?: string | undefined;
  /** Malaysian days on which they were opened. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: CaseSort | undefined;
  readonly order?: Direction | undefined;
}

/**
 * An instant as microseconds, which a cursor holds exactly; null comes last. The difference from a fixed instant does not
 * depend on a time zone, so that it can be indexed: indexes cases_due and cases_closed_at hold this very expression.
 */
function microseconds(instant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(
    (extract(epoch from ${instant} - timestamptz '1970-01-01 00:00:00+00') * 1000000)::bigint, 900000000000000000)`;
}

const keys: Readonly<Record<CaseSort, SortKey>> = {
  // Nothing is due from us while a case waits for its customer.
  due: { type: 'bigint', key: microseconds(sql`(case when state = 'open' then due_at end)`) },
  opened: { type: 'uuid', key: sql`id` },
  priority: { type: 'bigint', key: sql`array_position(array['low', 'normal', 'high'], priority)` },
  closed: { type: 'bigint', key: microseconds(sql`closed_at`) },
};

/** The cases that match, in order: what is due first on top, closed ones by when they were closed. */
export function caseList(filter: CaseListFilter): SortedList {
  const { tab, visible, operatorId, kind, priority, owner, sort, order } = filter;
  const sortBy = sort ?? (tab === 'closed' ? 'closed' : 'due');
  return {
    table: 'cases',
    conditions: [
      sql<SqlBool>`kind = any(${[...visible]}::text[])`,
      ...inTab(filter),
      ...(kind === undefined ? [] : [sql<SqlBool>`kind = ${kind}`]),
      ...(priority === undefined ? [] : [sql<SqlBool>`priority = ${priority}`]),
      ...isOwnedBy(owner, operatorId),
      ...isOnDays(sql`opened_at`, filter),
    ],
    key: keys[sortBy],
    direction: order ?? caseSorts[sortBy],
  };
}

function inTab({ tab, operatorId, now }: CaseListFilter): RawBuilder<SqlBool>[] {
  switch (tab) {
    case 'closed':
      return [sql<SqlBool>`state = 'closed'`];
    case 'mine':
      return [sql<SqlBool>`state <> 'closed'`, ...isOwnedBy('me', operatorId)];
    case 'overdue':
      return [sql<SqlBool>`state = 'open' and due_at < ${now}`];
    default:
      return [sql<SqlBool>`state <> 'closed'`];
  }
}

/** A part of the cases that match, in order. */
export function readCaseList(
  reader: Reader,
  filter: CaseListFilter,
  slice: ListSlice,
): Promise<PlacedRow<Case>[]> {
  return readSortedRows(reader, caseList(filter), slice, caseOf);
}
