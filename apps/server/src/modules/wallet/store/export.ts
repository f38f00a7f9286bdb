import type { Reader } from '../../../platform/db/database.ts';

export function listTopupsOf(reader: Reader, investorId: string): Promise<object[]> {
  return reader.db
    .selectFrom('topups')
    .select([
      'ref_number',
      'payment_type',
      'amount_sen',
      'state',
      'business_date',
      'created_at',
      'credited_at',
    ])
    .where('investor_id', '=', investorId)
    .orderBy('id')
    .execute();
}

export function listWithdrawalsOf(reader: Reader, investorId: string): Promise<object[]> {
  return reader.db
    .selectFrom('withdrawals')
    .select([
      'id',
      'amount_sen',
      'fee_sen',
      'service_tax_sen',
      'state',
      'reason',
      'arrives_on',
      'business_date',
      'created_at',
    ])
    .where('investor_id', '=', investorId)
    .orderBy('id')
    .execute();
}
