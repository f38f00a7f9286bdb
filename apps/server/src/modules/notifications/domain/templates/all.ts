import type { EmailTemplate } from '../email-template.ts';
import { accountTemplates } from './account.ts';
import { accountStateTemplates } from './account-state.ts';
import { addressChangeTemplates } from './address-change.ts';
import { applicationTemplates } from './application.ts';
import { bankAccountTemplates } from './bank-account.ts';
import { caseTemplates } from './cases.ts';
import { collectionTemplates } from './collections.ts';
import { contactTemplates } from './contact.ts';
import { directDebitTemplates } from './direct-debit.ts';
import { ekycTemplates } from './ekyc.ts';
import { fileTemplates } from './files.ts';
import { financingTemplates } from './financing.ts';
import { investingTemplates } from './investing.ts';
import { moneyTemplates } from './money.ts';
import { operatorTemplates } from './operators.ts';
import { premiumTemplates } from './premium.ts';
import { railTemplates } from './rail.ts';
import { referralTemplates } from './referral.ts';
import { repaymentTemplates } from './repayment.ts';
import { restrictionTemplates } from './restriction.ts';
import { statementTemplates } from './statements.ts';
import { taxResidenceTemplates } from './tax-residence.ts';
import { twoFactorTemplates } from './two-factor.ts';
import { unclaimedMoneyTemplates } from './unclaimed-moneys.ts';

/** Every e-mail that the product sends. Amounts are wire text ("1234.50"), days `2026-11-21`, rates "11.00". */
export const templates = {
  ...accountTemplates,
  ...contactTemplates,
  ...bankAccountTemplates,
  ...caseTemplates,
  ...collectionTemplates,
  ...addressChangeTemplates,
  ...accountStateTemplates,
  ...applicationTemplates,
  ...fileTemplates,
  ...ekycTemplates,
  ...premiumTemplates,
  ...moneyTemplates,
  ...statementTemplates,
  ...unclaimedMoneyTemplates,
  ...taxResidenceTemplates,
  ...investingTemplates,
  ...financingTemplates,
  ...repaymentTemplates,
  ...directDebitTemplates,
  ...railTemplates,
  ...restrictionTemplates,
  ...twoFactorTemplates,
  ...referralTemplates,
  ...operatorTemplates,
};

export type TemplateName = keyof typeof templates;
export type TemplateParams<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0];

/** A template with its parameters, whichever it is. */
export type AnyEmail = {
  [Name in TemplateName]: { template: Name; params: TemplateParams<Name> };
}[TemplateName];

/** The content of a stored e-mail; the template's name and parameters were stored together. */
export function templateOf(template: string, params: unknown): EmailTemplate | null {
  const known: Readonly<Record<string, (params: never) => EmailTemplate>> = templates;
  return Object.hasOwn(known, template) ? (known[template]?.(params as never) ?? null) : null;
}
