import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type HistoryEvent, readHistory, recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { fileLink } from '../../files/public.ts';
import { readOperatorsWho } from '../../identity/public.ts';
import { type Case, isCause, type Written } from '../domain/case.ts';
import { presentResolution } from '../domain/resolution.ts';
import { actsOn, mayOwn, maySee } from '../policy.ts';
import { presentCase } from '../present.ts';
import { findCase } from '../store/cases.ts';
import { listResolutions } from '../store/resolutions.ts';
import { listLinks, listMessages, listNotes } from '../store/written.ts';
import { operatorNames, withNames } from './list-cases.ts';
import { type AttachedFiles, allFiles } from './read-attachments.ts';

type Detail = ParsedApi['operatorCase']['response']['case'];
/** Who acts where no operator and no customer did. */
const PLATFORM = 'Titian';

/**
 * A case that an operator may know of.
 * @throws AppError `not_found` also where the operator may not know of it (CAS-8)
 */
export async function seenCase(ctx: QueryCtx, operator: OperatorPrincipal, id: string): Promise<Case> {
  const one = await findCase(ctx.reader, id);
  if (one === null || !maySee(operator, one)) {
    throw new AppError('not_found');
  }
  return one;
}

/** Who reads a case, and in which language. */
export interface CaseReader {
  readonly operator: OperatorPrincipal;
  readonly language: Language;
}

/**
 * One case with everything that was written and done, and what the operator may do with it.
 * @throws AppError `not_found` also where the operator may not know of it (CAS-8)
 */
export async function readCase(
  ctx: QueryCtx,
  { operator, language }: CaseReader,
  id: string,
): Promise<Detail> {
  const one = await seenCase(ctx, operator, id);
  const [named] = await withNames(ctx, [one]);
  invariant(named, `case ${id} has its names`);
  const [messages, notes] = [await listMessages(ctx.reader, [id]), await listNotes(ctx.reader, id)];
  const history = await readHistory(ctx, 'case', id);
  const names = await operatorNames(ctx, [
    ...[...messages, ...notes].map(({ operatorId }) => operatorId),
    ...history.map(({ actorKind, actorId }) => (actorKind === 'operator' ? actorId : null)),
    one.openedBy,
  ]);
  const resolution = (await listResolutions(ctx.reader, [id])).get(id);
  const customer = named.customer?.name ?? '';
  const files = await allFiles(ctx, id);
  const can = actsOn(operator, one);
  const owners = can.assign ? await readOperatorsWho(ctx, 'case_work') : [];
  return {
    ...presentCase(named, ctx.businessNow, language),
    version: one.version,
    resolution: resolution === undefined ? null : presentResolution(resolution),
    opened_by: one.openedBy === null ? null : (names.get(one.openedBy) ?? ''),
    links: (await listLinks(ctx.reader, id)).map((link) => ({
      ...{ kind: link.kind, id: link.id, label: link.label, is_permanent: isCause(one, link) },
    })),
    entries: entriesOf(messages, notes, files, names, customer),
    history: history.map((event) => presentEvent(event, names, customer)),
    assignees: owners
      .filter((owner) => mayOwn(owner, one))
      .map((owner) => ({ id: owner.id, name: owner.name })),
    can,
  };
}

/** Opens one case for an operator; that it was read is written to the audit log (OPS-4). */
export async function viewCase(ctx: Ctx, reader: CaseReader, id: string): Promise<Detail> {
  const seen = await readCase(ctx, reader, id);
  await recordCaseView(ctx, id);
  return seen;
}

/** Writes to the audit log that an operator read a case. */
export function recordCaseView(ctx: Ctx, id: string): Promise<void> {
  return recordAudit(ctx, { action: 'case.viewed', subjectKind: 'case', subjectId: id });
}

type Names = ReadonlyMap<string, string>;

/** Messages and notes as one course of events. */
function entriesOf(
  messages: readonly Written[],
  notes: readonly Written[],
  files: AttachedFiles,
  names: Names,
  customer: string,
): Detail['entries'] {
  const nameOf = (id: string) => names.get(id) ?? '';
  const all = [
    ...messages.map((one) => ({
      ...one,
      kind: one.operatorId === null ? ('customer' as const) : ('answer' as const),
      author: one.operatorId === null ? customer : nameOf(one.operatorId),
    })),
    ...notes.map((one) => ({
      ...one,
      kind: 'note' as const,
      author: one.operatorId === null ? PLATFORM : nameOf(one.operatorId),
    })),
  ];
  return all
    .sort((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime() || (one.id < other.id ? -1 : 1))
    .map(({ id, kind, author, text, writtenAt }) => ({
      id,
      kind,
      author,
      text,
      files: (files.get(id) ?? []).map(fileLink),
      at: writtenAt.toISOString(),
    }));
}

function presentEvent(event: HistoryEvent, names: Names, customer: string): Detail['history'][number] {
  const { at, actorKind, actorId, action, after } = event;
  return {
    at: at.toISOString(),
    actor: actorKind === 'user' ? customer : (names.get(actorId ?? '') ?? PLATFORM),
    action,
    to: changeOf(after),
  };
}

/** The owner, the priority, the reason or the link that an act is about. */
function changeOf(after: unknown): string | null {
  const changed: Partial<Record<'owner' | 'priority' | 'close_reason' | 'link', unknown>> =
    typeof after === 'object' && after !== null ? after : {};
  const to = changed.owner ?? changed.priority ?? changed.close_reason ?? changed.link;
  return typeof to === 'string' ? to : null;
}
