import { investorAgreementKinds } from '@titian/contracts/legal-kinds';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { recordConsent } from '../../identity/public.ts';
import { legalVersionInForce, readAgreementVersion } from '../../settings/public.ts';
import { setAgreementVersion } from '../store/investors.ts';

/** The versions that an investor has agreed to. */
export interface AgreedVersions {
  readonly conventional: string;
  readonly islamic: string;
  readonly agreedAt: Date;
}

/** Records that an investor agrees to both texts of the Investor Agreement that are in force (ONB-23). */
export async function agreeToUpdate(ctx: Ctx, userId: string, ip: string): Promise<AgreedVersions> {
  const [conventionalKind, islamicKind] = investorAgreementKinds;
  const conventional = await legalVersionInForce(ctx, conventionalKind);
  const islamic = await legalVersionInForce(ctx, islamicKind);
  const version = await readAgreementVersion(ctx);
  await recordConsent(ctx, { userId, document: 'conventional', version: conventional, ip });
  await recordConsent(ctx, { userId, document: 'islamic', version: islamic, ip });
  await setAgreementVersion(ctx.tx, userId, version);
  await recordAudit(ctx, {
    action: 'agreement.accepted',
    subjectKind: 'user',
    subjectId: userId,
    after: { conventional, islamic },
  });
  return { conventional, islamic, agreedAt: ctx.now };
}
