import type { Language } from '@titian/contracts/messages/definition';
import type { AgreementTerms } from './agreement.ts';
import { clauseWords } from './agreement-clause-texts.ts';

/** A clause of the agreement: its heading and its sentences. */
export interface Clause {
  readonly title: string;
  readonly text: string;
}

type Words = ReturnType<typeof clauseWords>;

/** The clauses, in the words of the contract: a conventional note bears interest, a Shariah note has a sale price. */
export function clausesOf(terms: AgreementTerms, language: Language): Clause[] {
  const words = clauseWords(language);
  const own = terms.contract === 'Shariah' ? shariahClauses(terms, words) : conventionalClauses(terms, words);
  return [...own, ...commonClauses(terms, words)];
}

function conventionalClauses({ late, ...terms }: AgreementTerms, words: Words): Clause[] {
  const financing = {
    ...{ note: terms.number, amount: terms.amount, rate: terms.rate, total: terms.total_return },
  };
  const charge = { count: late.graceDays, daily: late.dailyPercent, cap: late.capPercent };
  return [
    { title: words('financing'), text: words('financing_conventional', financing) },
    { title: words('late_payment'), text: words('late_payment_conventional', charge) },
    { title: words('early_settlement'), text: words('early_settlement_conventional') },
  ];
}

function shariahClauses({ late, ...terms }: AgreementTerms, words: Words): Clause[] {
  const isTraded = terms.trades.length > 0;
  const financing = {
    ...{ note: terms.number, amount: terms.amount, rate: terms.rate },
    ...{ price: terms.total, profit: terms.total_return },
  };
  const legs = terms.trades.map((leg) => legWords(leg, words)).join('; ');
  const charge = { tawidh: late.tawidhPercent, cap: late.gharamahCapPercent };
  return [
    {
      title: words('financing'),
      text: words(isTraded ? 'financing_after_trade' : 'financing_before_trade', financing),
    },
    { title: words('trade'), text: isTraded ? words('trade_legs', { legs }) : words('trade_before') },
    { title: words('late_payment'), text: words('late_payment_shariah', charge) },
    { title: words('early_settlement'), text: words('early_settlement_shariah') },
  ];
}

function legWords({ step, price, reference, at }: AgreementTerms['trades'][number], words: Words): string {
  const leg = { step: { code: step, params: {} }, at, reference };
  return price === null ? words('leg_without_price', leg) : words('leg', { ...leg, price });
}

function commonClauses(terms: AgreementTerms, words: Words): Clause[] {
  const { guarantor } = terms;
  const fees = {
    ...{ rate: terms.origination_fee_percent, fee: terms.origination_fee },
    ...{ tax_rate: terms.service_tax_percent, tax: terms.service_tax, disbursed: terms.disbursed },
  };
  return [
    { title: words('fees'), text: words('fees_text', fees) },
    { title: words('use'), text: words('use_text', { purpose: terms.purpose }) },
    ...(guarantor === null
      ? []
      : [{ title: words('guarantee'), text: words('guarantee_text', { guarantor }) }]),
    {
      title: words('default'),
      text: words(terms.ibra_on_default ? 'default_text_ibra' : 'default_text'),
    },
    { title: words('law'), text: words('law_text') },
  ];
}
