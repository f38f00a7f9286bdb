/**
 * Owns: no table.
 * States: none.
 * Rules: a package is everything as of one instant, documented from one definition, and verified by reading it back with
 * arithmetic of its own (OPS-56, decision 169).
 * Use: `writePackage` and `verifyPackage` by the commands.
 */
export { verifyPackage } from './commands/verify-package.ts';
export { writePackage } from './commands/write-package.ts';
export {
  fingerprintOfCertificate,
  fingerprintOfKey,
  type PublicKeyFingerprint,
} from './domain/fingerprint.ts';
