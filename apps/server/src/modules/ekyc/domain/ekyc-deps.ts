import type { EkycIdentity, EkycProvider } from '../../../gateways/ekyc/port.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { FileIntake } from '../../files/public.ts';

/** Who a customer says to be in the application; null while name or number are not filled in. */
export type IdentityReader = (ctx: QueryCtx, userId: string) => Promise<EkycIdentity | null>;

/** What identity checks work with. */
export interface EkycDeps {
  readonly work: UnitOfWork;
  readonly storage: FileIntake;
  readonly provider: EkycProvider;
  /** Handed in by compose: the application belongs to a module above. */
  readonly readIdentity: IdentityReader;
  /** The address that people type, without a slash at its end. */
  readonly siteUrl: string;
  /** Whether pictures of sample cards are offered (demo only). */
  readonly offersSampleCards: boolean;
}
