/**
 * Owns: passkey_challenges. The passkeys themselves are identity's, because a changed sign-in ends them.
 * States: a challenge is open for five minutes and is answered once.
 * Announces: nothing.
 * Rules: WebAuthn with user verification, no attestation; bound to the host of PUBLIC_URL (decision 065).
 * Use: `passkeyRoutes` and `passkeyOperatorRoutes` in compose.
 */
export { relyingPartyOf } from './domain/relying-party.ts';
export { passkeySweep } from './jobs.ts';
export { passkeyOperatorRoutes } from './routes.operator.ts';
export { passkeyRoutes } from './routes.ts';
