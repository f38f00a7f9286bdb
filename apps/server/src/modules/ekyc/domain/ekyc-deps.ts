import type { EkycIdentity, EkycProvider } from '../../../gateways/ekyc/port.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { FileIntake } from '../../files/public.ts';

/** The identity claimed in a customer's application. */
export interface ClaimedPerson extends EkycIdentity {
  /** The newest picture of the card that the application itself has; null where it has none. */
  readonly newestCardFile: string | null;
}

/** The same of a customer; null while name or number are not filled in. */
export type IdentityReader = (ctx: QueryCtx, userId: string) => Promise<ClaimedPerson | null>;

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
