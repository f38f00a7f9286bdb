import { z } from 'zod';
import type { referralEndpoints } from '../endpoints/referrals.ts';
import { amount, amountOut, codeBeside, day, id, instant, ok, okList } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

/** How much of the platform's own earned fees finance sets aside for rewards (RFL-4). */
export const marketingFunding = z.strictObject({ amount });

const task = z.object({
  task: z.enum(['registered', 'approved', 'first_topup', 'invested']),
  done_at: instant.nullable(),
});

const referral = z.object({
  id,
  friend: z.string(),
  tasks: z.array(task),
  /** What this referral has brought the customer so far. */
  reward: amountOut,
  /** The last day on which an investment counts. */
  invest_by: day,
  /** `reward`: everything is done and the money follows. */
  state: z.enum(['open', 'reward', 'rewarded', 'late', 'refused']),
  /** Why no reward is paid, in a sentence. */
  refused_reason: z.string().nullable(),
  ...codeBeside('refused_reason'),
});

export const referralSchemas = {
  referralsData: {
    response: okList(referral).extend({
      link: z.string(),
      /** The link as a picture, `data:image/png`. */
      qr_code: z.string(),
      earned: amountOut,
      /** What each of the two receives, for how much invested within how many days. */
      terms: z.object({ reward: amountOut, invested: amountOut, days: z.int() }),
    }),
  },
  operatorMarketing: {
    response: ok({
      id,
      balance: amountOut,
      /** Fees earned that have not been taken out of the trust bank. */
      fees_available: amountOut,
      paid: amountOut,
      waiting: z.object({ rewards: z.int(), amount: amountOut }),
      can: z.object({ fund: z.boolean() }),
    }),
  },
} satisfies AreaSchemas<typeof referralEndpoints>;
