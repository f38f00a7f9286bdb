import type { AuditLine } from '../../../platform/audit-trail.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { readOperator, readUsers } from '../../identity/public.ts';

/** The names of the actors on a page of the audit log; unknown actors are left out. */
export async function actorNames(
  ctx: QueryCtx,
  lines: readonly AuditLine[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const idsOf = (kind: AuditLine['actorKind']) => [
    ...new Set(lines.flatMap((line) => (line.actorKind === kind && line.actorId ? [line.actorId] : []))),
  ];
  for (const id of idsOf('operator')) {
    const operator = await readOperator(ctx, id);
    if (operator !== null) {
      names.set(id, operator.name);
    }
  }
  for (const [id, user] of await readUsers(ctx, idsOf('user'))) {
    names.set(id, user.companyName ?? `${user.firstName} ${user.lastName}`);
  }
  return names;
}
