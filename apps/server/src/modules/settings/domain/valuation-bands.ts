import { issueMessage } from '@titian/contracts/messages/message';
import type { ValuationBand } from '@titian/finance/impairment';
import { z } from 'zod';
import { rate, whole } from './kinds.ts';

const FIRST_DAY = 1;
const LAST_DAY = 3_650;

/** What outstanding principal is worth by the days past due; beyond the last row nothing. */
export const valuationBands = z
  .array(z.strictObject({ up_to_days: whole(FIRST_DAY, LAST_DAY), bps: rate }))
  .min(1, issueMessage('fee_rows_required'))
  .refine(
    (rows) => rows.every((one, at) => at === 0 || one.up_to_days > (rows[at - 1]?.up_to_days ?? 0)),
    issueMessage('valuation_rows_unordered'),
  )
  .refine(
    (rows) => rows.every((one, at) => at === 0 || one.bps <= (rows[at - 1]?.bps ?? 0)),
    issueMessage('valuation_rows_rising'),
  )
  .transform((rows): readonly ValuationBand[] =>
    rows.map((one) => ({ upToDays: one.up_to_days, bps: one.bps })),
  );
