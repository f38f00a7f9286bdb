import type { Ctx, QueryCtx } from '../context.ts';
import type { SecurityEvent } from './event.ts';

/** Records an event at once, independent of the call's transaction: for errors. */
export function reportSecurity(ctx: QueryCtx, event: SecurityEvent): void {
  ctx.security.record(event, { ip: ctx.ip, requestId: ctx.requestId });
}

/** Records an event once the transaction that causes it has committed. */
export function reportAfterCommit(ctx: Ctx, event: SecurityEvent): void {
  ctx.afterCommit(() => reportSecurity(ctx, event));
}
