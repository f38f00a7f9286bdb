import type { Reader } from '../../../platform/db/database.ts';

/** An issuer's offers, oldest first. */
export function listOffersOf(reader: Reader, issuerId: string) {
  return reader.db
    .selectFrom('offers')
    .select([
      'application_id',
      'type',
      'contract',
      'amount_sen',
      'rate_bps',
      'term_months',
      'profile',
      'grade',
      'state',
      'offered_on',
      'expires_on',
    ])
    .where('issuer_id', '=', issuerId)
    .orderBy('id')
    .execute();
}

/** An issuer's limits for invoice financing, oldest first. */
export function listLimitsOf(reader: Reader, issuerId: string) {
  return reader.db
    .selectFrom('facility_limits')
    .select(['amount_sen', 'from_on', 'until_on', 'buyers', 'created_at'])
    .where('issuer_id', '=', issuerId)
    .orderBy('id')
    .execute();
}

/** An issuer's applications with their forms, drafts too, oldest first. */
export function listApplicationsOf(reader: Reader, issuerId: string) {
  return reader.db
    .selectFrom('financing_applications')
    .select(['id', 'number', 'state', 'data', 'saved_at', 'submitted_on', 'decided_at', 'rejection_reason'])
    .where('issuer_id', '=', issuerId)
    .orderBy('id')
    .execute();
}
