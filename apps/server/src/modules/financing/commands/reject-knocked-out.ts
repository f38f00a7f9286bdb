import { message } from '@titian/contracts/messages/message';
import { parseSen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import { keysOf } from '../domain/application-keys.ts';
import { drawnBy, type FinancingData } from '../domain/financing-data.ts';
import type { NoteKnowledge } from '../domain/issuer-notes.ts';
import { knockOutsOf, rejectKnockOuts } from '../domain/knock-outs.ts';
import { rejectAboveExposure } from '../queries/exposure.ts';
import { rejectAboveFacility } from '../queries/facility.ts';
import { acceptedWithInvoice } from '../store/applications.ts';

interface Applying {
  readonly issuerId: string;
  readonly applicationId: string;
  readonly data: FinancingData;
}

/**
 * Rejects an application that no assessment could save, with what would have to change.
 * @throws AppError `knocked_out` with `reasons`, `exposure_limit`, `facility_limit`, `application_running` for an invoice that is financed
 */
export async function rejectKnockedOut(
  ctx: Ctx,
  notes: NoteKnowledge,
  { issuerId, applicationId, data }: Applying,
): Promise<void> {
  const issuer = await readIssuer(ctx, issuerId);
  if (issuer === null) {
    throw new AppError('not_approved');
  }
  const amountSen = parseSen(data.amount ?? '');
  invariant(amountSen !== null, 'the amount was assessed before');
  const of = { issuer, related: data.related_companies, applicationId };
  const { record } = await rejectAboveExposure(ctx, notes.issuerNotes, of, amountSen);
  const drawing = { issuerId, applicationId, amountSen, ...drawnBy(data) };
  await rejectAboveFacility(ctx, notes, drawing, 'application');
  rejectKnockOuts(knockOutsOf(issuer, record, await readSettings(ctx), ctx.businessDate));
  const { invoice_key: invoice } = keysOf(data);
  const earlier = invoice === null ? [] : await acceptedWithInvoice(ctx.reader, issuerId, invoice);
  if ((await notes.liveNotes(ctx, earlier)).size > 0) {
    throw new AppError('application_running', {}, message('invoice_already_financed'));
  }
}
