import { z } from 'zod';
import type { mobileTopupEndpoints } from '../endpoints/mobile-topup.ts';
import { amount, amountOut, codeBeside, instant, ok, token } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const linkToken = z.object({ token });

export const mobileTopupSchemas = {
  /** `qr` is a picture of the link as a data address. */
  mobileTopupLink: { response: ok({ link: z.string(), qr: z.string(), expires_at: instant }) },
  /** Before its payment a link shows the first name; afterwards only the outcome of the payment. */
  mobileTopup: {
    params: linkToken,
    response: ok({
      state: z.enum(['open', 'used']),
      first_name: z.string().nullable(),
      minimum: amountOut,
      topup: z
        .object({
          ref_number: z.string(),
          amount: amountOut,
          state: z.enum(['pending', 'succeeded', 'held', 'failed', 'expired']),
          message: z.string(),
          ...codeBeside('message'),
        })
        .nullable(),
    }),
  },
  mobileTopupStart: {
    params: linkToken,
    body: z.strictObject({ amount }),
    response: ok({ link: z.string(), ref_number: z.string() }),
  },
} satisfies AreaSchemas<typeof mobileTopupEndpoints>;
