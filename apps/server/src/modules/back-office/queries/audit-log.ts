import { may } from '@titian/contracts/permissions';
import { isConfidential, isConfidentialAction } from '@titian/contracts/restrictions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { addDays, type Day, parseDay, startOfMalaysiaDay } from '@titian/finance/calendar';
import {
  type AuditFilter,
  type AuditLine,
  countAuditTrail,
  readAuditTrail,
} from '../../../platform/audit-trail.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { pagesOf } from '../../../platform/db/keyset.ts';
import { wireJson } from '../../../platform/json.ts';
import { idCursor, pageOf } from '../../../platform/paging.ts';
import { type AuditReader, auditNames, type Named, type NameOf, partsOf } from './audit-names.ts';

type Answer = ParsedApi['operatorAudit']['response'];
type AuditRow = Answer['items'][number];
export type AuditQuery = ParsedApi['operatorAuditFile']['query'];

/**
 * A page of the audit log, newest first, with names in place of ids as far as the operator may know them.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function auditLog(
  ctx: QueryCtx,
  reader: AuditReader,
  query: ParsedApi['operatorAudit']['query'],
): Promise<Omit<Answer, 'success'>> {
  const lines = await readAuditTrail(ctx.reader, filterOf(query), idCursor(query.cursor), query.limit + 1);
  const page = pageOf(lines, query.limit, (last) => last.id);
  const requested = filteredBy(query);
  const nameOf = await auditNames(ctx, reader, [...page.rows.flatMap(partsOf), ...requested]);
  const nameAmong = (parts: readonly Named[]) => parts.map(nameOf).find((name) => name !== null) ?? null;
  return {
    items: page.rows.map((line) => auditRow(shownTo(reader, line), nameOf)),
    next_cursor: page.nextCursor,
    named: {
      actor: nameAmong(requested.filter(({ id }) => id === query.actor_id)),
      subject: nameAmong(requested.filter(({ id }) => id === query.subject_id)),
    },
  };
}

/** How many entries match; counting ends at `most`. */
export function countAuditLog(ctx: QueryCtx, query: AuditQuery, most: number): Promise<number> {
  return countAuditTrail(ctx.reader, filterOf(query), most);
}

/** An entry with the names of its actor and its subject. */
export interface NamedLine {
  readonly line: AuditLine;
  readonly actor: string | null;
  readonly subject: string | null;
}

/** All entries that match, newest first, some at a time. */
export async function* auditLogPages(
  ctx: QueryCtx,
  reader: AuditReader,
  query: AuditQuery,
): AsyncGenerator<NamedLine[]> {
  const filter = filterOf(query);
  const pages = pagesOf<AuditLine>(
    (after, limit) => readAuditTrail(ctx.reader, filter, after?.id ?? null, limit),
    ({ id }) => ({ id, key: id }),
  );
  for await (const lines of pages) {
    const nameOf = await auditNames(ctx, reader, lines.flatMap(partsOf));
    yield lines.map((line) => {
      const [actor = NOBODY, subject = NOBODY] = partsOf(line);
      return { line: shownTo(reader, line), actor: nameOf(actor), subject: nameOf(subject) };
    });
  }
}

const NOBODY: Named = { kind: '', id: null };

function filterOf(query: AuditQuery): AuditFilter {
  const to = dayOf(query.to);
  return {
    actorKind: query.actor_kind,
    actorId: query.actor_id,
    action: query.action,
    subjectKind: query.subject_kind,
    subjectId: query.subject_id,
    since: startOf(dayOf(query.from)),
    until: startOf(to === null ? null : addDays(to, 1)),
  };
}

const dayOf = (text: string | undefined): Day | null => (text === undefined ? null : parseDay(text));
const startOf = (on: Day | null): Date | null => (on === null ? null : startOfMalaysiaDay(on));

/** What a filter by id may be about: an address need not say of which kind the id is. */
function filteredBy(query: AuditQuery): Named[] {
  const { actor_id: actorId = null, subject_id: subjectId = null, subject_kind: kind } = query;
  return [
    ...['operator', 'user'].map((one) => ({ kind: one, id: actorId })),
    ...(kind === undefined ? ['operator', 'user', 'note', 'payout', 'approval'] : [kind]).map((one) => ({
      kind: one,
      id: subjectId,
    })),
  ];
}

/** An entry without the reason that would reveal a suspicion; the action itself stays. */
function shownTo({ operator }: AuditReader, line: AuditLine): AuditLine {
  if (may(operator, 'money_restriction_view')) {
    return line;
  }
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

function auditRow(line: AuditLine, nameOf: NameOf): AuditRow {
  return {
    id: line.id,
    at: line.at.toISOString(),
    actor_kind: line.actorKind as AuditRow['actor_kind'],
    actor_id: line.actorId,
    actor: nameOf({ kind: line.actorKind, id: line.actorId }),
    action: line.action,
    subject_kind: line.subjectKind,
    subject_id: line.subjectId,
    subject: nameOf({ kind: line.subjectKind, id: line.subjectId }),
    before: wireJson(line.before),
    after: wireJson(line.after),
    reason: line.reason,
    sealed: line.isSealed,
  };
}
