import { type ApplicationSort, applicationSorts } from '@titian/contracts/operator-lists';
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
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import type { ApplicationForm, ApplicationStatus } from '../domain/application.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import { applicationOf } from './applications.ts';

/** What narrows and sorts applications; what is undefined narrows nothing, but drafts come only when requested. */
export interface ApplicationListFilter {
  readonly state?: ApplicationStatus | undefined;
  readonly form?: ApplicationForm | undefined;
  /** Malaysian days on which they were submitted. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: ApplicationSort | undefined;
  readonly order?: Direction | undefined;
}

const keys: Readonly<Record<ApplicationSort, SortKey>> = {
  newest: { type: 'uuid', key: sql`id` },
  // Milliseconds, so that an instant is a number of a cursor; drafts come first.
  submitted: {
    type: 'bigint',
    key: sql`(coalesce(extract(epoch from submitted_at), 0) * 1000)::bigint`,
  },
};

/** The applications that match, in order. */
export function applicationList(filter: ApplicationListFilter): SortedList {
  const { state, form, sort = 'newest', order } = filter;
  return {
    table: 'applications',
    conditions: [
      sql<SqlBool>`replaced_at is null`,
      state === undefined
        ? sql<SqlBool>`application_status <> 'Incomplete'`
        : sql<SqlBool>`application_status = ${state}`,
      ...(form === undefined ? [] : [sql<SqlBool>`form = ${form}`]),
      ...isOnDays(sql`submitted_at`, filter),
    ],
    key: keys[sort],
    direction: order ?? applicationSorts[sort],
  };
}

/** A part of the applications that match, in order. */
export function readApplicationList(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  filter: ApplicationListFilter,
  slice: ListSlice,
): Promise<PlacedRow<SavedApplication>[]> {
  return readSortedRows(reader, applicationList(filter), slice, (row: Parameters<typeof applicationOf>[0]) =>
    applicationOf(row, fieldEncryption),
  );
}
