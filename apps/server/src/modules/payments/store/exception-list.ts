import { type ExceptionSort, exceptionSorts } from '@titian/contracts/operator-lists';
import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { Direction, SortKey } from '../../../platform/db/keyset.ts';
import {
  isOwnedBy,
  isWithinAmounts,
  isWithinDays,
  type ListSlice,
  type PlacedRow,
  type RangeFilter,
  readSortedRows,
  type SortedList,
} from '../../../platform/db/sorted-list.ts';
import type { BankAccountKind } from '../../ledger/public.ts';
import type { ExceptionKind, ReconciliationException } from '../domain/exception.ts';
import { exceptionOf } from './exceptions.ts';

/** What narrows and sorts exceptions; what is undefined narrows nothing. */
export interface ExceptionListFilter extends RangeFilter {
  /** Open ones, where undefined. */
  readonly state?: ReconciliationException['state'] | undefined;
  readonly account?: BankAccountKind | undefined;
  readonly kind?: ExceptionKind | undefined;
  /** `me`, `nobody` or an operator's id. */
  readonly owner?: string | undefined;
  /** The reader. */
  readonly operatorId: string;
  readonly sort?: ExceptionSort | undefined;
  readonly order?: Direction | undefined;
}

/** Exceptions without an amount come before the smallest. */
const absoluteSen = sql`abs(coalesce(amount_sen, 0))`;

/** Each has its index, which holds this very expression. */
const keys: Readonly<Record<ExceptionSort, SortKey>> = {
  since: { type: 'bigint', key: sql`since_on - date '2000-01-01'` },
  amount: { type: 'bigint', key: absoluteSen },
};

/** The exceptions of all accounts that match, in order. */
export function exceptionList(filter: ExceptionListFilter): SortedList {
  const { state = 'open', account, kind, owner, operatorId, sort = 'since', order } = filter;
  return {
    table: 'reconciliation_exceptions',
    conditions: [
      sql<SqlBool>`state = ${state}`,
      ...(account === undefined ? [] : [sql<SqlBool>`account = ${account}`]),
      ...(kind === undefined ? [] : [sql<SqlBool>`kind = ${kind}`]),
      ...isOwnedBy(owner, operatorId),
      ...isWithinDays(sql`since_on`, filter),
      ...isWithinAmounts(absoluteSen, filter),
    ],
    key: keys[sort],
    direction: order ?? exceptionSorts[sort],
  };
}

/** A part of the exceptions that match, in order. */
export function readExceptionList(
  reader: Reader,
  filter: ExceptionListFilter,
  slice: ListSlice,
): Promise<PlacedRow<ReconciliationException>[]> {
  return readSortedRows(reader, exceptionList(filter), slice, exceptionOf);
}
