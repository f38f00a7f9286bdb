import { issueMessage } from '@titian/contracts/messages/message';
import { type RateBps, rateBps } from '@titian/finance/rate';
import { type Sen, sen } from '@titian/finance/sen';
import { z } from 'zod';

const MAXIMUM_SEN = 100_000_000_000;
/** An amount in sen. */
export const amount = z
  .int(issueMessage('sen_invalid'))
  .min(0, issueMessage('not_negative'))
  .max(MAXIMUM_SEN, issueMessage('amount_too_large'))
  .transform((value): Sen => sen(BigInt(value)));
/** A rate in basis points. */
export const rate = z
  .int(issueMessage('basis_points_invalid'))
  .min(0, issueMessage('not_negative'))
  .max(10_000, issueMessage('basis_points_too_many'))
  .transform((value): RateBps => rateBps(value));
export const whole = (min: number, max: number) =>
  z
    .int(issueMessage('whole_number_required'))
    .min(min, issueMessage('number_too_small', { min }))
    .max(max, issueMessage('number_too_large', { max }));
export const flag = z.boolean(issueMessage('boolean_required'));
