import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { Approval } from '../domain/approval.ts';
import { approvalOf } from './approvals.ts';

/** Who would decide: by which kinds as the first checker, and which of the kinds as the second. */
export interface Decider extends Pick<OperatorPrincipal, 'id' | 'roles'> {
  readonly kinds: readonly string[];
  readonly confirmable: readonly string[];
}

/** How many proposals an operator could decide now: no own one, none about the own account, and by the roles of each. */
export async function countDecidable(
  reader: Reader,
  businessNow: Date,
  { id, roles, kinds, confirmable }: Decider,
): Promise<number> {
  const row = await openToOthers(reader, businessNow, id)
    .select((one) => one.fn.countAll<bigint>().as('waiting'))
    .where(sql<boolean>`case when first_checker_id is null then kind = any(${[...kinds]}::text[])
      else first_checker_id <> ${id}::uuid and confirmer_roles && ${[...roles]}::text[]
        and kind = any(${[...confirmable]}::text[]) end`)
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

/** The proposals of some kinds that wait for their first checker, other than the operator's own. */
export async function findDecidable(
  reader: Reader,
  businessNow: Date,
  operatorId: string,
  kinds: readonly string[],
): Promise<Approval[]> {
  const rows = await openToOthers(reader, businessNow, operatorId)
    .selectAll()
    .where('first_checker_id', 'is', null)
    .where('kind', 'in', [...kinds])
    .execute();
  return rows.map(approvalOf);
}

/** Open proposals that another made, and that are not about the operator's own account. */
function openToOthers(reader: Reader, businessNow: Date, operatorId: string) {
  return reader.db
    .selectFrom('approvals')
    .where('state', '=', 'proposed')
    .where('expires_at', '>', businessNow)
    .where('maker_id', '<>', operatorId)
    .where(sql<boolean>`not (subject_kind = 'operator' and subject_id = ${operatorId}::uuid)`);
}
