import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type AuditLine, readAuditTrail } from '../../platform/audit-trail.ts';
import type { Routes } from '../../platform/http/route.ts';
import { wireJson } from '../../platform/json.ts';
import { viewCustomer } from './commands/view-customer.ts';
import { actorNames } from './queries/actor-names.ts';
import { operatorCustomers } from './queries/list-customers.ts';
import { operatorNotes } from './queries/operator-notes.ts';

type AuditRow = ParsedApi['operatorAudit']['response']['items'][number];

const PAGE = 50;
const ID = /^[0-9a-f-]{36}$/;

/** Views across modules that only operators have (rules §8). */
export function backOfficeRoutes(routes: Routes): void {
  routes.on('operatorNotes', (call) =>
    call.read(async (ctx) => ({
      success: true,
      items: await operatorNotes(ctx, call.principal, call.query.state),
      next_cursor: null,
    })),
  );
  routes.on('operatorCustomers', (call) =>
    call.read(async (ctx) => ({ success: true, ...(await operatorCustomers(ctx, call.query)) })),
  );
  routes.on('operatorCustomer', (call) =>
    call.command(async (ctx) => ({
      success: true,
      ...(await viewCustomer(ctx, call.principal, call.params.id)),
    })),
  );
  routes.on('operatorAudit', (call) =>
    call.read(async (ctx) => {
      const { cursor, limit = PAGE } = call.query;
      const before = cursor !== undefined && ID.test(cursor) ? cursor : null;
      const lines = await readAuditTrail(ctx.reader, before, limit);
      const next = lines.length === limit ? (lines.at(-1)?.id ?? null) : null;
      const names = await actorNames(ctx, lines);
      const items = lines.map((line) => auditRow(line, names.get(line.actorId ?? '') ?? line.actorId));
      return { success: true, items, next_cursor: next };
    }),
  );
}

function auditRow(line: AuditLine, actor: string | null): AuditRow {
  return {
    id: line.id,
    at: line.at.toISOString(),
    actor_kind: line.actorKind as AuditRow['actor_kind'],
    actor,
    action: line.action,
    subject_kind: line.subjectKind,
    subject_id: line.subjectId,
    before: wireJson(line.before),
    after: wireJson(line.after),
    reason: line.reason,
    sealed: line.isSealed,
  };
}
