import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { bindingOf } from '../domain/binding.ts';
import type { ApprovalExecutor, ApprovalRequest } from '../domain/executor.ts';

/** What a change binds at one moment, and the hash of all of it. */
export interface Binding {
  readonly binds: JsonValue;
  readonly sha256: Buffer;
}

/** All that a change binds at this moment, read under the locks of the caller's transaction. */
export async function bindingNow(
  ctx: Ctx,
  executor: ApprovalExecutor,
  subjectId: string,
  request: ApprovalRequest<JsonValue>,
): Promise<Binding> {
  const binds = await executor.binds(ctx, subjectId, request);
  const { kind, subjectKind } = executor;
  return { binds, sha256: bindingOf({ kind, subjectKind, subjectId, after: request.after, binds }) };
}
