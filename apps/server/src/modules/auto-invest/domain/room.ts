import { issuerRoom } from '@titian/finance/exposure';
import type { RateBps } from '@titian/finance/rate';
import { minSen, type Sen, sen, ZERO_SEN } from '@titian/finance/sen';
import type { AmountRange } from './preset.ts';

/** What an investor has and may have, as a run finds it. */
export interface Means {
  readonly cashSen: Sen;
  /** Outstanding in all notes, with waiting subscriptions. */
  readonly investedSen: Sen;
  /** The same with the issuer of the note alone. */
  readonly withIssuerSen: Sen;
  /** The most that may be invested altogether; null where nothing limits it. */
  readonly limitSen: Sen | null;
  /** The most that presets may subscribe in this month; null where nothing limits it. */
  readonly monthlyBudgetSen: Sen | null;
  /** What they subscribed in it already. */
  readonly monthSen: Sen;
}

/** What a preset says about one type of notes, as far as amounts go. */
export interface PresetAmounts {
  readonly range: AmountRange;
  readonly usesExhaustedBalance: boolean;
  readonly exposureBps: RateBps | null;
}

export interface RoomRules {
  /** The least that a note takes. */
  readonly minimumSen: Sen;
  readonly stepSen: Sen;
  /** From here on what one issuer may have counts. */
  readonly exposureCountsAboveSen: Sen;
}

/** The amount that a preset may invest in a note, or the reason that excludes it. */
export type Room =
  | { readonly fits: true; readonly minimumSen: Sen; readonly capSen: Sen }
  | { readonly fits: false; readonly reason: 'balance' | 'limit' | 'exposure' | 'budget' };

/**
 * How much a preset may put into a note: at most the least of its maximum, cash, limit, issuer exposure and what the
 * budget of the month leaves, in whole steps; at least its minimum, or what is left of the cash where the last of the balance may be used (AUTO-8).
 */
export function roomOf(means: Means, amounts: PresetAmounts, rules: RoomRules): Room {
  const { range } = amounts;
  const { exposureBps } = amounts;
  const exposureSen =
    exposureBps === null
      ? null
      : issuerRoom(means.investedSen, means.withIssuerSen, {
          share: exposureBps,
          countsAboveSen: rules.exposureCountsAboveSen,
        });
  const limitSen = limitRoom(means);
  const cashSen = minSen(means.cashSen, range.maxSen);
  const budgetSen = budgetRoom(means);
  const capSen = floorTo(
    [exposureSen, limitSen, budgetSen].reduce<Sen>(
      (least, one) => (one === null ? least : minSen(least, one)),
      cashSen,
    ),
    rules.stepSen,
  );
  const needsAll = means.cashSen >= range.minSen || !amounts.usesExhaustedBalance;
  const leastSen = leastOf(range.minSen, rules.minimumSen, !needsAll);
  if (capSen >= leastSen) {
    return { fits: true, minimumSen: needsAll ? leastSen : capSen, capSen };
  }
  if (floorTo(means.cashSen, rules.stepSen) < leastSen) {
    return { fits: false, reason: 'balance' };
  }
  const isBelow = (room: Sen | null) => room !== null && floorTo(room, rules.stepSen) < leastSen;
  if (isBelow(limitSen)) {
    return { fits: false, reason: 'limit' };
  }
  return { fits: false, reason: !isBelow(exposureSen) && isBelow(budgetSen) ? 'budget' : 'exposure' };
}

/**
 * The least that a preset puts into a note: its minimum, never below what a note takes, and no more than that where the
 * remaining balance may be used (AUTO-8).
 */
export function leastOf(wantedSen: Sen, noteMinimumSen: Sen, usesExhaustedBalance: boolean): Sen {
  return usesExhaustedBalance || wantedSen < noteMinimumSen ? noteMinimumSen : wantedSen;
}

function limitRoom(means: Means): Sen | null {
  return means.limitSen === null ? null : notBelowZero(means.limitSen - means.investedSen);
}

function budgetRoom({ monthlyBudgetSen, monthSen }: Means): Sen | null {
  return monthlyBudgetSen === null ? null : notBelowZero(monthlyBudgetSen - monthSen);
}

function notBelowZero(amount: bigint): Sen {
  return amount < 0n ? ZERO_SEN : sen(amount);
}

function floorTo(amountSen: Sen, stepSen: Sen): Sen {
  return sen(amountSen - (amountSen % stepSen));
}
