import { z } from 'zod';
import type { operatorSearchEndpoints } from '../endpoints/operator-search.ts';
import { issueMessage } from '../messages/message.ts';
import { SEARCH_MIN_CHARACTERS, searchKinds } from '../search.ts';
import { day, id, ok, text } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { signedAmount } from './operator-statement-rows.ts';

const TERM_MAX = 100;
const tooShort = issueMessage('search_term_required');

/** One thing that was found, as the operator may see it. */
const hit = z.object({
  kind: z.enum(searchKinds),
  id,
  /** Its name, number or subject; the code of its kind for a proposal or exception, of its purpose for a payment or payout. */
  title: z.string(),
  /** What tells it from others: an address, an issuer, a payer, references. */
  detail: z.string(),
  /** By the names of its kind. */
  state: z.string(),
  amount: signedAmount.nullable(),
  /** When it was made, listed, submitted or found. */
  on: day,
  /** Whose it is, where it is a customer's. */
  customer_id: id.nullable(),
});

export const operatorSearchSchemas = {
  operatorSearch: {
    body: z.strictObject({ q: text(TERM_MAX, tooShort).min(SEARCH_MIN_CHARACTERS, tooShort) }),
    response: ok({
      items: z.array(hit),
      /** Whether names like the term are shown because none has it. */
      similar: z.boolean(),
    }),
  },
} satisfies AreaSchemas<typeof operatorSearchEndpoints>;
