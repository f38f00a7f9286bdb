import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { operatorRoleNames } from '../operator-roles.ts';
import { permissionNames } from '../permissions.ts';
import { amount, oneOf } from '../wire.ts';

/** What a role holds of a permission after the change; a limit of null covers every amount. */
export const permissionCell = z.strictObject({
  role: oneOf(operatorRoleNames, issueMessage('role_not_listed')),
  permission: oneOf(permissionNames, issueMessage('permission_not_listed')),
  allowed: z.boolean({ error: issueMessage('permission_flag_required') }),
  limit: amount.nullable(),
});

export const PERMISSION_CELLS_MAX = 60;

/** Several cells of the table of permissions, changed together (OPS-29). */
export const permissionChange = z.strictObject({
  cells: z
    .array(permissionCell)
    .min(1, issueMessage('permission_cells_required'))
    .max(PERMISSION_CELLS_MAX, issueMessage('permission_cells_too_many', { max: PERMISSION_CELLS_MAX })),
  /** The kinds of proposals that would stand still, as the maker accepts them by name (OPS-33). */
  standstill: z
    .array(oneOf(permissionNames, issueMessage('permission_not_listed')))
    .max(PERMISSION_CELLS_MAX),
});
