import type { QueryCtx } from '../../../platform/context.ts';
import type { DatedPermissionLimit } from '../domain/permission-limit.ts';
import { listPermissionLimits, permissionVersion } from '../store/permission-limits.ts';

/** The table of permissions as administrators set it last, cell by cell, and how often it was changed. */
export interface PermissionTable {
  readonly version: number;
  readonly limits: readonly DatedPermissionLimit[];
}

/** What differs, or once differed, from the built-in table of permissions (OPS-29). */
export async function readPermissionTable(ctx: QueryCtx): Promise<PermissionTable> {
  return {
    version: await permissionVersion(ctx.reader),
    limits: await listPermissionLimits(ctx.reader),
  };
}
