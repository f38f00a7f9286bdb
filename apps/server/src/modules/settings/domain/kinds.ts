import { type RateBps, rateBps } from '@titian/finance/rate';
import { type Sen, sen } from '@titian/finance/sen';
import { z } from 'zod';

const MAXIMUM_SEN = 100_000_000_000;
/** An amount in sen. */
export const amount = z
  .int('Please enter a whole number of sen')
  .min(0, 'Please enter 0 or more')
  .max(MAXIMUM_SEN, 'Please enter a smaller amount')
  .transform((value): Sen => sen(BigInt(value)));
/** A rate in basis points. */
export const rate = z
  .int('Please enter whole basis points')
  .min(0, 'Please enter 0 or more')
  .max(10_000, 'Please enter at most 10000 basis points')
  .transform((value): RateBps => rateBps(value));
export const whole = (min: number, max: number) =>
  z
    .int('Please enter a whole number')
    .min(min, `Please enter at least ${min}`)
    .max(max, `Please enter at most ${max}`);
export const flag = z.boolean('Please choose true or false');
