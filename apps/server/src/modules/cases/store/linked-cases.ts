import type { CaseKind, CaseLinkKind } from '@titian/contracts/cases';
import type { Reader } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

/** A case that is not closed, with what it is linked to. */
export interface LinkedCase {
  readonly objectId: string;
  readonly id: string;
  readonly number: string;
  readonly origin: string;
  readonly ownerId: string | null;
}

interface LinkedQuery {
  readonly kind: CaseKind;
  readonly linkKind: CaseLinkKind;
  /** Null for every object. */
  readonly objectIds: readonly string[] | null;
}

/** The cases of a kind that are not closed, oldest first, by the objects that they are linked to. */
export async function listLinked(
  reader: Reader,
  { kind, linkKind, objectIds }: LinkedQuery,
): Promise<LinkedCase[]> {
  return reader.db
    .selectFrom('cases')
    .innerJoin('case_links', 'case_links.case_id', 'cases.id')
    .select([
      'case_links.object_id as objectId',
      'cases.id as id',
      'cases.number as number',
      'cases.origin as origin',
      'cases.owner_id as ownerId',
    ])
    .where('cases.kind', '=', kind)
    .where('cases.state', '<>', 'closed')
    .where('case_links.kind', '=', linkKind)
    .$if(objectIds !== null, (query) => query.where('case_links.object_id', '=', oneOf(objectIds ?? [])))
    .orderBy('cases.id')
    .execute();
}
