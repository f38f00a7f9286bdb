import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { scorecardParts } from '@titian/contracts/scorecard';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import { worded } from '../../../platform/messages.ts';
import type { NamedComparable } from '../queries/operator-applications.ts';
import type { Assessment } from '../store/assessments.ts';
import type { Factor } from './explain-scorecard.ts';

type OperatorView = ParsedApi['operatorFinancingApplication']['response'];

/** A credit assessment with its parts. */
export function presentAssessment(
  one: Assessment,
  assessedBy: string,
  language: Language,
): NonNullable<OperatorView['assessment']> {
  const { suggested } = one;
  return {
    score: one.score,
    grade: one.grade,
    computed_grade: one.computedGrade,
    override_reason: one.overrideReason,
    components: scorecardParts.map((name) => ({
      name,
      weight: one.weights[name],
      points: one.components[name].points,
      ...worded('reason', one.components[name].reason, language),
    })),
    factors: one.factors?.map((factor) => presentFactor(factor, language)) ?? null,
    suggested: {
      rate_min: rateToText(suggested.rateMinBps),
      rate_max: rateToText(suggested.rateMaxBps),
      limit: senToText(suggested.limitSen),
    },
    figures: one.figures,
    assessed_by: assessedBy,
    assessed_at: one.assessedAt.toISOString(),
  };
}

function presentFactor({ value, next, ...factor }: Factor, language: Language) {
  return {
    ...factor,
    ...worded('value', value, language),
    next: next && { band: next.band, points: next.points, ...worded('value', next.value, language) },
  };
}

/** An earlier note like an application. */
export function presentComparable(one: NamedComparable) {
  return {
    ...{ id: one.id, number: one.number, issuer_name: one.issuerName, grade: one.grade },
    ...{ rate: rateToText(one.rateBps), term_months: one.termMonths, amount: senToText(one.targetSen) },
    ...{ issued_on: one.issuedOn, same: [...one.same], outcome: one.outcome },
  };
}
