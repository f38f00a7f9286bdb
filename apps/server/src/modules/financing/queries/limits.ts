import type { Sen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Issuer } from '../../onboarding/public.ts';
import { drawnBy } from '../domain/financing-data.ts';
import type { NoteKnowledge } from '../domain/issuer-notes.ts';
import { findApplication } from '../store/applications.ts';
import { rejectAboveExposure } from './exposure.ts';
import { rejectAboveFacility } from './facility.ts';

/**
 * Holds an offer against the exposure limit (FIN-2) and the issuer's limit for invoice financing (FIN-21), under the locks
 * of the issuer and its related companies.
 * @throws AppError `exposure_limit`, `facility_limit`, each with what is left
 */
export async function rejectAboveLimits(
  ctx: Ctx,
  notes: NoteKnowledge,
  offer: { readonly issuer: Issuer; readonly applicationId: string; readonly amountSen: Sen },
): Promise<void> {
  const { issuer, applicationId, amountSen } = offer;
  const stored = await findApplication(ctx.reader, applicationId);
  invariant(stored, `application ${applicationId} of an offer is there`);
  const of = { issuer, related: stored.data.related_companies, applicationId };
  await rejectAboveExposure(ctx, notes.issuerNotes, of, amountSen);
  const drawing = { issuerId: issuer.userId, applicationId, amountSen, ...drawnBy(stored.data) };
  await rejectAboveFacility(ctx, notes, drawing, 'offer');
}
