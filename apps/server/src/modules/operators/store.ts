import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { Tx } from '../../platform/db/database.ts';
import type { FieldEncryption } from '../../platform/field-encryption.ts';
import type { Invariant } from '../../platform/invariants.ts';
import type { FieldPlace } from '../../platform/keys/sealed-columns.ts';

/**
 * The person proposed as an operator, or for an operator's account of the same id; the database holds the
 * identity number encrypted.
 */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phoneE164: string;
  readonly identity: { readonly number: string; readonly hash: Buffer; readonly last4: string };
  readonly roles: readonly OperatorRole[];
}

function identityPlace(id: string): FieldPlace {
  return { table: 'operator_candidates', column: 'identity_enc', row: id };
}

/** Writes a candidate; false when one with the same address, phone or document is proposed already. */
export async function insertCandidate(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  candidate: Candidate,
): Promise<boolean> {
  const written = await tx.db
    .insertInto('operator_candidates')
    .values({
      id: candidate.id,
      name: candidate.name,
      email: candidate.email,
      phone_e164: candidate.phoneE164,
      identity_enc: fieldEncryption.seal(candidate.identity.number, identityPlace(candidate.id)),
      identity_hash: candidate.identity.hash,
      identity_last4: candidate.identity.last4,
      roles: [...candidate.roles],
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** A candidate, locked until the proposal is decided; null where there is none. */
export async function lockCandidate(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  id: string,
): Promise<Candidate | null> {
  const row = await tx.db
    .selectFrom('operator_candidates')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        id: row.id,
        name: row.name,
        email: row.email,
        phoneE164: row.phone_e164,
        identity: {
          number: fieldEncryption.open({ ...identityPlace(row.id), bytes: row.identity_enc }),
          hash: row.identity_hash,
          last4: row.identity_last4,
        },
        // Written from the contract's list of roles only.
        roles: row.roles as OperatorRole[],
      };
}

export async function deleteCandidate(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('operator_candidates').where('id', '=', id).execute();
}

/** Sentences about this module's table that are always true. */
export const operatorInvariants: readonly Invariant[] = [
  {
    name: 'every candidate for an operator has an open proposal',
    text: `select operator_candidates.id from operator_candidates
      where not exists (select from approvals where approvals.subject_id = operator_candidates.id
        and approvals.kind in ('operator_create', 'operator_details') and approvals.state = 'proposed')`,
  },
];
