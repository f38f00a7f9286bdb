import type { QueryCtx } from '../../../platform/context.ts';
import { someHasContent } from '../store/files.ts';

/** Whether one of these files is the same, byte for byte; for forms that want different pictures. */
export function hasSameContent(ctx: QueryCtx, fileIds: readonly string[], sha256: Buffer): Promise<boolean> {
  return someHasContent(ctx.reader, fileIds, sha256);
}
