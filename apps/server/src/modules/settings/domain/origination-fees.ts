import { issueMessage } from '@titian/contracts/messages/message';
import type { RateBps } from '@titian/finance/rate';
import { z } from 'zod';
import { rate, whole } from './kinds.ts';

/** The fee of the first row whose months reach the term. */
export interface OriginationFee {
  readonly upToMonths: number;
  readonly bps: RateBps;
}

/** The fee on the amount raised, by term. */
export const originationFees = z
  .array(z.strictObject({ up_to_months: whole(1, 36), bps: rate }))
  .min(1, issueMessage('fee_rows_required'))
  .refine(
    (rows) => rows.every((one, at) => at === 0 || one.up_to_months > (rows[at - 1]?.up_to_months ?? 0)),
    issueMessage('fee_rows_unordered'),
  )
  .refine((rows) => rows.at(-1)?.up_to_months === 36, issueMessage('fee_rows_incomplete'))
  .transform((rows): readonly OriginationFee[] =>
    rows.map((one) => ({ upToMonths: one.up_to_months, bps: one.bps })),
  );
