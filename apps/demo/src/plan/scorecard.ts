import { type Grade, gradeOf, type ScorecardPoints, scoreOf } from '@titian/contracts/scorecard';
import type { Random } from '../random.ts';

/** A score in the middle of each grade. */
const middle: Readonly<Record<Grade, number>> = { AA: 89, A: 79, B: 69, C: 59, D: 49, E: 39, F: 20 };

/** Points for the five parts of the scorecard that stand for a grade (rules §4). */
export function pointsFor(grade: Grade, random: Random): ScorecardPoints {
  const score = middle[grade];
  // Weighted 30 : 25 and 15 : 10, so that what one part gains another loses.
  const tilt = random.whole(-1, 1);
  const lean = random.whole(-2, 2);
  const points = {
    bureau: score + 5 * tilt,
    cash_flow: score - 6 * tilt,
    ratios: score,
    conduct: score + 2 * lean,
    security: score - 3 * lean,
  };
  if (gradeOf(scoreOf(points)) !== grade) {
    throw new RangeError(`${JSON.stringify(points)} do not stand for ${grade}.`);
  }
  return points;
}
