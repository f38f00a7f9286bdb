import { z } from 'zod';
import type { testEndpoints } from '../endpoints/test.ts';
import { day, ok } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

export const testSchemas = {
  testRunDay: {
    body: z.strictObject({ date: day }),
    // Missed days are caught up, so more than the requested one may have run.
    response: ok({ date: day, days: z.array(day) }),
  },
} satisfies AreaSchemas<typeof testEndpoints>;
