import type { templates } from '../templates/all.ts';
import { accountLetters } from './account.ts';
import { applicationLetters } from './application.ts';
import { contactLetters } from './contact.ts';
import { directDebitLetters } from './direct-debit.ts';
import { fileLetters } from './files.ts';
import { financingLetters } from './financing.ts';
import { investingLetters } from './investing.ts';
import type { MalayOf } from './letter-words.ts';
import { moneyLetters } from './money.ts';
import { operatorLetters } from './operators.ts';
import { repaymentLetters } from './repayment.ts';
import { restrictionLetters } from './restriction.ts';
import { taxResidenceLetters } from './tax-residence.ts';
import { twoFactorLetters } from './two-factor.ts';

/** Every e-mail of the product in Bahasa Malaysia. */
export const malayLetters: MalayOf<typeof templates> = {
  ...accountLetters,
  ...contactLetters,
  ...applicationLetters,
  ...fileLetters,
  ...moneyLetters,
  ...taxResidenceLetters,
  ...investingLetters,
  ...financingLetters,
  ...repaymentLetters,
  ...directDebitLetters,
  ...restrictionLetters,
  ...twoFactorLetters,
  ...operatorLetters,
};
