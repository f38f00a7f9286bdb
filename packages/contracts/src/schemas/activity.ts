import { z } from 'zod';
import type { activityEndpoints } from '../endpoints/activity.ts';
import { day, id, okList, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { movement } from './shapes.ts';

const activityQuery = z
  .object({
    ...pageQuery,
    kind: z
      .string()
      .regex(/^[a-z_]{1,40}$/, 'Please choose a listed kind')
      .optional(),
    from: day.optional(),
    to: day.optional(),
    note_id: id.optional(),
  })
  .refine((asked) => asked.from === undefined || asked.to === undefined || asked.from <= asked.to, {
    path: ['to'],
    message: 'Please choose a last day that is not before the first',
  });

export const activitySchemas = {
  activityData: { query: activityQuery, response: okList(movement) },
  activityMyNotes: { response: okList(z.object({ id, number: z.string(), title: z.string() })) },
} satisfies AreaSchemas<typeof activityEndpoints>;
