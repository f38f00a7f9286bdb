import type { Message, ParamsOf } from '@titian/contracts/messages/definition';
import type { Contract } from './terms.ts';
import { accountTexts } from './texts/account.ts';
import { actionTexts } from './texts/actions.ts';
import { applicationTexts } from './texts/application.ts';
import { caseTexts } from './texts/cases.ts';
import { categoryTexts } from './texts/categories.ts';
import { collectionTexts } from './texts/collections.ts';
import { contactTexts } from './texts/contact.ts';
import { directDebitTexts } from './texts/direct-debit.ts';
import { financingTexts } from './texts/financing.ts';
import { frameTexts } from './texts/frame.ts';
import { investingTexts } from './texts/investing.ts';
import { labelTexts } from './texts/labels.ts';
import { moneyTexts } from './texts/money.ts';
import { operatorsTexts } from './texts/operators.ts';
import { repaymentTexts } from './texts/repayment.ts';
import { sharedTexts } from './texts/shared.ts';
import { statementTexts } from './texts/statements.ts';
import { twoFactorTexts } from './texts/two-factor.ts';
import { unclaimedMoneyTexts } from './texts/unclaimed-moneys.ts';
import { valueTexts } from './texts/values.ts';

/** Every text of e-mails by its code, in English and Bahasa Malaysia. */
export const emailTexts = {
  ...sharedTexts,
  ...actionTexts,
  ...labelTexts,
  ...valueTexts,
  ...frameTexts,
  ...accountTexts,
  ...applicationTexts,
  ...caseTexts,
  ...collectionTexts,
  ...categoryTexts,
  ...contactTexts,
  ...directDebitTexts,
  ...financingTexts,
  ...investingTexts,
  ...moneyTexts,
  ...operatorsTexts,
  ...repaymentTexts,
  ...statementTexts,
  ...twoFactorTexts,
  ...unclaimedMoneyTexts,
};

type EmailTexts = typeof emailTexts;
export type EmailTextCode = keyof EmailTexts;
type Given<Code extends EmailTextCode> =
  unknown extends ParamsOf<EmailTexts[Code]> ? [] : [params: ParamsOf<EmailTexts[Code]>];

/** A text of e-mails with its values; does not compile with an unknown code or value, or without one. */
export function text<Code extends EmailTextCode>(code: Code, ...[params]: Given<Code>): Message {
  return { code, params: (params ?? {}) as Message['params'] };
}

/** User input or a name, verbatim; a message of the product in the recipient's language. */
export function given(value: string | Message): Message {
  return typeof value === 'string' ? text('value_text', { value }) : value;
}

export function money(value: string): Message {
  return text('value_money', { value });
}

/** An amount that is taken off, with a true minus. */
export function deduction(value: string): Message {
  return text('value_deduction', { value });
}

export function day(value: string): Message {
  return text('value_day', { value });
}

export function time(value: string): Message {
  return text('value_time', { value });
}

export function dayAndMoney(on: string, amount: string): Message {
  return text('value_day_money', { on, amount });
}

export function yearlyRate(rate: string): Message {
  return text('value_yearly_rate', { rate });
}

export function months(count: number): Message {
  return text('value_months', { count });
}

export function country(value: string): Message {
  return text('value_country', { value });
}

export function account({ bankName, last4 }: { bankName: string; last4: string }): Message {
  return text('value_account', { bankName, last4 });
}

/** A conventional note pays interest, a Shariah note profit; never the other way round (SHR-1). */
export function returnLabel(contract: Contract): Message {
  return contract === 'Shariah' ? text('label_profit') : text('label_interest');
}

export function rateLabel(contract: Contract): Message {
  return contract === 'Shariah' ? text('label_profit_rate') : text('label_interest_rate');
}

/** What lateness brings investors: on a Shariah note it is compensation, not a charge (SHR-10). */
export function lateLabel(contract: Contract): Message {
  return contract === 'Shariah' ? text('label_tawidh') : text('label_late_charge');
}
