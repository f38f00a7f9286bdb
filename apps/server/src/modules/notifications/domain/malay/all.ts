import type { templates } from '../templates/all.ts';
import { accountEmailTexts } from './account.ts';
import { applicationEmailTexts } from './application.ts';
import { contactEmailTexts } from './contact.ts';
import { directDebitEmailTexts } from './direct-debit.ts';
import type { MalayOf } from './email-texts.ts';
import { fileEmailTexts } from './files.ts';
import { financingEmailTexts } from './financing.ts';
import { investingEmailTexts } from './investing.ts';
import { moneyEmailTexts } from './money.ts';
import { operatorEmailTexts } from './operators.ts';
import { repaymentEmailTexts } from './repayment.ts';
import { restrictionEmailTexts } from './restriction.ts';
import { taxResidenceEmailTexts } from './tax-residence.ts';
import { twoFactorEmailTexts } from './two-factor.ts';

/** Every e-mail of the product in Bahasa Malaysia. */
export const malayEmailTexts: MalayOf<typeof templates> = {
  ...accountEmailTexts,
  ...contactEmailTexts,
  ...applicationEmailTexts,
  ...fileEmailTexts,
  ...moneyEmailTexts,
  ...taxResidenceEmailTexts,
  ...investingEmailTexts,
  ...financingEmailTexts,
  ...repaymentEmailTexts,
  ...directDebitEmailTexts,
  ...restrictionEmailTexts,
  ...twoFactorEmailTexts,
  ...operatorEmailTexts,
};
