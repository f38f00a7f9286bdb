import type { Code } from './codes.ts';
import { type FpxFields, field } from './messages.ts';

/** The terms that an AD packs into `buyerIban` (DDB-1). */
export interface MandateRequest {
  readonly applicationType: string;
  readonly phone: string;
  readonly maxFrequency: number;
  readonly frequencyMode: string;
  /** `YYYY-MM-DD` */
  readonly effectiveOn: string;
  readonly expiresOn: string;
  /** The bank's number of the mandate that a maintenance changes; blank for an enrolment. */
  readonly changes: string;
}

/** The debit that verifies the account, in ringgit (DDB-2). */
const VERIFICATION_AMOUNT = '1.00';
/** Application types that come by AD; the third, the end of a mandate, comes in a file. */
const ENROLMENT = '01';
const MAINTENANCE = '02';
const MODES = ['DL', 'WK', 'MT', 'YR'];
const ID_TYPES = ['1', '2', '3', '4', '5'];

/** True for a request to authorise a mandate. */
export function isMandate(request: FpxFields): boolean {
  return field(request, 'fpx_msgType') === 'AD';
}

/** What the buyer is debited now: the amount of an AR, the verification of an AD, whose amount is only a limit. */
export function debitAmount(request: FpxFields): string {
  return isMandate(request) ? VERIFICATION_AMOUNT : field(request, 'fpx_txnAmount');
}

/** `211126` as `2026-11-21`; null where it is no day. */
function readDay(text: string): string | null {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(text);
  if (match === null) return null;
  const day = `20${match[3]}-${match[2]}-${match[1]}`;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null;
}

/** The terms of an AD that passed `mandateError`. */
export function mandateRequest(request: FpxFields): MandateRequest {
  const [
    applicationType = '',
    phone = '',
    frequency = '',
    frequencyMode = '',
    effective = '',
    expiry = '',
    changes = '',
  ] = field(request, 'fpx_buyerIban').split(',');
  return {
    applicationType,
    phone,
    maxFrequency: /^\d{1,3}$/.test(frequency) ? Number(frequency) : 0,
    frequencyMode,
    effectiveOn: readDay(effective) ?? '',
    expiresOn: readDay(expiry) ?? '',
    changes,
  };
}

/** The first rule of AD that the request breaks (DA to DE, 77 for the payer's identity), or null. */
export function mandateError(request: FpxFields): Code | null {
  const [idNumber = '', idType = '', ...more] = field(request, 'fpx_buyerId').split(',');
  if (!/^[A-Za-z0-9-]+$/.test(idNumber) || !ID_TYPES.includes(idType) || more.length > 0) return '77';
  const terms = mandateRequest(request);
  if (terms.applicationType !== (terms.changes === '' ? ENROLMENT : MAINTENANCE)) return 'DA';
  const email = field(request, 'fpx_buyerEmail');
  if (email !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return 'DB';
  if (terms.maxFrequency < 1) return 'DC';
  if (!MODES.includes(terms.frequencyMode)) return 'DD';
  return terms.effectiveOn === '' || terms.expiresOn <= terms.effectiveOn ? 'DE' : null;
}
