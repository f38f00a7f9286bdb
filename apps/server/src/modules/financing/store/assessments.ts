import type { Grade, ScorecardPoints } from '@titian/contracts/scorecard';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** Credit's judgement of an application. */
export interface Assessment {
  readonly points: ScorecardPoints;
  readonly score: number;
  readonly grade: Grade;
  readonly assessedAt: Date;
}

export interface NewAssessment {
  readonly id: string;
  readonly applicationId: string;
  readonly points: ScorecardPoints;
  readonly score: number;
  readonly grade: Grade;
}

export async function insertAssessment(tx: Tx, one: NewAssessment): Promise<void> {
  await tx.db
    .insertInto('credit_assessments')
    .values({
      id: one.id,
      application_id: one.applicationId,
      components: JSON.stringify(one.points),
      score: one.score,
      grade: one.grade,
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
    .executeTakeFirst();
  return row
    ? {
        points: row.components as ScorecardPoints & typeof row.components,
        score: row.score,
        grade: row.grade as Grade,
        assessedAt: row.created_at,
      }
    : null;
}
