import { type VerificationStep, verifyProof } from '@titian/contracts/proof/verify-proof';
import { type OwnProof, publishedKey } from '../api/own-proof.ts';

/** What a verification found; `unsupported` where the browser knows no Ed25519. */
export type Verification = readonly VerificationStep[] | 'unsupported';

/**
 * Verifies a proof under the key that is published, not the one that came with it.
 * @param number the client number of the signed-in customer
 */
export async function verifyOwnProof(proof: OwnProof, number: string): Promise<Verification> {
  if (!(await knowsEd25519())) {
    return 'unsupported';
  }
  return verifyProof(proof, { publicKey: (await publishedKey(proof.key_id)) ?? '', number });
}

async function knowsEd25519(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey({ name: 'Ed25519' }, false, ['sign', 'verify']);
    return true;
  } catch {
    return false;
  }
}
