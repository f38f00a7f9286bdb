import type { Vault } from '../../../platform/vault.ts';

/** The form in which a code is stored: keyed, because six digits alone are guessed from any hash. */
export function codeHash(vault: Vault, subjectId: string, purpose: string, code: string): Buffer {
  return vault.keyedHash('one-time code', `${subjectId}\0${purpose}\0${code}`);
}
