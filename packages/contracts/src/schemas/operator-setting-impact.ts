import { z } from 'zod';
import type { operatorSettingImpactEndpoints } from '../endpoints/operator-setting-impact.ts';
import { settingPopulationNames, settingScopes } from '../setting-impact.ts';
import { amountOut, day, ok, text } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { settingKey } from './setting-proposals.ts';

const MAX_VALUE_LENGTH = 4_000;

/** How many, and the money that they are about; null where they are about none. */
const counted = z.object({ count: z.int(), amount: amountOut.nullable() });

export const operatorSettingImpactSchemas = {
  operatorSettingImpact: {
    query: z.object({
      key: settingKey,
      /** The new value as JSON. */
      value: text(MAX_VALUE_LENGTH),
      effective_from: day,
    }),
    response: ok({
      scope: z.enum(settingScopes),
      lines: z.array(
        z.object({
          population: z.enum(settingPopulationNames),
          /** Null where the number does not depend on the value. */
          before: counted.nullable(),
          /** Null where there are too many to count. */
          after: counted.nullable(),
        }),
      ),
    }),
  },
} satisfies AreaSchemas<typeof operatorSettingImpactEndpoints>;
