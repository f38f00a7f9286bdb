import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** What an investor subscribed to, oldest first. */
export function listSubscriptionsOf(reader: Reader, investorId: string): Promise<object[]> {
  return reader.db
    .selectFrom('subscriptions')
    .innerJoin('notes', 'notes.id', 'subscriptions.note_id')
    .select([
      'notes.number as note_number',
      'subscriptions.amount_sen',
      'subscriptions.source',
      'subscriptions.state',
      'subscriptions.business_date',
      'subscriptions.created_at',
      'subscriptions.ended_at',
    ])
    .where('subscriptions.investor_id', '=', investorId)
    .orderBy('subscriptions.id')
    .execute();
}

/** What an investor holds or held, oldest first. */
export function listHoldingsOf(reader: Reader, investorId: string): Promise<object[]> {
  return reader.db
    .selectFrom('holdings')
    .innerJoin('notes', 'notes.id', 'holdings.note_id')
    .select([
      'notes.number as note_number',
      'notes.state as note_state',
      'notes.rate_bps',
      'holdings.principal_sen',
      'holdings.outstanding_sen',
      'holdings.return_sen',
      'holdings.late_sen',
      'holdings.fee_sen',
      'holdings.service_tax_sen',
      'holdings.withholding_sen',
      'holdings.written_off_sen',
    ])
    .where('holdings.investor_id', '=', investorId)
    .orderBy('holdings.id')
    .execute();
}

/** The notes of an issuer, oldest first. */
export function listNotesOf(reader: Reader, issuerId: string): Promise<object[]> {
  return reader.db
    .selectFrom('notes')
    .innerJoin('note_funding', 'note_funding.note_id', 'notes.id')
    .select([
      'number',
      'type',
      'contract',
      'notes.target_sen',
      sql<bigint>`coalesce(raised_at_end_sen, raised_sen)`.as('raised_sen'),
      'investors_at_end',
      'rate_bps',
      'effective_rate_bps',
      'term_months',
      'profile',
      'grade',
      'purpose',
      'state',
      'listed_on',
      'issued_on',
      'matures_on',
      'completed_on',
      'defaulted_on',
    ])
    .where('issuer_id', '=', issuerId)
    .orderBy('id')
    .execute();
}
