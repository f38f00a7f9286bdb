import { RISK_DECIDES } from '@titian/contracts/compliance';
import { sen, ZERO_SEN } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { computedRating, factorsOf, type RiskFacts } from './risk.ts';

const NOTHING: RiskFacts = {
  ...{ isPoliticallyExposed: false, hasConfirmedName: false, reports: 0, alerts: 0, countries: ['MY'] },
  ...{ occupation: 'Full time', industry: null, isCompany: false, isFundManaged: false },
  depositedSen: ZERO_SEN,
};
const rated = (facts: Partial<RiskFacts>) => computedRating(factorsOf({ ...NOTHING, ...facts }));

describe('a rating', () => {
  it.each<[string, Partial<RiskFacts>, string]>([
    ['is low where nothing counts', {}, 'low'],
    ['is high for who is politically exposed', { isPoliticallyExposed: true }, 'high'],
    ['is high for a confirmed name', { hasConfirmedName: true }, 'high'],
    ['is high once something was reported', { reports: 1 }, 'high'],
    ['is high for a country under a call for action', { countries: ['MY', 'KP'] }, 'high'],
    ['is medium for a country under monitoring', { countries: ['YE'] }, 'medium'],
    ['is low for another country', { countries: ['SG'] }, 'low'],
    ['is medium for an industry of much cash', { industry: 'R' }, 'medium'],
    ['is low for one alert', { alerts: 1 }, 'low'],
    ['is medium for many alerts', { alerts: 9 }, 'medium'],
    ['is low just below the first volume', { depositedSen: sen(24_999_999n), isCompany: true }, 'low'],
    ['is medium from it on for a company', { depositedSen: sen(25_000_000n), isCompany: true }, 'medium'],
    ['is high where several come together', { industry: 'L', isCompany: true, countries: ['SG'] }, 'high'],
  ])('%s', (_what, facts, rating) => {
    expect(rated(facts)).toBe(rating);
  });

  it('says what each factor rests on', () => {
    const facts = {
      ...NOTHING,
      countries: ['MY', 'IR'],
      occupation: 'Student',
      depositedSen: sen(100_000_000n),
    };
    expect(factorsOf(facts)).toEqual([
      { factor: 'country', points: RISK_DECIDES, value: 'IR' },
      { factor: 'occupation', points: 1, value: 'Student' },
      { factor: 'volume', points: 2, value: 'RM 1,000,000.00' },
    ]);
  });
});
