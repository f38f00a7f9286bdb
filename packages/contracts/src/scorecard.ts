/** The five parts of a credit assessment (FIN-5); how much each weighs is the setting `scorecard_weights`. */
export const scorecardParts = ['bureau', 'cash_flow', 'ratios', 'conduct', 'security'] as const;

export type ScorecardPart = (typeof scorecardParts)[number];

/** Points from 0 to 100 for each part. */
export type ScorecardPoints = Readonly<Record<ScorecardPart, number>>;

/** What each part weighs, in percent; together 100. */
export type ScorecardWeights = Readonly<Record<ScorecardPart, number>>;

/** A grade is reached from this score on; the best first. */
export const gradeBands = [
  { grade: 'AA', from: 85 },
  { grade: 'A', from: 75 },
  { grade: 'B', from: 65 },
  { grade: 'C', from: 55 },
  { grade: 'D', from: 45 },
  { grade: 'E', from: 35 },
  { grade: 'F', from: 0 },
] as const;

export type Grade = (typeof gradeBands)[number]['grade'];

/** The weighted score from 0 to 100, rounded half-up to a whole point. */
export function scoreOf(points: ScorecardPoints, weights: ScorecardWeights): number {
  const weighted = scorecardParts.reduce((sum, part) => sum + points[part] * weights[part], 0);
  return Math.floor((weighted + 50) / 100);
}

/** The grade that a score stands for. */
export function gradeOf(score: number): Grade {
  return gradeBands.find((band) => score >= band.from)?.grade ?? 'F';
}

/** The next better grade and the score that it begins at; null at the best. */
export function nextGradeOf(score: number): (typeof gradeBands)[number] | null {
  return gradeBands.findLast((band) => band.from > score) ?? null;
}

/** What the parts of the scorecard are made of (FIN-23), in the order of the parts. */
export const scorecardFactors = [
  'bureau_score',
  'arrears',
  'suits',
  'insolvency',
  'cover',
  'overdrawn',
  'returned_cheques',
  'current',
  'gearing',
  'margin',
  'debt_service',
  'years',
  'completed',
  'suppliers',
  'statutory',
  'late',
  'defaulted',
  'security_kind',
  'buyer',
] as const;

export type ScorecardFactor = (typeof scorecardFactors)[number];

/** How good a factor is, the worst first; `full` is as good as it can be. */
export const factorBands = ['weak', 'fair', 'good', 'strong', 'full'] as const;

export type FactorBand = (typeof factorBands)[number];

/** The band of a share of what a factor can be at best, in whole percent: each has a quarter, and the whole its own. */
export function factorBandOf(sharePercent: number): FactorBand {
  return factorBands[Math.max(0, Math.min(4, Math.floor(sharePercent / 25)))] ?? 'weak';
}
