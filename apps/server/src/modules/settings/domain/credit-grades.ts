import { issueMessage } from '@titian/contracts/messages/message';
import { type Grade, gradeBands } from '@titian/contracts/scorecard';
import type { RateBps } from '@titian/finance/rate';
import type { Sen } from '@titian/finance/sen';
import { z } from 'zod';
import { amount, rate } from './kinds.ts';

/** What a grade suggests to credit. */
export interface CreditGrade {
  readonly grade: Grade;
  readonly rateMinBps: RateBps;
  readonly rateMaxBps: RateBps;
  readonly limitSen: Sen;
}

const grades = gradeBands.map((band) => band.grade);

/** One row per grade. */
export const creditGrades = z
  .array(
    z.strictObject({
      grade: z.enum(grades, issueMessage('grade_name_required')),
      rate_min_bps: rate,
      rate_max_bps: rate,
      limit_sen: amount,
    }),
  )
  .refine(
    (rows) => grades.every((grade) => rows.filter((one) => one.grade === grade).length === 1),
    issueMessage('grades_each_once'),
  )
  .refine(
    (rows) => rows.every((one) => one.rate_min_bps <= one.rate_max_bps),
    issueMessage('grade_rates_reversed'),
  )
  .transform((rows): readonly CreditGrade[] =>
    rows.map((one) => ({
      grade: one.grade,
      rateMinBps: one.rate_min_bps,
      rateMaxBps: one.rate_max_bps,
      limitSen: one.limit_sen,
    })),
  );
