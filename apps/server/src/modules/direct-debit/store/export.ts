import type { Reader } from '../../../platform/db/database.ts';

/** A business owner's mandates, oldest first. */
export function listMandatesOf(reader: Reader, userId: string): Promise<object[]> {
  return reader.db
    .selectFrom('mandates')
    .select([
      'reference',
      'bank_name',
      'max_amount_sen',
      'state',
      'mandate_number',
      'starts_on',
      'ends_on',
      'ended_on',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** What was collected from a business owner, oldest first. */
export function listCollectionsOf(reader: Reader, userId: string): Promise<object[]> {
  return reader.db
    .selectFrom('collections')
    .select([
      'note_id',
      'number',
      'attempt',
      'due_on',
      'amount_sen',
      'collect_on',
      'state',
      'failure_reason',
      'retry_on',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
