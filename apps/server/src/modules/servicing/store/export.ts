import type { Reader } from '../../../platform/db/database.ts';

/** The payments that a business owner started for their notes, oldest first. */
export function listRepaymentOrdersOf(reader: Reader, issuerId: string): Promise<object[]> {
  return reader.db
    .selectFrom('repayment_orders')
    .select(['ref_number', 'note_id', 'kind', 'amount_sen', 'business_date', 'created_at'])
    .where('issuer_id', '=', issuerId)
    .orderBy('id')
    .execute();
}

/** The agreements that a business owner accepted, oldest first. */
export function listAgreementsOf(reader: Reader, userId: string): Promise<object[]> {
  return reader.db
    .selectFrom('agreements')
    .select(['note_id', 'version', 'terms', 'accepted_at'])
    .where('accepted_by', '=', userId)
    .orderBy('id')
    .execute();
}
