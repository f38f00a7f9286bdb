import { z } from 'zod';
import type { operatorHealthEndpoints } from '../endpoints/operator-health.ts';
import { healthAreas, healthCheckNames, healthFactNames, healthStates } from '../health.ts';
import { instant, ok } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const healthRow = z.object({
  check: z.enum(healthCheckNames),
  area: z.enum(healthAreas),
  state: z.enum(healthStates),
  /** A number, or a day or instant as the fact's unit says; null where there was none yet. */
  facts: z.array(
    z.object({ name: z.enum(healthFactNames), value: z.union([z.int(), z.string()]).nullable() }),
  ),
});

export const operatorHealthSchemas = {
  operatorHealth: { response: ok({ checked_at: instant, checks: z.array(healthRow) }) },
} satisfies AreaSchemas<typeof operatorHealthEndpoints>;
