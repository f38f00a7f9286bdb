import type { Day } from '@titian/finance/calendar';
import { type MandateTerms, OrderRejected } from '../port.ts';

/** Enumerations that only resellers publish, in one place (DDB-1). */
const ENROLMENT = '01';
const MAINTENANCE = '02';
const MONTHLY = 'MT';
const ID_TYPES = { registration: '4', customer: '5' } as const;

const ID_CHARS = 18;
const PHONE_CHARS = 15;
const MOST_COLLECTIONS = 999;

/** `buyerId` of AD and of its AE: `IdNo,IdType`. */
export function payerIdentity(terms: MandateTerms): string {
  return `${idNumber(terms)},${ID_TYPES[terms.payerIdKind]}`;
}

/**
 * `buyerIban` of AD: application type, phone, maximum number of collections, period, first and last day. A change
 * carries the mandate's number at the end (an extension of the platform), and no phone for lack of space.
 */
export function mandateDetails(terms: MandateTerms): string {
  const phone = terms.payerPhone.replace(/\D/g, '').slice(0, PHONE_CHARS);
  const days = [terms.startsOn, terms.endsOn].map(railDay);
  const rest = [terms.collectionsAMonth, MONTHLY, ...days];
  return terms.changes === null
    ? [ENROLMENT, phone, ...rest].join(',')
    : [MAINTENANCE, '', ...rest, terms.changes].join(',');
}

/** Throws OrderRejected for terms that the exchange would reject with DA to DE. */
export function rejectInvalidTerms(terms: MandateTerms): void {
  if (idNumber(terms) === '') {
    throw new OrderRejected('A mandate needs a number that identifies the payer.');
  }
  const { collectionsAMonth: often } = terms;
  if (!Number.isInteger(often) || often < 1 || often > MOST_COLLECTIONS) {
    throw new OrderRejected(`A mandate allows 1 to ${MOST_COLLECTIONS} collections a month, not ${often}.`);
  }
  if (terms.endsOn <= terms.startsOn) {
    throw new OrderRejected('A mandate must end after it starts.');
  }
}

function idNumber(terms: MandateTerms): string {
  return terms.payerIdNumber.replace(/[^A-Za-z0-9-]/g, '').slice(0, ID_CHARS);
}

/** `2026-11-21` as the exchange writes it: `211126`. */
function railDay(of: Day): string {
  const [year = '', month = '', date = ''] = of.split('-');
  return date + month + year.slice(2);
}
