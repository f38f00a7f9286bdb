import type { Grade, ScorecardPart, ScorecardWeights } from '@titian/contracts/scorecard';
import { rateFromText, rateToText } from '@titian/finance/rate';
import { senFromText, senToText } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import type { CodedText } from '../../../platform/coded-text.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { CreditAssessments } from '../../../platform/db/schema.ts';
import type { CreditFigures } from '../domain/credit-figures.ts';
import type { Factor } from '../domain/explain-scorecard.ts';
import { type ComponentScore, pointsOf, type Scorecard } from '../domain/scorecard.ts';
import type { Suggestion } from '../domain/suggest.ts';

/** Credit's assessment of an application. */
export interface Assessment {
  readonly components: Scorecard['components'];
  /** What the parts weighed when it was made. */
  readonly weights: ScorecardWeights;
  readonly score: number;
  /** The grade that counts: the computed one unless two operators decided otherwise. */
  readonly grade: Grade;
  readonly computedGrade: Grade;
  readonly overrideReason: string | null;
  readonly figures: CreditFigures;
  /** What the points rest on, one by one; missing where it was made before they were kept. */
  readonly factors?: readonly Factor[];
  readonly suggested: Suggestion;
  readonly assessedBy: string;
  readonly assessedAt: Date;
}

export interface NewAssessment extends Omit<Assessment, 'assessedAt'> {
  readonly id: string;
  readonly applicationId: string;
  readonly overrideApprovalId: string | null;
}

export async function insertAssessment(tx: Tx, one: NewAssessment): Promise<void> {
  const reasons = Object.fromEntries(
    Object.entries(one.components).map(([name, { reason }]) => [name, reason]),
  );
  const { rateMinBps, rateMaxBps, limitSen } = one.suggested;
  await tx.db
    .insertInto('credit_assessments')
    .values({
      id: one.id,
      application_id: one.applicationId,
      components: JSON.stringify(pointsOf(one.components)),
      weights: JSON.stringify(one.weights),
      reasons: JSON.stringify(reasons),
      figures: JSON.stringify(one.figures),
      factors: one.factors === undefined ? null : JSON.stringify(one.factors),
      suggested: JSON.stringify({
        rate_min: rateToText(rateMinBps),
        rate_max: rateToText(rateMaxBps),
        limit: senToText(limitSen),
      }),
      score: one.score,
      grade: one.grade,
      computed_grade: one.computedGrade,
      override_approval_id: one.overrideApprovalId,
      override_reason: one.overrideReason,
      assessed_by: one.assessedBy,
    })
    .execute();
}

/** The latest assessment of an application. */
export async function findAssessment(reader: Reader, applicationId: string): Promise<Assessment | null> {
  const row = await reader.db
    .selectFrom('credit_assessments')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toAssessment(row) : null;
}

/** Which of some applications have been assessed. */
export async function assessedOf(reader: Reader, applicationIds: readonly string[]): Promise<Set<string>> {
  if (applicationIds.length === 0) {
    return new Set();
  }
  const rows = await reader.db
    .selectFrom('credit_assessments')
    .select('application_id')
    .distinct()
    .where('application_id', '=', oneOf(applicationIds))
    .execute();
  return new Set(rows.map((row) => row.application_id));
}

function toAssessment(row: Selectable<CreditAssessments>): Assessment {
  // Only this file writes these columns.
  const points = row.components as Readonly<Record<ScorecardPart, number>> & typeof row.components;
  const reasons = row.reasons as Readonly<Partial<Record<ScorecardPart, CodedText>>> & typeof row.reasons;
  const suggested = row.suggested as Readonly<Record<string, string>> & typeof row.suggested;
  const part = (name: ScorecardPart): ComponentScore => ({
    points: points[name],
    reason: reasons[name] ?? '',
  });
  return {
    components: {
      bureau: part('bureau'),
      cash_flow: part('cash_flow'),
      ratios: part('ratios'),
      conduct: part('conduct'),
      security: part('security'),
    },
    weights: row.weights as ScorecardWeights & typeof row.weights,
    score: row.score,
    grade: row.grade as Grade,
    computedGrade: (row.computed_grade ?? row.grade) as Grade,
    overrideReason: row.override_reason,
    figures: row.figures as CreditFigures & typeof row.figures,
    // Absent rather than null: what proposals on earlier assessments are bound by stays the same.
    ...(row.factors === null ? {} : { factors: row.factors as readonly Factor[] & typeof row.factors }),
    suggested: {
      rateMinBps: rateFromText(suggested.rate_min ?? ''),
      rateMaxBps: rateFromText(suggested.rate_max ?? ''),
      limitSen: senFromText(suggested.limit ?? ''),
    },
    assessedBy: row.assessed_by ?? '',
    assessedAt: row.created_at,
  };
}
