import { issueMessage } from '@titian/contracts/messages/message';
import { type ScorecardPart, type ScorecardWeights, scorecardParts } from '@titian/contracts/scorecard';
import { z } from 'zod';
import { whole } from './kinds.ts';

const WHOLE_PERCENT = 100;

/** How much each part of the scorecard weighs; a share that is left over or taken twice would move every grade. */
export const scorecardWeights = z
  .array(
    z.strictObject({
      part: z.enum(scorecardParts, issueMessage('scorecard_part_unknown')),
      percent: whole(0, WHOLE_PERCENT),
    }),
  )
  .refine(
    (rows) =>
      rows.length === scorecardParts.length &&
      scorecardParts.every((part) => rows.some((one) => one.part === part)),
    issueMessage('scorecard_parts_each_once'),
  )
  .refine(
    (rows) => rows.reduce((sum, { percent }) => sum + percent, 0) === WHOLE_PERCENT,
    issueMessage('scorecard_weights_sum'),
  )
  .transform((rows): ScorecardWeights => {
    const of = (part: ScorecardPart) => rows.find((one) => one.part === part)?.percent ?? 0;
    return {
      bureau: of('bureau'),
      cash_flow: of('cash_flow'),
      ratios: of('ratios'),
      conduct: of('conduct'),
      security: of('security'),
    };
  });
