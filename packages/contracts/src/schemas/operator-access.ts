import { z } from 'zod';
import type { operatorAccessEndpoints } from '../endpoints/operator-access.ts';
import { issueMessage } from '../messages/message.ts';
import { numberSubjects } from '../operator-access.ts';
import { id, instant, longText, ok, oneOf } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

/** Whether identity and account numbers are unmasked, which they are for a checker of a proposal about them. */
export const numbersShown = z.enum(['masked', 'whole']);

const GIVE_REASON = issueMessage('reveal_reason_invalid');

const reason = longText(500, GIVE_REASON).pipe(z.string().min(10, GIVE_REASON));

export const operatorAccessSchemas = {
  operatorRevealNumber: {
    body: z.strictObject({
      subject: oneOf(numberSubjects, issueMessage('reveal_subject_required')),
      subject_id: id,
      field: z
        .string({ error: issueMessage('reveal_field_required') })
        .regex(/^[a-z_]+(\.\d{1,2})?(\.[a-z_]+)?$/, issueMessage('reveal_field_required')),
      reason,
    }),
    response: ok({ value: z.string() }),
  },
  operatorDisclose: {
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    response: ok({ until: instant }),
  },
} satisfies AreaSchemas<typeof operatorAccessEndpoints>;
