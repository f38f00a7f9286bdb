import { may } from '@titian/contracts/permissions';
import { isConfidential, isConfidentialAction } from '@titian/contracts/restrictions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { readChainOverview } from '../../platform/audit-chain-state.ts';
import { type AuditLine, readAuditTrail } from '../../platform/audit-trail.ts';
import type { Routes } from '../../platform/http/route.ts';
import { wireJson } from '../../platform/json.ts';
import { recordClientError } from './commands/record-client-error.ts';
import { revealNumber } from './commands/reveal-number.ts';
import { search } from './commands/search.ts';
import { viewCustomer } from './commands/view-customer.ts';
import { actorNames } from './queries/actor-names.ts';
import { operatorCustomers } from './queries/list-customers.ts';
import { noteSubscriptions } from './queries/note-subscriptions.ts';
import { operatorHolidayDues, operatorHolidays } from './queries/operator-holidays.ts';
import { operatorNotes } from './queries/operator-notes.ts';
import { securityEvents } from './queries/security-events.ts';

type AuditRow = ParsedApi['operatorAudit']['response']['items'][number];

const PAGE = 50;
const ID = /^[0-9a-f-]{36}$/;

/** Views across modules for operators (OPS-9). */
export function backOfficeRoutes(routes: Routes, anchorFile: string): void {
  chainRoutes(routes, anchorFile);
  customerRoutes(routes);
  // Sent by any browser, read by operators.
  routes.on('clientErrors', (call) =>
    call.read(async (ctx) => {
      recordClientError(ctx, call.body);
      return { success: true };
    }),
  );
  routes.on('operatorNotes', (call) =>
    call.read(async (ctx) => ({
      success: true,
      items: await operatorNotes(ctx, call.principal, call.query),
      next_cursor: null,
    })),
  );
  routes.on('operatorNoteSubscriptions', (call) =>
    call.read(async (ctx) => ({
      success: true,
      ...(await noteSubscriptions(ctx, call.params.id, call.query)),
    })),
  );
  routes.on('operatorHolidays', (call) =>
    call.read((ctx) => operatorHolidays(ctx, call.principal, call.query)),
  );
  routes.on('operatorHolidayDues', (call) => call.read((ctx) => operatorHolidayDues(ctx, call.query.day)));
  routes.on('operatorSecurityEvents', (call) =>
    call.read(async (ctx) => ({ success: true, ...(await securityEvents(ctx, call.query)) })),
  );
  routes.on('operatorAudit', (call) =>
    call.read(async (ctx) => {
      const { cursor, limit = PAGE } = call.query;
      const before = cursor !== undefined && ID.test(cursor) ? cursor : null;
      const lines = await readAuditTrail(ctx.reader, before, limit);
      const next = lines.length === limit ? (lines.at(-1)?.id ?? null) : null;
      const names = await actorNames(ctx, lines);
      const reads = may(call.principal, 'money_restriction_view');
      const items = lines.map((line) =>
        auditRow(reads ? line : withoutCause(line), names.get(line.actorId ?? '') ?? line.actorId),
      );
      return { success: true, items, next_cursor: next };
    }),
  );
}

/** Customers, and the search over everything (OPS-15). */
function customerRoutes(routes: Routes): void {
  routes.on('operatorCustomers', (call) =>
    call.read(async (ctx) => ({ success: true, ...(await operatorCustomers(ctx, call.query)) })),
  );
  routes.on('operatorCustomer', (call) =>
    call.command(async (ctx) => ({
      success: true,
      ...(await viewCustomer(ctx, call.principal, call.params.id)),
    })),
  );
  routes.on('operatorSearch', (call) =>
    call.command(async (ctx) => ({
      success: true,
      ...(await search(ctx, call.principal, call.body.q, call.language)),
    })),
  );
  routes.on('operatorRevealNumber', (call) =>
    call.command(async (ctx) => {
      const { subject_id: subjectId, ...wanted } = call.body;
      return { success: true, value: await revealNumber(ctx, call.principal, { ...wanted, subjectId }) };
    }),
  );
}

/** @param anchorFile where workers of this machine note the head of the audit chain */
function chainRoutes(routes: Routes, anchorFile: string): void {
  routes.on('operatorAuditChain', (call) =>
    call.read(async (ctx) => {
      const { head, ...chain } = await readChainOverview(ctx.reader, anchorFile);
      const shown = head && { seq: String(head.seq), root: head.root, at: head.at.toISOString() };
      return { success: true, ...chain, head: shown };
    }),
  );
}

/** A line without the reason that would reveal a suspicion; the action itself stays. */
function withoutCause(line: AuditLine): AuditLine {
  const { action, after } = line;
  const kind = isRecord(after) && typeof after.kind === 'string' ? after.kind : '';
  const change = isRecord(after) ? after.change : null;
  return isConfidentialAction(action) || isConfidential(kind, change)
    ? { ...line, before: null, after: null, reason: null }
    : line;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
