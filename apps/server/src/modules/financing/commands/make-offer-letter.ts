import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx, Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import { enqueue, type JobTable } from '../../../platform/jobs.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { withDocument } from '../../files/public.ts';
import { readUser } from '../../identity/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import type { Offer } from '../domain/offer.ts';
import { type OfferLetter, offerLetterPdf } from '../domain/offer-letter-pdf.ts';
import { findApplication } from '../store/applications.ts';
import { findOffer, setOfferLetter } from '../store/offers.ts';

export interface OfferLetterDeps {
  readonly work: UnitOfWork;
  readonly storage: FileStorage;
}

/** `make_offer_letter` writes the letter of an offer that was just made; setting it is slow, so no decision waits for it. */
export function financingJobs(deps: OfferLetterDeps): JobTable {
  return { make_offer_letter: (payload, scope) => makeOfferLetter(deps, scope, String(payload.offer_id)) };
}

/** Asks for the letter in the transaction that makes the offer: both or neither. */
export function enqueueOfferLetter(ctx: Ctx, offerId: string): Promise<void> {
  return enqueue(ctx, 'make_offer_letter', { offer_id: offerId }, { key: `offer_letter:${offerId}` });
}

/** Files the letter of an offer in the language of its issuer and binds it by its hash (FIN-25). Idempotent. */
async function makeOfferLetter(
  { work, storage }: OfferLetterDeps,
  scope: Scope,
  offerId: string,
): Promise<void> {
  const found = await work.query(scope, (ctx) => offerLetterOf(ctx, offerId));
  if (found === null) {
    return;
  }
  const { letter, at } = found;
  const { issuerId } = letter.offer;
  const document = {
    ...({ ownerUserId: issuerId, purpose: 'offer_letter', contentType: 'application/pdf' } as const),
    name: offerLetterName(letter.number),
    bytes: offerLetterPdf(letter, at),
  };
  await withDocument(storage, document, (record) =>
    work.command(scope, async (ctx) => {
      const { id: fileId } = await record(ctx);
      const isFirst = await setOfferLetter(ctx.tx, offerId, { fileId, sha256: sha256(document.bytes) });
      if (!isFirst) {
        throw new Error('the letter of this offer was made by another worker');
      }
      await recordAudit(ctx, {
        action: 'financing.offer_letter_made',
        ...{ subjectKind: 'financing_application', subjectId: letter.offer.applicationId },
        after: { offer: offerId, file: fileId },
      });
    }),
  );
}

/** What its letter is called where it is saved. */
export function offerLetterName(number: string): string {
  return `offer-${number}.pdf`;
}

/** What the letter is written from; null where it has one. */
async function offerLetterOf(
  ctx: QueryCtx,
  offerId: string,
): Promise<{ readonly letter: OfferLetter; readonly at: Date } | null> {
  const offer = await findOffer(ctx.reader, offerId);
  invariant(offer, `offer ${offerId} exists`);
  return offer.letterFileId === null ? { letter: await factsOf(ctx, offer), at: ctx.businessNow } : null;
}

async function factsOf(ctx: QueryCtx, offer: Offer): Promise<OfferLetter> {
  const stored = await findApplication(ctx.reader, offer.applicationId);
  const company = await readIssuer(ctx, offer.issuerId);
  const owner = await readUser(ctx, offer.issuerId);
  invariant(stored && company && owner, `offer ${offer.id} has an application and an issuer`);
  const { number, purpose } = stored.application;
  const onItsDay = { ...ctx, businessDate: offer.offeredOn };
  const settings = await readSettings(onItsDay);
  const holidays = await readHolidays(onItsDay);
  return { ...{ offer, number, purpose, company, settings, holidays }, language: owner.locale };
}
