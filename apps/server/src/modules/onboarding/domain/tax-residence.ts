import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { TaxDocumentKind } from '@titian/contracts/tax-residence';
import { addDays, addMonthsClamped, type Day } from '@titian/finance/calendar';
import { fieldError } from '../../../platform/errors.ts';

/** Where an investor is a tax resident from a day on. */
export interface TaxResidence {
  readonly id: string;
  /** A country's two letters; `MY` is resident. */
  readonly country: string;
  /** Since when, as the document says. */
  readonly effectiveFrom: Day;
  /** The business date on which it became known. */
  readonly recordedOn: Day;
  /** The first business date that is taxed by it: never before it was known. */
  readonly countsFrom: Day;
  /** Null where nothing but the application stated it. */
  readonly document: { readonly kind: TaxDocumentKind; readonly fileId: string } | null;
}

/** How far ahead a residence may be recorded. */
const MONTHS_AHEAD = 12;

export interface ResidenceBounds {
  /** The last business day whose withholding tax has left for the authority; null before the first. */
  readonly filedThrough: Day | null;
  /** Since when the newest recorded residence is. */
  readonly newestFrom: Day;
  readonly today: Day;
}

/** The first day from which another residence may be recorded. */
export function earliestFrom({ filedThrough, newestFrom }: Omit<ResidenceBounds, 'today'>): Day {
  const open = filedThrough === null ? newestFrom : addDays(filedThrough, 1);
  return open > newestFrom ? open : newestFrom;
}

/**
 * Rejects a day in a period of tax that is remitted, one before the newest residence, and one that is too far ahead.
 * @throws FieldError on `after.effective_from`
 */
export function validateEffectiveFrom(from: Day, bounds: ResidenceBounds): void {
  const { filedThrough, newestFrom, today } = bounds;
  const last = addMonthsClamped(today, MONTHS_AHEAD);
  const reject = (why: Message) => fieldError('after.effective_from', why);
  if (filedThrough !== null && from <= filedThrough) {
    throw reject(message('withholding_tax_remitted', { day: filedThrough }));
  }
  if (from < newestFrom) {
    throw reject(message('tax_residence_before_newest', { from: newestFrom }));
  }
  if (from > last) {
    throw reject(message('tax_residence_too_late', { last }));
  }
}

/** The one that counts on a day, of those of an investor, the newest first; the oldest also for the days before it. */
export function residenceOn(residences: readonly TaxResidence[], on: Day): TaxResidence | null {
  return residences.find((one) => one.countsFrom <= on) ?? residences.at(-1) ?? null;
}
