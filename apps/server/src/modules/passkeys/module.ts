/**
 * Owns: passkey_challenges. The passkeys themselves are identity's, because a changed sign-in ends them.
 * States: a challenge is open for five minutes and is answered once.
 * Rules: WebAuthn with user verification, no attestation; bound to the host of PUBLIC_URL (decision 065).
 */
import type { ModuleManifest } from '../../platform/module.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { relyingPartyOf } from './domain/relying-party.ts';
import { passkeySweep } from './jobs.ts';
import { passkeyOperatorRoutes } from './routes.operator.ts';
import { type PasskeyRouteDeps, passkeyRoutes } from './routes.ts';

export interface PasskeyModuleDeps extends Omit<PasskeyRouteDeps, 'party'> {
  readonly work: UnitOfWork;
  /** Where people open the site; passkeys are made for its host. */
  readonly publicUrl: string;
}

/** Registration of passkeys and sign-in by them. */
export function passkeyModule(deps: PasskeyModuleDeps): ModuleManifest {
  const parts = { ...deps, party: relyingPartyOf(deps.publicUrl) };
  return {
    name: 'passkeys',
    periodic: [passkeySweep(deps.work)],
    routes(routes) {
      passkeyRoutes(routes, parts);
      passkeyOperatorRoutes(routes, parts);
    },
  };
}
