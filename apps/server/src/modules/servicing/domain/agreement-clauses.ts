import { instantWords } from '../../../platform/documents/day-words.ts';
import { type AgreementTerms, ringgit } from './agreement.ts';

/** A clause of the agreement: its heading and its sentences. */
export interface Clause {
  readonly title: string;
  readonly text: string;
}

/** The clauses, in the words of the contract: a conventional note bears interest, a Shariah note has a sale price. */
export function clausesOf(terms: AgreementTerms): Clause[] {
  const own = terms.contract === 'Shariah' ? shariahClauses(terms) : conventionalClauses(terms);
  return [...own, ...commonClauses(terms)];
}

function conventionalClauses(terms: AgreementTerms): Clause[] {
  return [
    {
      title: 'The financing',
      text: `The investors of note ${terms.number} provide ${ringgit(terms.amount)} to the issuer through the platform. The issuer pays it back with interest of ${terms.rate} % a year, ${ringgit(terms.total_return)} in all, on the days of the schedule.`,
    },
    {
      title: 'Late payment',
      text: `From the ${ordinal(terms.late.graceDays + 1)} day after a due date the issuer pays a late charge of ${terms.late.dailyPercent} % a day since the due date on what is overdue, at most ${terms.late.capPercent} % of the payment. It is not charged on itself, and goes to the investors.`,
    },
    {
      title: 'Early settlement',
      text: 'The issuer may pay everything back at any time: the outstanding principal and the interest to that day, where a month that has begun counts whole. There is no fee for it.',
    },
  ];
}

function shariahClauses(terms: AgreementTerms): Clause[] {
  return [
    {
      title: 'The financing',
      text: `The investors of note ${terms.number} have appointed the platform as their agent (wakalah). On their behalf it ${terms.trades.length > 0 ? 'has bought a commodity and sold it' : 'buys a commodity and sells it'} to the issuer by commodity murabahah (tawarruq) for ${ringgit(terms.total)}: the cost of ${ringgit(terms.amount)} and a profit of ${ringgit(terms.total_return)}, ${terms.rate} % a year. The issuer ${terms.trades.length > 0 ? 'has had it sold on' : 'has it sold on'} for ${ringgit(terms.amount)}. The sale price is fixed and is paid on the days of the schedule.`,
    },
    {
      title: 'The trade',
      text:
        terms.trades.length === 0
          ? BEFORE_TRADE
          : `${terms.trades.map(legWords).join('; ')} (Malaysia time).`,
    },
    {
      title: 'Late payment',
      text: `On what is overdue the issuer pays compensation (ta'widh) of at most ${terms.late.tawidhPercent} % a year, which is not compounded and goes to the investors, and a penalty (gharamah) that goes to charity; both together are at most ${terms.late.gharamahCapPercent} % a year.`,
    },
    {
      title: 'Early settlement',
      text: "The issuer may pay the remaining sale price at any time, less a rebate (ibra') of the profit of the months that have not begun.",
    },
  ];
}

const BEFORE_TRADE =
  'The commodity is bought, sold and sold on for these prices after the issuer has signed and before the note is issued, all on one day. If that is not done on the day of the signature, or a price is another, the signature is void.';

function legWords({ step, price, reference, at }: AgreementTerms['trades'][number]): string {
  const cost = price === null ? 'price not recorded' : ringgit(price);
  return `${step} at ${cost} on ${instantWords(new Date(at))}, ${reference}`;
}

function commonClauses(terms: AgreementTerms): Clause[] {
  return [
    {
      title: 'Fees',
      text: `The platform takes an origination fee of ${terms.origination_fee_percent} %, ${ringgit(terms.origination_fee)}, and the service tax of ${terms.service_tax_percent} % on it, ${ringgit(terms.service_tax)}, out of what is raised. ${ringgit(terms.disbursed)} is paid to the bank account that the issuer has proven as its own.`,
    },
    {
      title: 'Use of the money',
      text: `The issuer uses the money for: ${terms.purpose}. It tells the platform at once of anything that makes it less able to pay.`,
    },
    ...(terms.guarantor === null
      ? []
      : [
          {
            title: 'Guarantee',
            text: `${terms.guarantor} guarantees what is owed under this note; the platform does not.`,
          },
        ]),
    {
      title: 'Default',
      text: `An issuer that stays overdue beyond the days in the platform rules is in default: everything that is owed is due at once${terms.ibra_on_default ? ", less a rebate (ibra') of the profit of the months that have not begun," : ','} and the costs of recovering it are paid first.`,
    },
    { title: 'Law', text: 'This agreement is governed by the law of Malaysia.' },
  ];
}

function ordinal(day: number): string {
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${day}${day > 10 && day < 20 ? 'th' : (endings[day % 10] ?? 'th')}`;
}
