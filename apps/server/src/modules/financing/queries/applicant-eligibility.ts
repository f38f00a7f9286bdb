import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { IssuerNotesReader } from '../domain/issuer-notes.ts';
import { type KnockOut, knockOutsOf } from '../domain/knock-outs.ts';
import { presentExposure } from './exposure.ts';

/** The obstacles to an application, known before the form is filled in. */
export interface ApplicantEligibility {
  readonly knockOuts: readonly KnockOut[];
  /** What the issuer and its related companies may still be financed with. */
  readonly roomSen: Sen;
}

export async function applicantEligibility(
  ctx: QueryCtx,
  issuerNotes: IssuerNotesReader,
  issuerId: string,
): Promise<ApplicantEligibility> {
  const issuer = await readIssuer(ctx, issuerId);
  if (issuer === null) {
    return { knockOuts: [], roomSen: ZERO_SEN };
  }
  const { record, roomSen } = await presentExposure(ctx, issuerNotes, issuer);
  return { knockOuts: knockOutsOf(issuer, record, await readSettings(ctx), ctx.businessDate), roomSen };
}
