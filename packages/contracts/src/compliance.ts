import { may, type PermissionHolder } from './permissions.ts';

/** How much a customer is watched, from least to most (CMP-2). */
export const riskRatings = ['low', 'medium', 'high'] as const;
export type RiskRating = (typeof riskRatings)[number];

/** What a rating is computed from (CMP-2). */
export const riskFactors = [
  'politically_exposed',
  'listed_name',
  'reported',
  'country',
  'occupation',
  'product',
  'volume',
  'alerts',
] as const;
export type RiskFactor = (typeof riskFactors)[number];

/** Points from which a rating is medium, and high; a factor of `RISK_DECIDES` points makes it high alone. */
export const RISK_MEDIUM_FROM = 2;
export const RISK_HIGH_FROM = 4;
export const RISK_DECIDES = 100;

/** The rating that points come to. */
export function ratingOf(points: number): RiskRating {
  if (points >= RISK_HIGH_FROM) {
    return 'high';
  }
  return points >= RISK_MEDIUM_FROM ? 'medium' : 'low';
}

/** Whether a change of rating needs a second one of compliance: it takes a customer out of the highest (CMP-3). */
export function needsSecond(from: RiskRating, to: RiskRating): boolean {
  return from === 'high' && to !== 'high';
}

/** What of ratings is listed: those whose review is due, those that wait for a second one of compliance, or all. */
export const riskTabs = ['due', 'waiting', 'all'] as const;
export type RiskTab = (typeof riskTabs)[number];

/** How many days a list of large amounts covers where none are chosen. */
export const LARGE_AMOUNT_DAYS = 30;
/** How many days a list of large amounts covers at most. */
export const LARGE_AMOUNT_DAYS_MAX = 92;

/** Whether an operator sets ratings. */
export function mayRate(operator: PermissionHolder): boolean {
  return may(operator, 'risk_rating');
}
