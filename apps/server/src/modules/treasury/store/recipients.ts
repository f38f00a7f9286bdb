import type { RecipientPurpose } from '@titian/contracts/treasury';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { RemittanceRecipients } from '../../../platform/db/schema.ts';
import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';
import type { Recipient, RecipientState } from '../domain/remittance.ts';

export async function insertRecipient(tx: Tx, row: Insertable<RemittanceRecipients>): Promise<void> {
  await tx.db.insertInto('remittance_recipients').values(row).execute();
}

export async function setRecipientState(tx: Tx, id: string, state: RecipientState): Promise<void> {
  await tx.db.updateTable('remittance_recipients').set({ state }).where('id', '=', id).execute();
}

export async function findRecipient(reader: Reader, id: string): Promise<Recipient | null> {
  const row = await reader.db
    .selectFrom('remittance_recipients')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : recipientOf(row);
}

export async function lockRecipient(tx: Tx, id: string): Promise<Recipient | null> {
  const row = await tx.db
    .selectFrom('remittance_recipients')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : recipientOf(row);
}

/** The account of a purpose that has one alone, where two operators have put it on the list; locked against a change. */
export async function lockOnly(tx: Tx, purpose: 'own_operating' | 'registrar'): Promise<Recipient | null> {
  const row = await tx.db
    .selectFrom('remittance_recipients')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : recipientOf(row);
}

/** Every account that is or was on the list, newest first. */
export async function listRecipients(reader: Reader): Promise<Recipient[]> {
  const rows = await reader.db
    .selectFrom('remittance_recipients')
    .selectAll()
    .orderBy('id', 'desc')
    .execute();
  return rows.map(recipientOf);
}

/** Where the number of a recipient's account stands. */
export function recipientNumberPlace(recipientId: string): FieldPlace {
  return { table: 'remittance_recipients', column: 'number_enc', row: recipientId };
}

function recipientOf(row: Selectable<RemittanceRecipients>): Recipient {
  return {
    id: row.id,
    // The CHECKs of the table hold both lists.
    purpose: row.purpose as RecipientPurpose,
    name: row.name,
    bic: row.bic,
    numberEnc: { ...recipientNumberPlace(row.id), bytes: row.number_enc },
    last4: row.last4,
    holderName: row.holder_name,
    state: row.state as RecipientState,
    createdAt: row.created_at,
  };
}
