import { z } from 'zod';
import type { operatorPermissionEndpoints } from '../endpoints/operator-permissions.ts';
import { operatorRoleNames } from '../operator-roles.ts';
import { amountOut, instant, ok } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { can, person } from './operator-rows.ts';

/** What a role holds of a permission; roles that cannot hold it have no cell. */
const cell = z.object({
  role: z.enum(operatorRoleNames),
  allowed: z.boolean(),
  limit: amountOut.nullable(),
  /** Whether it stays as it is built in. */
  is_fixed: z.boolean(),
  /** The decision that made it so; null where it is as built in. */
  changed: z.object({ at: instant, maker: person, checker: person }).nullable(),
});

/** A permission is a name of the built-in table; one that is newer than the reader is a name that it does not know. */
const row = z.object({ permission: z.string(), has_amount: z.boolean(), cells: z.array(cell) });

export const operatorPermissionSchemas = {
  operatorPermissions: { response: ok({ items: z.array(row), is_proposed: z.boolean(), can }) },
} satisfies AreaSchemas<typeof operatorPermissionEndpoints>;
