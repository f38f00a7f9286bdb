import type { Reader } from '../../../platform/db/database.ts';

/** A customer's mandates, oldest first. */
export function listMandatesOf(reader: Reader, userId: string): Promise<object[]> {
  return reader.db
    .selectFrom('mandates')
    .select([
      'reference',
      'purpose',
      'bank_name',
      'max_amount_sen',
      'state',
      'mandate_number',
      'starts_on',
      'ends_on',
      'ended_on',
      'deposit_sen',
      'deposit_day',
      'deposit_paused',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** What was collected from a customer, oldest first. */
export function listCollectionsOf(reader: Reader, userId: string): Promise<object[]> {
  return reader.db
    .selectFrom('collections')
    .select([
      'note_id',
      'number',
      'month',
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
