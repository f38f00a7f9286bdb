import type { CustomerList } from '@titian/contracts/customer-page';
import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { Page, PageQuery } from '../../../platform/paging.ts';

/** One row of a customer's list, as the call answers it. */
export type CustomerRecord = ParsedApi['operatorCustomerRecords']['response']['items'][number];

/** Whose list is read, and by whom. */
export interface RecordReader {
  readonly userId: string;
  readonly operator: OperatorPrincipal;
  readonly language: Language;
}

/** Reads a page of one of a customer's lists. */
export type ReadRecords = (
  ctx: QueryCtx,
  reader: RecordReader,
  query: PageQuery,
) => Promise<Page<CustomerRecord>>;

export type RecordLists<List extends CustomerList> = Readonly<Record<List, ReadRecords>>;

const NOTHING = { detail: null, state: null, amount: null, balance: null, link: null } as const;

/** A row of which only what is named is known. */
export function recordOf(
  known: Pick<CustomerRecord, 'id' | 'title'> & { readonly at: Date } & Partial<Omit<CustomerRecord, 'at'>>,
): CustomerRecord {
  return { ...NOTHING, ...known, at: known.at.toISOString() };
}

/** The same page with its rows as the call answers them. */
export function presentPage<Row>(
  page: Page<Row>,
  present: (row: Row) => CustomerRecord,
): Page<CustomerRecord> {
  return { ...page, rows: page.rows.map(present) };
}

/** Names that stand beside each other; null where there is none. */
export function joined(parts: readonly (string | null | undefined)[]): string | null {
  const filled = parts.filter((one) => one !== null && one !== undefined && one !== '');
  return filled.length === 0 ? null : filled.join(' · ');
}
