import type { Vault } from '../../../platform/vault.ts';

/** The form in which a code is stored: keyed, because six digits alone are guessed from any hash. */
export function codeHash(vault: Vault, subjectId: string, purpose: string, code: string): Buffer {
  return vault.keyedHash('one-time code', `${subjectId}\0${purpose}\0${code}`);
}

/** The form in which a recovery code is stored. */
export function recoveryHash(vault: Vault, userId: string, code: string): Buffer {
  return vault.keyedHash('recovery code', `${userId}\0${code}`);
}
