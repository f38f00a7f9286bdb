import type { Habit, Individual } from '../data/individuals.ts';
import type { PlannedNote } from '../data/notes.ts';
import type { Random } from '../random.ts';

/** Whole ringgit that an investor will put into a note. */
export interface Subscription {
  /** The subscriber's name. */
  readonly subscriber: string;
  readonly amount: number;
  /** Days after the first day on which all investors may subscribe. */
  readonly dayOffset: number;
}

/** The eligible investors of a note. */
export interface Subscriber {
  readonly name: string;
  readonly habit: Habit;
  readonly risk: Individual['risk'] | null;
}

const STEP = 10;
const MINIMUM = 50;
const CAMPAIGN_DAYS = 3;
/** How many of a hundred subscribe to any one note. */
const chance: Readonly<Record<Habit, number>> = { small: 55, medium: 65, large: 80, institution: 85 };
const usual: Readonly<Record<Exclude<Habit, 'institution'>, readonly [number, number]>> = {
  small: [10, 80],
  medium: [50, 300],
  large: [200, 800],
};
/** Percent of the note that an institution takes. */
const INSTITUTION_SHARE: readonly [number, number] = [15, 35];

/**
 * Plans the subscriptions of a note, so that their sum is exactly what its campaign is to raise. What people
 * usually put in is stretched or cut evenly; the last subscribers take what rounding leaves.
 *
 * @param regulars names of investors who subscribe to every eligible note
 * @throws RangeError when there are too few subscribers
 */
export function planSubscriptions(
  note: Pick<PlannedNote, 'amount' | 'fillPercent' | 'guarantor'>,
  subscribers: readonly Subscriber[],
  regulars: readonly string[],
  random: Random,
): Subscription[] {
  const target = Math.floor((note.amount * note.fillPercent) / 100 / STEP) * STEP;
  if (target === 0) return [];
  const taking = random
    .shuffled(subscribers)
    .filter((one) => one.risk !== 'conservative' || note.guarantor !== null)
    .filter((one) => regulars.includes(one.name) || random.whole(1, 100) <= chance[one.habit])
    .slice(0, Math.floor(target / MINIMUM));
  const desired = taking.map((one) => desiredAmountOf(one, note.amount, random));
  const desiredTotal = desired.reduce((sum, desiredAmount) => sum + desiredAmount, 0);
  if (desiredTotal === 0) throw new RangeError('This note has no subscriptions.');
  const amounts = desired.map((desiredAmount) =>
    Math.max(MINIMUM, floorToStep((desiredAmount * target) / desiredTotal)),
  );
  return settleRest(amounts, target).map((amount, index) => ({
    subscriber: taking[index]?.name ?? '',
    amount,
    dayOffset: random.whole(0, CAMPAIGN_DAYS - 1),
  }));
}

function desiredAmountOf(subscriber: Subscriber, amount: number, random: Random): number {
  if (subscriber.habit === 'institution') {
    return floorToStep((amount * random.whole(...INSTITUTION_SHARE)) / 100);
  }
  return random.whole(...usual[subscriber.habit]) * STEP;
}

/** Adds or takes steps, the largest subscription first, until the subscriptions are the target. */
function settleRest(amounts: readonly number[], target: number): number[] {
  const settled = [...amounts];
  let rest = target - settled.reduce((sum, amount) => sum + amount, 0);
  while (rest !== 0) {
    const largest = settled.indexOf(Math.max(...settled));
    const before = settled[largest] ?? 0;
    const after = Math.max(MINIMUM, before + rest);
    if (after === before) throw new RangeError('There are too many subscriptions for this note.');
    settled[largest] = after;
    rest -= after - before;
  }
  return settled;
}

function floorToStep(amount: number): number {
  return Math.floor(amount / STEP) * STEP;
}
