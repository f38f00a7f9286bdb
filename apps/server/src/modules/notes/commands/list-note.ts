import { addDays, startOfMalaysiaDay } from '@titian/finance/calendar';
import { effectiveRate } from '@titian/finance/irr';
import { quoteFor } from '@titian/finance/quote';
import { rateBps } from '@titian/finance/rate';
import { buildSchedule, type Instalment } from '@titian/finance/schedule';
import { addSen, sumSen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { type FinancingApplication, factSheetParts, type Offer } from '../../financing/public.ts';
import { openAccount } from '../../ledger/public.ts';
import { type Issuer, readIssuer } from '../../onboarding/public.ts';
import { readHolidays, readSettings, type Settings } from '../../settings/public.ts';
import { buildFactSheet, type IssuerRecord } from '../domain/fact-sheet.ts';
import type { Note } from '../domain/note.ts';
import { insertFactSheet } from '../store/fact-sheets.ts';
import { shareDocuments } from '../store/note-documents.ts';
import { listOfIssuer } from '../store/note-lists.ts';
import { findNote, insertNote, moveOpening } from '../store/notes.ts';

const MINUTE_MS = 60_000;

/** A module's hook for a listed note; it may return how long it has priority over other investors. */
export interface ListingHandler {
  /** @returns for how many milliseconds manual buyers wait for what it does, unless it says earlier that it is done */
  onListed(ctx: Ctx, note: Note): Promise<number>;
}

/** Turns an accepted offer into a listed note with its own escrow and collection accounts (NOTE-3). */
export async function listNote(
  ctx: Ctx,
  offer: Offer,
  application: FinancingApplication,
  listing: ListingHandler,
): Promise<Note> {
  const issuer = await readIssuer(ctx, offer.issuerId);
  invariant(issuer !== null, 'an offer has its issuer');
  const settings = await readSettings(ctx);
  const schedule = await provisionalSchedule(ctx, offer);
  const effective = effectiveRate({
    outlaySen: offer.amountSen,
    paymentsSen: schedule.map((one) => addSen(one.principalSen, one.returnSen)),
    termMonths: offer.termMonths,
  });
  const escrow = await openAccount(ctx, 'note_escrow', application.id);
  const collection = await openAccount(ctx, 'note_collection', application.id);
  await insertNote(ctx.tx, {
    ...termsOf(offer),
    ...campaignOf(ctx, settings),
    id: application.id,
    number: application.number,
    issuer_id: offer.issuerId,
    offer_id: offer.id,
    effective_rate_bps: effective ?? offer.rateBps,
    purpose: application.purpose,
    industry: issuer.industry,
    state_code: issuer.stateCode,
    state: 'listed',
    escrow_account_id: escrow,
    collection_account_id: collection,
  });
  await writeFactSheet(ctx, {
    offer,
    issuer,
    settings,
    schedule,
    noteId: application.id,
    effective: effective ?? offer.rateBps,
  });
  await recordAudit(ctx, { action: 'note.listed', subjectKind: 'note', subjectId: application.id });
  const note = await noteOf(ctx, application.id);
  const heldMs = await listing.onListed(ctx, note);
  if (heldMs === 0) {
    return note;
  }
  await moveOpening(ctx.tx, note.id, later(note.opensAt, heldMs), later(note.opensToAllAt, heldMs));
  return noteOf(ctx, note.id);
}

async function noteOf(ctx: Ctx, id: string): Promise<Note> {
  const note = await findNote(ctx.tx, id);
  invariant(note !== null, 'a note just written is there');
  return note;
}

async function provisionalSchedule(ctx: Ctx, offer: Offer): Promise<readonly Instalment[]> {
  return buildSchedule({
    profile: offer.profile,
    principalSen: offer.amountSen,
    rateBps: offer.rateBps,
    termMonths: offer.termMonths,
    issuedOn: ctx.businessDate,
    holidays: await readHolidays(ctx),
  });
}

function termsOf(offer: Offer) {
  return {
    type: offer.type,
    contract: offer.contract,
    is_guaranteed: offer.isGuaranteed,
    guarantor_name: offer.guarantorName,
    rate_bps: offer.rateBps,
    term_months: offer.termMonths,
    profile: offer.profile,
    grade: offer.grade,
    target_sen: offer.amountSen,
  };
}

/** Premium investors enter first; all others when their early access is over (NOTE-6). */
function campaignOf(ctx: Ctx, settings: Settings) {
  const closesOn = addDays(ctx.businessDate, settings.campaignDays);
  return {
    listed_on: ctx.businessDate,
    opens_on: ctx.businessDate,
    closes_on: closesOn,
    listed_at: ctx.businessNow,
    opens_at: ctx.businessNow,
    opens_to_all_at: later(ctx.businessNow, settings.premiumEarlyAccessMinutes * MINUTE_MS),
    closes_at: startOfMalaysiaDay(addDays(closesOn, 1)),
  };
}

interface SheetParts {
  readonly offer: Offer;
  readonly issuer: Issuer;
  readonly settings: Settings;
  readonly schedule: readonly Instalment[];
  readonly noteId: string;
  readonly effective: Note['effectiveRateBps'];
}

async function writeFactSheet(ctx: Ctx, parts: SheetParts): Promise<void> {
  const { offer, issuer, settings } = parts;
  const credit = await factSheetParts(ctx, parts.noteId);
  const quote = quoteFor(
    {
      profile: offer.profile,
      principalSen: offer.amountSen,
      rateBps: offer.rateBps,
      termMonths: offer.termMonths,
      issuedOn: ctx.businessDate,
      holidays: await readHolidays(ctx),
    },
    {
      serviceFeeBps: settings.serviceFeeBps,
      serviceTaxBps: settings.serviceTaxBps,
      withholdingBps: rateBps(0),
    },
  );
  await insertFactSheet(
    ctx.tx,
    parts.noteId,
    buildFactSheet({
      issuerId: offer.issuerId,
      entityType: issuer.entityType,
      incorporatedYear: Number(issuer.incorporatedOn.slice(0, 4)),
      employees: issuer.employees,
      rateBps: offer.rateBps,
      effectiveRateBps: parts.effective,
      netRateBps: quote.netRateBps ?? rateBps(0),
      schedule: parts.schedule,
      isGuaranteed: offer.isGuaranteed,
      guarantorName: offer.guarantorName,
      record: await recordOf(ctx, offer.issuerId, parts.noteId),
      credit,
    }),
  );
  await shareDocuments(ctx.tx, parts.noteId, credit.words?.documents ?? []);
}

async function recordOf(ctx: Ctx, issuerId: string, exceptNoteId: string): Promise<IssuerRecord> {
  const states = ['issued', 'completed', 'defaulted', 'recovered', 'written_off'] as const;
  const earlier = (await listOfIssuer(ctx.tx, issuerId, states)).filter((note) => note.id !== exceptNoteId);
  return {
    notes: earlier.length,
    completed: earlier.filter((note) => note.state === 'completed').length,
    late: earlier.filter((note) => note.isLate).length,
    defaulted: earlier.filter((note) => note.defaultedOn !== null).length,
    financedSen: sumSen(earlier.map((note) => note.raisedSen)),
  };
}
