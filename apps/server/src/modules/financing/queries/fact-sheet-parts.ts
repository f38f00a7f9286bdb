import { type Ratios, ratiosOf } from '@titian/finance/ratios';
import type { QueryCtx } from '../../../platform/context.ts';
import { type CreditFigures, yearsOf } from '../domain/credit-figures.ts';
import { findAssessment } from '../store/assessments.ts';
import { type FactSheetDraft, findFactSheetDraft } from '../store/fact-sheet-drafts.ts';

/** What a note's fact sheet takes over from its application. */
export interface FactSheetParts {
  /** As they were entered, the latest year first. */
  readonly years: CreditFigures['years'];
  readonly words: FactSheetDraft | null;
}

export async function factSheetParts(ctx: QueryCtx, applicationId: string): Promise<FactSheetParts> {
  const assessment = await findAssessment(ctx.reader, applicationId);
  const years = assessment?.figures.years ?? [];
  return {
    years: [...years].sort((a, b) => b.year - a.year),
    words: await findFactSheetDraft(ctx.reader, applicationId),
  };
}

/** The ratios of the latest year that was entered; null before there is an assessment. */
export async function latestRatios(ctx: QueryCtx, applicationId: string): Promise<Ratios | null> {
  const { years } = await factSheetParts(ctx, applicationId);
  const [latest] = yearsOf({ years });
  return latest === undefined ? null : ratiosOf(latest);
}
