import { type FinancingSort, financingSorts } from '@titian/contracts/operator-lists';
import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { Direction, SortKey } from '../../../platform/db/keyset.ts';
import {
  isOnDays,
  isWithinAmounts,
  type ListSlice,
  type PlacedRow,
  readSortedRows,
  type SortedList,
} from '../../../platform/db/sorted-list.ts';
import type { FinancingApplication, FinancingState } from '../domain/financing-application.ts';
import { toApplication } from './applications.ts';

/** What narrows and sorts submitted applications; what is undefined narrows nothing. */
export interface FinancingListFilter {
  readonly state?: FinancingState | undefined;
  readonly loan_category?: string | undefined;
  readonly contract?: string | undefined;
  readonly amount_min?: string | undefined;
  readonly amount_max?: string | undefined;
  /** Malaysian days on which they were submitted. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: FinancingSort | undefined;
  readonly order?: Direction | undefined;
}

/** The form keeps the amount in ringgit with two decimals. */
const amountSen = sql`((data ->> 'amount')::numeric * 100)::bigint`;

const keys: Readonly<Record<FinancingSort, SortKey>> = {
  submitted: { type: 'uuid', key: sql`id` },
  amount: { type: 'bigint', key: amountSen },
  number: { type: 'text', key: sql`number collate "C"` },
};

/** The applications that match, in order; drafts are their issuers'. */
export function financingList(filter: FinancingListFilter): SortedList {
  const { state, loan_category: type, contract } = filter;
  const { sort = 'submitted', order } = filter;
  return {
    table: 'financing_applications',
    conditions: [
      sql<SqlBool>`state <> 'draft'`,
      ...(state === undefined ? [] : [sql<SqlBool>`state = ${state}`]),
      ...(type === undefined ? [] : [sql<SqlBool>`data ->> 'loan_category' = ${type}`]),
      ...(contract === undefined ? [] : [sql<SqlBool>`data ->> 'contract' = ${contract}`]),
      ...isWithinAmounts(amountSen, filter),
      ...isOnDays(sql`submitted_at`, filter),
    ],
    key: keys[sort],
    direction: order ?? financingSorts[sort],
  };
}

/** A part of the applications that match, in order. */
export function readFinancingList(
  reader: Reader,
  filter: FinancingListFilter,
  slice: ListSlice,
): Promise<PlacedRow<FinancingApplication>[]> {
  return readSortedRows(
    reader,
    financingList(filter),
    slice,
    (row: Parameters<typeof toApplication>[0]) => toApplication(row).application,
  );
}
