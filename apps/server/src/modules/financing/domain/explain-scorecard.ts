import { bureauScore, buyerKinds, securityKinds, supplierConducts } from '@titian/contracts/credit';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import {
  type FactorBand,
  factorBandOf,
  factorBands,
  type ScorecardFactor,
  type ScorecardPart,
} from '@titian/contracts/scorecard';
import type { CreditFigures } from './credit-figures.ts';
import * as from from './factor-points.ts';
import {
  isOverdrawn,
  type KnownFacts,
  latestRatiosOf,
  marginMessage,
  monthlyCover,
  ratioMessage,
} from './scorecard.ts';

/** One factor of a part: what it is, what it is worth, and what the next better band would take (FIN-23). */
export interface Factor {
  readonly part: ScorecardPart;
  readonly name: ScorecardFactor;
  readonly value: Message;
  /** What it adds to its part, or takes from it; of ratios the part has the mean. */
  readonly points: number;
  /** The most that it could add. */
  readonly most: number;
  readonly band: FactorBand;
  /** The first value of a better band; null where there is none. */
  readonly next: { readonly band: FactorBand; readonly value: Message; readonly points: number } | null;
}

/** All factors of a scorecard, by the functions that its points come from. */
export function explainScorecard(figures: CreditFigures, known: KnownFacts): Factor[] {
  return [
    ...bureauFactors(figures.bureau),
    ...cashFlowFactors(figures.statements, known),
    ...ratioFactors(figures),
    ...conductFactors(figures.conduct, known),
    ...securityFactors(figures.security),
  ];
}

interface Scale<Value> {
  readonly value: Value;
  readonly word: (value: Value) => Message;
  readonly points: (value: Value) => number;
  readonly least: number;
  readonly most: number;
  /** Better values, the nearest first. */
  readonly better: readonly Value[];
}

function factor<Value>(part: ScorecardPart, name: ScorecardFactor, scale: Scale<Value>): Factor {
  const { value, word, points, least, most } = scale;
  const bandAt = (one: Value) => factorBandOf(Math.floor(((points(one) - least) * 100) / (most - least)));
  const band = bandAt(value);
  const rank = factorBands.indexOf(band);
  const next = scale.better.find((one) => factorBands.indexOf(bandAt(one)) > rank);
  return {
    ...{ part, name, value: word(value), points: points(value), most, band },
    next: next === undefined ? null : { band: bandAt(next), value: word(next), points: points(next) },
  };
}

/** A count of what should not be, each of which takes as much; one is fair at best, and two are weak. */
function fault(part: ScorecardPart, name: ScorecardFactor, count: number, each: number): Factor {
  return factor<number>(part, name, {
    ...{ value: count, word: counted, points: (one) => -each * one, most: 0 },
    least: -Math.floor(each * 1.5),
    better: down(count - 1, 0),
  });
}

/** Something that is so or not, which takes points where it is not as it should be. */
function flaw(
  part: ScorecardPart,
  name: ScorecardFactor,
  isSo: boolean,
  taken: number,
  ideal: boolean,
): Factor {
  return factor<boolean>(part, name, {
    ...{ value: isSo, word: said, points: (one) => (one === ideal ? 0 : -taken), least: -taken, most: 0 },
    better: isSo === ideal ? [] : [ideal],
  });
}

function bureauFactors(bureau: CreditFigures['bureau']): Factor[] {
  return [
    factor('bureau', 'bureau_score', {
      ...{ value: bureau.score, word: counted, points: from.scorePoints, least: 0, most: 100 },
      better: up(bureau.score + 1, bureauScore.max),
    }),
    fault('bureau', 'arrears', bureau.arrears_months, from.deductions.arrears),
    fault('bureau', 'suits', bureau.legal_suits, from.deductions.suit),
    flaw('bureau', 'insolvency', bureau.is_insolvent, 100, false),
  ];
}

function cashFlowFactors(statements: CreditFigures['statements'], known: KnownFacts): Factor[] {
  const { cover } = monthlyCover(statements, known.instalmentSen);
  return [
    measured('cash_flow', 'cover', {
      ...{ value: cover, word: ratioMessage, points: from.coverPoints, worst: 50, best: 200 },
    }),
    flaw('cash_flow', 'overdrawn', isOverdrawn(statements), from.deductions.overdrawn, false),
    fault('cash_flow', 'returned_cheques', statements.returned_cheques, from.deductions.cheque),
  ];
}

