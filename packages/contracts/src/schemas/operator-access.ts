import { z } from 'zod';
import type { operatorAccessEndpoints } from '../endpoints/operator-access.ts';
import { numberSubjects } from '../operator-access.ts';
import { id, longText, ok, oneOf } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

/** Whether identity and account numbers are whole, which they are for whoever may decide a proposal about them. */
export const numbersShown = z.enum(['masked', 'whole']);

const GIVE_REASON = 'Please say in 10 to 500 characters why you need the whole number';

export const operatorAccessSchemas = {
  operatorRevealNumber: {
    body: z.strictObject({
      subject: oneOf(numberSubjects, 'Please choose what the number belongs to'),
      subject_id: id,
      field: z
        .string({ error: 'Please name the field of the number' })
        .regex(/^[a-z_]+(\.\d{1,2})?(\.[a-z_]+)?$/, 'Please name the field of the number'),
      reason: longText(500, GIVE_REASON).pipe(z.string().min(10, GIVE_REASON)),
    }),
    response: ok({ value: z.string() }),
  },
} satisfies AreaSchemas<typeof operatorAccessEndpoints>;
