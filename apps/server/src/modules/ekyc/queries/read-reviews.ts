import type { EkycIdentity } from '../../../gateways/ekyc/port.ts';
import { type HistoryEvent, readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import { readOperator, readUsers, type User } from '../../identity/public.ts';
import type { IdentityReader } from '../domain/ekyc-deps.ts';
import type { EkycSession, EkycState } from '../domain/session.ts';
import { countInReview, findSession, listSessions } from '../store/sessions.ts';

/** A check as the operators' queue shows it. */
export interface QueuedSession {
  readonly session: EkycSession;
  readonly user: User;
  /** Whether a decision is proposed already and waits for a second operator. */
  readonly isProposed: boolean;
}

export interface ReviewsQuery {
  readonly state?: EkycState | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of checks, newest first; open ones only when they are requested. */
export async function readReviews(ctx: QueryCtx, query: ReviewsQuery): Promise<Page<QueuedSession>> {
  const rows = await listSessions(ctx.reader, ctx.fieldEncryption, {
    state: query.state ?? null,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = pageOf(rows, query.limit, (last) => last.id);
  return { ...page, rows: await queued(ctx, page.rows) };
}

async function queued(ctx: QueryCtx, sessions: readonly EkycSession[]): Promise<QueuedSession[]> {
  const ids = sessions.map((one) => one.id);
  const proposed = await subjectsWithProposal(ctx, 'ekyc_decision', ids);
  const users = await readUsers(
    ctx,
    sessions.map((one) => one.userId),
  );
  return sessions.flatMap((session) => {
    const user = users.get(session.userId);
    return user === undefined ? [] : [{ session, user, isProposed: proposed.has(session.id) }];
  });
}

/** How many checks wait for an operator. */
export function countReviews(ctx: QueryCtx): Promise<number> {
  return countInReview(ctx.reader);
}

export interface ReviewDetail extends QueuedSession {
  readonly claimed: EkycIdentity | null;
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly history: readonly (HistoryEvent & { readonly actor: string })[];
}

/**
 * One check with its pictures and the data of the application.
 * @throws AppError `not_found`
 */
export async function readReview(
  ctx: QueryCtx,
  readIdentity: IdentityReader,
  id: string,
): Promise<ReviewDetail> {
  const session = await findSession(ctx.reader, ctx.fieldEncryption, id);
  const [row] = session === null ? [] : await queued(ctx, [session]);
  if (row === undefined) {
    throw new AppError('not_found');
  }
  const fileIds = Object.values(row.session.files).filter((one) => one !== null);
  const events = await readHistory(ctx, 'ekyc_session', id);
  const history = [];
  for (const event of events) {
    history.push({ ...event, actor: await actorName(ctx, event, row.user) });
  }
  return {
    ...row,
    claimed: await readIdentity(ctx, row.session.userId),
    files: await readFiles(ctx, fileIds),
    history,
  };
}

async function actorName(ctx: QueryCtx, event: HistoryEvent, person: User): Promise<string> {
  if (event.actorKind === 'operator' && event.actorId !== null) {
    return (await readOperator(ctx, event.actorId))?.name ?? '';
  }
  // A phone that a check was handed to is signed in to nothing.
  return event.actorKind === 'system' ? 'Titian' : `${person.firstName} ${person.lastName}`;
}

/** What was read from the code of the card; null where there was none to read. */
export function readingOf(session: EkycSession): EkycIdentity | null {
  return [...session.verdicts.values()].find(({ reading }) => reading !== null)?.reading ?? null;
}

/** An unmasked number of an identity check, for an operator with a reason; null where there is none. */
export async function readNumberOfCheck(
  ctx: QueryCtx,
  readIdentity: IdentityReader,
  id: string,
  field: string,
): Promise<string | null> {
  const session = await findSession(ctx.reader, ctx.fieldEncryption, id);
  if (session === null) {
    return null;
  }
  const identity = field === 'claimed.number' ? await readIdentity(ctx, session.userId) : readingOf(session);
  return identity?.number ?? null;
}
