import { disbursementOf } from '@titian/finance/fees';
import { buildSchedule } from '@titian/finance/schedule';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { readOffer } from '../../financing/public.ts';
import { readUser } from '../../identity/public.ts';
import { type Note, readNoteByReference } from '../../notes/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import { type AgreementParts, type AgreementTerms, agreementTerms } from '../domain/agreement.ts';
import { effectiveRateFrom } from '../domain/issue.ts';
import { findAgreement } from '../store/disbursements.ts';
import { tradeFor } from './trade-of-note.ts';

/** What a note would be issued on today, for what it has raised. */
export async function agreementParts(ctx: QueryCtx, note: Note): Promise<AgreementParts> {
  const offer = await readOffer(ctx, note.offerId);
  const issuer = await readIssuer(ctx, note.issuerId);
  invariant(offer && issuer, `note ${note.id} has its offer and issuer`);
  const settings = await readSettings(ctx);
  const schedule = buildSchedule({
    profile: note.profile,
    principalSen: note.raisedSen,
    rateBps: note.rateBps,
    termMonths: note.termMonths,
    issuedOn: ctx.businessDate,
    holidays: await readHolidays(ctx),
  });
  return {
    note,
    offer,
    issuer,
    schedule,
    effectiveRateBps: effectiveRateFrom(note, schedule, ctx.businessDate),
    disbursement: disbursementOf(note.raisedSen, {
      feeBps: offer.originationFeeBps,
      serviceTaxBps: offer.serviceTaxBps,
    }),
    trades: note.contract === 'Shariah' ? await tradeFor(ctx, note.id) : [],
    issuedOn: ctx.businessDate,
    late: {
      lateGraceDays: settings.lateGraceDays,
      lateChargeDailyBps: settings.lateChargeDailyBps,
      lateChargeCapBps: settings.lateChargeCapBps,
      tawidhYearlyBps: settings.tawidhYearlyBps,
      shariahLateChargeCapBps: settings.shariahLateChargeCapBps,
      ibraOnDefault: settings.ibraOnDefault,
    },
  };
}

/**
 * The agreement that is about to be issued; null where the note is not this issuer's or is not funded. Of a Shariah note it
 * carries the trade that was made for the signature.
 */
export async function termsToSign(
  ctx: QueryCtx,
  issuerId: string,
  noteId: string,
): Promise<{ readonly terms: AgreementTerms; readonly signer: string } | null> {
  const note = await readNoteByReference(ctx, noteId);
  if (note?.issuerId !== issuerId || note.state !== 'funded') {
    return null;
  }
  return { terms: agreementTerms(await agreementParts(ctx, note)), signer: await nameOf(ctx, issuerId) };
}

/** What an issuer may read of a note's agreement: the signed file, or the terms before. */
export type ReadableAgreement =
  | { readonly kind: 'signed'; readonly number: string; readonly fileId: string }
  | { readonly kind: 'draft'; readonly terms: AgreementTerms };

/** @throws AppError `not_found` also where it is another's, `not_funded` while there is nothing to sign */
export async function readableAgreement(
  ctx: QueryCtx,
  issuerId: string,
  reference: string,
): Promise<ReadableAgreement> {
  const note = await readNoteByReference(ctx, reference);
  if (note?.issuerId !== issuerId) {
    throw new AppError('not_found');
  }
  const signed = await findAgreement(ctx.reader, note.id);
  if (signed?.fileId) {
    return { kind: 'signed', number: note.number, fileId: signed.fileId };
  }
  if (note.state !== 'funded') {
    throw new AppError(note.state === 'listed' ? 'not_funded' : 'not_found');
  }
  return { kind: 'draft', terms: agreementTerms(await agreementParts(ctx, note)) };
}

async function nameOf(ctx: QueryCtx, userId: string): Promise<string> {
  const user = await readUser(ctx, userId);
  return user === null ? '' : `${user.firstName} ${user.lastName}`;
}
