import type { NoteContract } from '@titian/contracts/constants';
import type { Day } from '@titian/finance/calendar';
import { lateCharge, type OverdueInstalment, shariahLateCharge } from '@titian/finance/late';
import type { RateBps } from '@titian/finance/rate';
import { addSen, type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { ServicedInstalment } from './instalment.ts';

/** What lateness costs as an agreement says: signed once and never changed by a setting. */
export interface AgreedLateRates {
  readonly lateGraceDays: number;
  readonly lateChargeDailyBps: RateBps;
  readonly lateChargeCapBps: RateBps;
  readonly tawidhYearlyBps: RateBps;
  readonly shariahLateChargeCapBps: RateBps;
}

/** What an agreement says of payments that do not come. */
export interface AgreedTerms extends AgreedLateRates {
  /** Whether a default gives up the profit of the months not begun; of Shariah notes only. */
  readonly ibraOnDefault: boolean;
}

/** How lateness is charged on one note: by its signed agreement, its contract, and when it defaulted. */
export interface LateTerms {
  readonly contract: NoteContract;
  readonly defaultedOn: Day | null;
  readonly rates: AgreedTerms;
}

/** What lateness has cost on an instalment so far, whether paid or not. */
export interface LateCost {
  readonly toInvestorsSen: Sen;
  readonly toCharitySen: Sen;
}

/** The late charge of an instalment to a day: conventional to investors; Shariah also to charity (REP-11, SHR-6). */
export function lateCostOf(row: ServicedInstalment, on: Day, terms: LateTerms): LateCost {
  const { rates } = terms;
  const overdue = overdueOf(row, terms.defaultedOn);
  const startsOnDay = rates.lateGraceDays + 1;
  if (terms.contract === 'Conventional') {
    const charge = lateCharge(overdue, on, {
      startsOnDay,
      dailyRateBps: rates.lateChargeDailyBps,
      capBps: rates.lateChargeCapBps,
    });
    return { toInvestorsSen: charge, toCharitySen: ZERO_SEN };
  }
  const { tawidhSen, gharamahSen } = shariahLateCharge(overdue, on, {
    startsOnDay,
    tawidhBps: rates.tawidhYearlyBps,
    combinedCapBps: rates.shariahLateChargeCapBps,
  });
  return { toInvestorsSen: tawidhSen, toCharitySen: gharamahSen };
}

function overdueOf(row: ServicedInstalment, defaultedOn: Day | null): OverdueInstalment {
  return {
    dueOn: row.dueOn,
    principalSen: row.principalSen,
    returnSen: row.returnSen,
    payments: row.payments.map((one) => ({
      receivedOn: one.receivedOn,
      amountSen: addSen(one.principalSen, one.returnSen),
    })),
    defaultedOn,
  };
}
