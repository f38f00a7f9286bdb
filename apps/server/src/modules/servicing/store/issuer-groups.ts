import { type IssuerSort, issuerSorts, type SortDirection } from '@titian/contracts/holding-sorts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { HeldRows } from '../../notes/public.ts';
import { chosen, type InvestedFilter, type InvestedTotals, type Slice, sums } from './invested-rows.ts';

/** The notes of one issuer, added up. */
export interface IssuerGroup extends InvestedTotals {
  readonly issuerNumber: string;
  readonly industry: string;
  readonly notesLate: number;
}

const sorts: Readonly<Record<IssuerSort, RawBuilder<unknown>>> = {
  issuer: sql`r.issuer_number collate "C"`,
  notes: sql`count(*)`,
  share: sql`sum(r.waiting_sen) + sum(r.outstanding_sen)`,
  principal: sql`sum(r.principal_sen)`,
  received: sql`sum(r.received_sen)`,
};

/** The notes that a filter leaves by issuer (NOTE-21), and how many issuers there are. */
export async function groupByIssuer(
  reader: Reader,
  rows: HeldRows,
  filter: InvestedFilter,
  {
    sort,
    direction,
    from,
    limit,
  }: { readonly sort: IssuerSort; readonly direction: SortDirection | undefined } & Slice,
): Promise<{ readonly groups: IssuerGroup[]; readonly total: number }> {
  const { rows: found } = await sql<IssuerGroup & { readonly total: number }>`
    select r.issuer_number as "issuerNumber", min(r.industry) as industry, ${sums},
      count(*) filter (where r.is_late or r.state = 'defaulted')::int as "notesLate", count(*) over ()::int as total
    from ${chosen(rows, filter)} group by r.issuer_number
    order by ${sorts[sort]} ${sql.raw(direction ?? issuerSorts[sort])}, r.issuer_number
    limit ${limit}::int offset ${from}::int`.execute(reader.db);
  return { groups: found, total: found[0]?.total ?? 0 };
}
