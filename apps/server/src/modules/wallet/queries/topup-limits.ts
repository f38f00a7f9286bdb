import type { QueryCtx } from '../../../platform/context.ts';
import { readUser } from '../../identity/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { TopupLimits } from '../domain/validate-topup.ts';

/** What one top-up of an investor may be, by the kind of account (WAL-1). */
export async function readTopupLimits(ctx: QueryCtx, userId: string): Promise<TopupLimits> {
  const settings = await readSettings(ctx);
  const user = await readUser(ctx, userId);
  const maximumSen =
    user?.type === 'Institution' ? settings.topupMaximumInstitutionSen : settings.topupMaximumIndividualSen;
  return { minimumSen: settings.minimumTopupSen, maximumSen };
}
