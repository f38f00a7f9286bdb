import { z } from 'zod';
import type { operatorSecurityEventEndpoints } from '../endpoints/operator-security-events.ts';
import { issueMessage } from '../messages/message.ts';
import { securityEventKinds } from '../security-events.ts';
import { day, id, instant, okList, oneOf, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const eventQuery = z
  .object({
    ...pageQuery,
    kind: oneOf(securityEventKinds, issueMessage('kind_not_listed')).optional(),
    from: day.optional(),
    to: day.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: issueMessage('last_day_before_first'),
  });

const eventRow = z.object({
  id,
  at: instant,
  kind: z.enum(securityEventKinds),
  /** A word of the kind, `over_limit`, or method and path of a call without its values. */
  detail: z.string(),
  account_kind: z.enum(['user', 'operator']).nullable(),
  account_id: id.nullable(),
  /** Of an operator; customers are opened by their id, which is recorded. */
  operator_name: z.string().nullable(),
  /** Keyed hash of the network address, in hexadecimal. */
  network: z.string().nullable(),
  /** How often the same happened within the minute, or within the hour, where further events are only counted. */
  occurrences: z.int(),
  request_id: z.string().nullable(),
});

export const operatorSecurityEventSchemas = {
  operatorSecurityEvents: { query: eventQuery, response: okList(eventRow) },
} satisfies AreaSchemas<typeof operatorSecurityEventEndpoints>;
