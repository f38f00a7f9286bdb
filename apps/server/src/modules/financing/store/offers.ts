import type { FinancingType, NoteContract } from '@titian/contracts/constants';
import type { Grade } from '@titian/contracts/scorecard';
import type { Day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import type { RepaymentProfile } from '@titian/finance/schedule';
import type { Sen } from '@titian/finance/sen';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Offers } from '../../../platform/db/schema.ts';
import type { Offer, OfferState } from '../domain/offer.ts';

type Row = Selectable<Offers>;

export async function insertOffer(tx: Tx, row: Insertable<Offers>): Promise<void> {
  await tx.db.insertInto('offers').values(row).execute();
}

export async function findOffer(reader: Reader, id: string): Promise<Offer | null> {
  const row = await reader.db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toOffer(row) : null;
}

export async function lockOffer(tx: Tx, id: string): Promise<Offer | null> {
  const row = await tx.db
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? toOffer(row) : null;
}

/** The newest offer of each application, whatever its state. */
export async function newestOffers(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<Map<string, Offer>> {
  if (applicationIds.length === 0) {
    return new Map();
  }
  const rows = await reader.db
    .selectFrom('offers')
    .selectAll()
    .distinctOn('application_id')
    .where('application_id', '=', oneOf(applicationIds))
    .orderBy('application_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.application_id, toOffer(row)]));
}

/** Ends the time in which an offer can be decided: what became of it, when, and on which business date. */
export async function closeOffer(
  tx: Tx,
  id: string,
  { state, at, on }: { readonly state: OfferState; readonly at: Date; readonly on: Day },
): Promise<void> {
  await tx.db
    .updateTable('offers')
    .set({ state, decided_at: at, decided_on: on })
    .where('id', '=', id)
    .execute();
}

/** Binds its letter to an offer; false where it has one. */
export async function setOfferLetter(
  tx: Tx,
  id: string,
  letter: { readonly fileId: string; readonly sha256: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('offers')
    .set({ letter_file_id: letter.fileId, letter_sha256: letter.sha256 })
    .where('id', '=', id)
    .where('letter_file_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Open offers whose last day has come or gone by. */
export async function overdueOffers(
  reader: Reader,
  day: Day,
): Promise<Map<string, { readonly id: string; readonly number: string }>> {
  const rows = await reader.db
    .selectFrom('offers')
    .innerJoin('financing_applications', 'financing_applications.id', 'offers.application_id')
    .select(['offers.id', 'offers.application_id', 'financing_applications.number'])
    .where('offers.state', '=', 'open')
    .where('offers.expires_on', '<=', day)
    .orderBy('offers.id')
    .execute();
  return new Map(
    rows.map((row) => [row.id, { id: row.application_id, number: row.number ?? row.application_id }]),
  );
}

/** What each open offer promises its issuer. */
export interface OpenOffer {
  readonly issuerId: string;
  readonly type: FinancingType;
  readonly amountSen: Sen;
}

/** Open offers to some issuers, one application's left out. */
export async function listOpenOffers(
  reader: Reader,
  issuerIds: readonly string[],
  exceptApplicationId: string,
): Promise<OpenOffer[]> {
  const rows = await reader.db
    .selectFrom('offers')
    .select(['issuer_id', 'type', 'amount_sen'])
    .where('issuer_id', '=', oneOf(issuerIds))
    .where('state', '=', 'open')
    .where('application_id', '<>', exceptApplicationId)
    .execute();
  return rows.map((row) => ({
    issuerId: row.issuer_id,
    type: row.type as FinancingType,
    amountSen: row.amount_sen,
  }));
}

function toOffer(row: Row): Offer {
  return {
    ...termsOf(row),
    id: row.id,
    applicationId: row.application_id,
    issuerId: row.issuer_id,
    state: row.state as OfferState,
    offeredOn: row.offered_on,
    expiresOn: row.expires_on,
    approvalId: row.approval_id,
    decidedAt: row.decided_at,
    letterFileId: row.letter_file_id,
  };
}

function termsOf(row: Row) {
  return {
    type: row.type as FinancingType,
    contract: row.contract as NoteContract,
    isGuaranteed: row.is_guaranteed,
    guarantorName: row.guarantor_name,
    amountSen: row.amount_sen,
    rateBps: rateBps(row.rate_bps),
    termMonths: row.term_months,
    profile: row.profile as RepaymentProfile,
    grade: row.grade as Grade,
    originationFeeBps: rateBps(row.origination_fee_bps),
    serviceTaxBps: rateBps(row.service_tax_bps),
  };
}
