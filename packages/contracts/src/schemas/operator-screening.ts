import { z } from 'zod';
import type { operatorScreeningEndpoints } from '../endpoints/operator-screening.ts';
import { issueMessage } from '../messages/message.ts';
import { listedKinds, screenedRoles, screeningStates } from '../screening.ts';
import { day, id, instant, okList, oneOf, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const listedName = z.object({
  id,
  kind: z.enum(listedKinds),
  name: z.string(),
  source: z.string(),
  listed_on: day,
  removed_on: day.nullable(),
});

/** A customer's name that is like a listed one; `score` says of 100 how alike they are. */
const hitRow = z.object({
  id,
  user_id: id,
  customer: z.string(),
  name: z.string(),
  role: z.enum(screenedRoles),
  listed: listedName,
  score: z.int(),
  state: z.enum(screeningStates),
  found_at: instant,
  found_by: z.enum(['submission', 'approval', 'list_change', 'periodic']),
  decided_at: instant.nullable(),
  can: z.object({ clear: z.boolean(), confirm: z.boolean() }),
});

export const operatorScreeningSchemas = {
  operatorScreeningHits: {
    query: z.object({
      ...pageQuery,
      state: oneOf(screeningStates, issueMessage('state_not_in_list')).optional(),
    }),
    response: okList(hitRow),
  },
  operatorScreeningList: {
    query: z.object({
      ...pageQuery,
      state: oneOf(['listed', 'removed'], issueMessage('state_not_in_list')).optional(),
    }),
    response: okList(listedName.extend({ can: z.object({ remove: z.boolean() }) })),
  },
} satisfies AreaSchemas<typeof operatorScreeningEndpoints>;
