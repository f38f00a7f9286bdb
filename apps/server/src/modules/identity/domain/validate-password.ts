import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { ATTEMPTS_REQUIRED, estimatePassword } from '@titian/contracts/passwords/estimate';

const COMMON = message('password_too_common');
const DIGITS_ONLY = message('password_only_digits');
const PERSONAL = message('password_personal');

/**
 * Why a password may not be chosen, or null. Length is validated by the contract; this rejects digits alone and what
 * takes fewer attempts than `ATTEMPTS_REQUIRED` (ACC-25).
 * @param personal names and e-mail address of the user
 */
export function passwordProblem(password: string, personal: readonly string[]): Message | null {
  if (/^[\d\s]+$/.test(password.normalize('NFKC'))) {
    return DIGITS_ONLY;
  }
  const { attempts, weakness } = estimatePassword(password, personal);
  if (attempts >= ATTEMPTS_REQUIRED) {
    return null;
  }
  return weakness === 'personal' ? PERSONAL : COMMON;
}

/** What a person's password may not be made of. */
export function personalWords(person: {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | null;
}): string[] {
  const { email, firstName, lastName, companyName } = person;
  const company = companyName === null ? [] : [companyName];
  return [email, firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`, ...company];
}
