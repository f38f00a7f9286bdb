import { message } from '@titian/contracts/messages/message';
import { addSen, maxSen, type Sen, senToText, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Issuer, lockIssuers, relatedIssuers } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { FinancingData } from '../domain/financing-data.ts';
import type { IssuerNotes, IssuerNotesReader } from '../domain/issuer-notes.ts';
import { findApplication } from '../store/applications.ts';
import { listOpenOffers } from '../store/offers.ts';

/** What an issuer and its related companies owe, seek or are offered (FIN-2). */
export interface Exposure {
  readonly companies: readonly Issuer[];
  readonly record: IssuerNotes;
  readonly usedSen: Sen;
  readonly limitSen: Sen;
  readonly roomSen: Sen;
}

export interface ExposureOf {
  readonly issuer: Issuer;
  /** Companies that the application itself names as related. */
  readonly related: FinancingData['related_companies'];
  /** The application that is assessed: its own offer does not count. */
  readonly applicationId: string;
}

export const NO_APPLICATION = '00000000-0000-0000-0000-000000000000';

/** The exposure as it stands, before a new application. */
export function presentExposure(ctx: QueryCtx, issuerNotes: IssuerNotesReader, issuer: Issuer) {
  return exposureOf(ctx, issuerNotes, { issuer, related: null, applicationId: NO_APPLICATION });
}

/** The companies that an application names as related to its issuer. */
export async function relatedOf(
  ctx: QueryCtx,
  applicationId: string,
): Promise<FinancingData['related_companies']> {
  return (await findApplication(ctx.reader, applicationId))?.data.related_companies ?? null;
}

export async function exposureOf(
  ctx: QueryCtx,
  issuerNotes: IssuerNotesReader,
  of: ExposureOf,
): Promise<Exposure> {
  const numbers = (of.related ?? []).flatMap((one) => one.registration_number ?? []);
  const companies = await relatedIssuers(ctx, of.issuer, numbers);
  const ids = companies.map((one) => one.userId);
  const record = await issuerNotes(ctx, ids);
  const offers = await listOpenOffers(ctx.reader, ids, of.applicationId);
  const { issuerExposureLimitSen: limitSen } = await readSettings(ctx);
  const usedSen = addSen(record.committedSen, sumSen(offers.map((one) => one.amountSen)));
  return {
    companies,
    record,
    usedSen,
    limitSen,
    roomSen: maxSen(subtractSen(limitSen, usedSen), ZERO_SEN),
  };
}

/**
 * The exposure under the locks of all its companies: two offers to related companies are checked one after the other.
 * @throws AppError `exposure_limit` with what is left, when the amount is more than that
 */
export async function rejectAboveExposure(
  ctx: Ctx,
  issuerNotes: IssuerNotesReader,
  of: ExposureOf,
  amountSen: Sen,
): Promise<Exposure> {
  const before = await exposureOf(ctx, issuerNotes, of);
  await lockIssuers(ctx, before.companies);
  const exposure = await exposureOf(ctx, issuerNotes, of);
  if (amountSen > exposure.roomSen) {
    throw exposureError(exposure);
  }
  return exposure;
}

function exposureError({ usedSen, limitSen, roomSen }: Exposure): AppError {
  const details = { used: senToText(usedSen), limit: senToText(limitSen), amount_left: senToText(roomSen) };
  const [limit, used] = [senToText(limitSen), senToText(usedSen)];
  const reason =
    roomSen > 0n
      ? message('exposure_room_left', { limit, used, room: senToText(roomSen) })
      : message('exposure_used_up', { limit, used });
  return new AppError('exposure_limit', details, reason);
}
