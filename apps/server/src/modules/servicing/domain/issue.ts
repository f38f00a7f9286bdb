import { type Day, daysBetween } from '@titian/finance/calendar';
import type { Disbursement } from '@titian/finance/fees';
import { effectiveRateOverDays } from '@titian/finance/irr';
import type { RateBps } from '@titian/finance/rate';
import type { Instalment } from '@titian/finance/schedule';
import { addSen, type Sen, senToText, sumSen } from '@titian/finance/sen';
import type { Note } from '../../notes/public.ts';

/** What an issued note is from its issue on. */
export interface Issue {
  readonly note: Note;
  readonly schedule: readonly Instalment[];
  readonly disbursement: Disbursement;
}

/** What is paid out for a note, and what is taken from it. */
export function disbursementView(disbursement: Disbursement) {
  return {
    amount: senToText(disbursement.amountSen),
    origination_fee: senToText(disbursement.originationFeeSen),
    service_tax: senToText(disbursement.serviceTaxSen),
    net: senToText(disbursement.netSen),
  };
}

/** The day on which the last instalment is due. Throws RangeError for a schedule without one. */
export function maturityOf(schedule: readonly Instalment[]): Day {
  return lastOf(schedule).dueOn;
}

/** What is paid in all: the sale price of a Shariah note, cost and profit together. */
export function salePriceOf(schedule: readonly Instalment[]): Sen {
  return sumSen(schedule.map((row) => addSen(row.principalSen, row.returnSen)));
}

/**
 * The effective rate of a note that is issued with this schedule. The days of a bullet are known only then, so its
 * rate is recalculated (decision 039); monthly schedules keep the rate of the listing.
 */
export function effectiveRateFrom(
  note: Pick<Note, 'profile' | 'raisedSen' | 'effectiveRateBps'>,
  schedule: readonly Instalment[],
  issuedOn: Day,
): RateBps {
  if (note.profile !== 'bullet') {
    return note.effectiveRateBps;
  }
  const { principalSen, returnSen, dueOn } = lastOf(schedule);
  return effectiveRateOverDays({
    outlaySen: note.raisedSen,
    paymentSen: addSen(principalSen, returnSen),
    days: daysBetween(issuedOn, dueOn),
  });
}

function lastOf(schedule: readonly Instalment[]): Instalment {
  const last = schedule.at(-1);
  if (last === undefined) {
    throw new RangeError('A note has at least one instalment.');
  }
  return last;
}