function ratioFactors(figures: CreditFigures): Factor[] {
  const { current, gearing, margin, debtService } = latestRatiosOf(figures);
  const { ratioPoints: points } = from;
  const word = ratioMessage;
  return [
    measured('ratios', 'current', { value: current, word, points: points.current, worst: 80, best: 200 }),
    measured('ratios', 'gearing', { value: gearing, word, points: points.gearing, worst: 300, best: 50 }),
    measured('ratios', 'margin', {
      ...{ value: margin, word: marginMessage, points: points.margin, worst: -500, best: 1_500 },
    }),
    measured('ratios', 'debt_service', {
      ...{ value: debtService, word, points: points.debtService, worst: 100, best: 250 },
    }),
  ];
}

/** A ratio in hundredths between its worst and its best; one that nothing divides is begun at the worst. */
function measured(
  part: ScorecardPart,
  name: ScorecardFactor,
  of: Pick<Scale<number | null>, 'value' | 'word' | 'points'> & {
    readonly worst: number;
    readonly best: number;
  },
): Factor {
  const { worst, best, ...scale } = of;
  const { value } = scale;
  const better =
    best > worst ? up(Math.max(worst, value ?? worst), best) : down(Math.min(worst, value ?? worst), best);
  return factor(part, name, { ...scale, least: 0, most: 100, better });
}

function conductFactors(
  conduct: CreditFigures['conduct'],
  { record, yearsInBusiness }: KnownFacts,
): Factor[] {
  const { deductions: taken } = from;
  const grown = { word: counted, least: 0, most: 20 };
  return [
    factor('conduct', 'years', {
      ...{ ...grown, value: yearsInBusiness, points: from.yearsPoints },
      better: up(yearsInBusiness + 1, 7),
    }),
    factor('conduct', 'completed', {
      ...{ ...grown, value: record.completed, points: from.completedPoints },
      better: up(record.completed + 1, 4),
    }),
    chosen('conduct', 'suppliers', conduct.suppliers, {
      ...{ all: supplierConducts, points: from.supplierPoints },
      word: (one) => message(`suppliers_${one}`),
    }),
    flaw('conduct', 'statutory', conduct.statutory_paid, taken.statutory, true),
    flaw('conduct', 'late', record.late > 0, taken.late, false),
    flaw('conduct', 'defaulted', record.defaulted > 0, taken.defaulted, false),
  ];
}

function securityFactors({ kind, buyer }: CreditFigures['security']): Factor[] {
  return [
    chosen('security', 'security_kind', kind, {
      ...{ all: securityKinds, points: from.securityKindPoints },
      word: (one) => message(`security_${one}`),
    }),
    chosen('security', 'buyer', buyer, {
      ...{ all: buyerKinds, points: from.buyerPoints },
      word: (one) => message(`buyer_${one}`),
    }),
  ];
}

function chosen<Value extends string>(
  part: ScorecardPart,
  name: ScorecardFactor,
  value: Value,
  of: {
    readonly all: readonly Value[];
    readonly points: Readonly<Record<Value, number>>;
    readonly word: (value: Value) => Message;
  },
): Factor {
  const { points, word } = of;
  const ordered = [...of.all].sort((a, b) => points[a] - points[b]);
  const each = ordered.map((one) => points[one]);
  return factor<Value>(part, name, {
    ...{ value, word, points: (one) => points[one] },
    ...{ least: Math.min(...each), most: Math.max(...each) },
    better: ordered.filter((one) => points[one] > points[value]),
  });
}

function counted(count: number): Message {
  return message('scorecard_count', { count: String(count) });
}

function said(isSo: boolean): Message {
  return message(isSo ? 'scorecard_yes' : 'scorecard_no');
}

/** Whole numbers upwards, both included; none where the first is above the last. */
function up(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** Whole numbers downwards, both included; none where the first is below the last. */
function down(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, first - last + 1) }, (_, at) => first - at);
}
