/** The five parts of a credit assessment and their weights in percent (rules §4, Grade). */
export const scorecardComponents = [
  { name: 'bureau', weight: 30 },
  { name: 'cash_flow', weight: 25 },
  { name: 'ratios', weight: 20 },
  { name: 'conduct', weight: 15 },
  { name: 'security', weight: 10 },
] as const;

export type ScorecardComponent = (typeof scorecardComponents)[number]['name'];

/** Points from 0 to 100 for each part. */
export type ScorecardPoints = Readonly<Record<ScorecardComponent, number>>;

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
export function scoreOf(points: ScorecardPoints): number {
  const weighted = scorecardComponents.reduce((sum, { name, weight }) => sum + points[name] * weight, 0);
  return Math.floor((weighted + 50) / 100);
}

/** The grade that a score stands for. */
export function gradeOf(score: number): Grade {
  return gradeBands.find((band) => score >= band.from)?.grade ?? 'F';
}
