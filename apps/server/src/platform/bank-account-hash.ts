import type { FieldEncryption } from './field-encryption.ts';

/**
 * The keyed hash by which a bank account is found and compared without opening what is encrypted.
 * @param bic of the bank, 8 characters
 * @param number the account's digits
 */
export function bankAccountHash(fieldEncryption: FieldEncryption, bic: string, number: string): Buffer {
  return fieldEncryption.keyedHash('bank_account', `${bic}:${number}`);
}
