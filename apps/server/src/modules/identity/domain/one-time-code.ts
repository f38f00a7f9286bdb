import type { FieldEncryption } from '../../../platform/field-encryption.ts';

/** The form in which a code is stored: keyed, because six digits alone are guessed from any hash. */
export function codeHash(
  fieldEncryption: FieldEncryption,
  subjectId: string,
  purpose: string,
  code: string,
): Buffer {
  return fieldEncryption.keyedHash('one-time code', `${subjectId}\0${purpose}\0${code}`);
}

/** The form in which a recovery code is stored. */
export function recoveryHash(fieldEncryption: FieldEncryption, userId: string, code: string): Buffer {
  return fieldEncryption.keyedHash('recovery code', `${userId}\0${code}`);
}
