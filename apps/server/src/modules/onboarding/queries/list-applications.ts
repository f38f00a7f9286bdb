import type { HistoryEvent } from '../../../platform/audit.ts';
import { readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { countSortedRows, readSortedPage, sortedPages } from '../../../platform/db/sorted-list.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Page, PageQuery } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { readUsers, type User } from '../../identity/public.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import {
  type ApplicationListFilter,
  applicationList,
  readApplicationList,
} from '../store/application-list.ts';
import { countSubmitted, findApplication } from '../store/applications.ts';
import { actorName } from './actor-name.ts';

/** An application as a queue shows it. */
export interface QueuedApplication {
  readonly application: SavedApplication;
  readonly user: User;
  /** Whether a decision is proposed already and waits for a second operator. */
  readonly isProposed: boolean;
}

/** A page of applications; drafts only when they are requested. */
export async function readApplications(
  ctx: QueryCtx,
  query: ApplicationListFilter & PageQuery,
): Promise<Page<QueuedApplication>> {
  const page = await readSortedPage(query, applicationList(query), (slice) =>
    readApplicationList(ctx.reader, ctx.fieldEncryption, query, slice),
  );
  return { ...page, rows: await queued(ctx, page.rows) };
}

/** How many applications match; counting ends at `most`. */
export function countApplications(
  ctx: QueryCtx,
  query: ApplicationListFilter,
  most: number,
): Promise<number> {
  return countSortedRows(ctx.reader, applicationList(query), most);
}

/** All applications that match, some at a time. */
export async function* applicationPages(
  ctx: QueryCtx,
  query: ApplicationListFilter,
): AsyncGenerator<QueuedApplication[]> {
  const pages = sortedPages((slice) => readApplicationList(ctx.reader, ctx.fieldEncryption, query, slice));
  for await (const applications of pages) {
    yield await queued(ctx, applications);
  }
}

/**
 * One application with its sender.
 * @throws AppError `not_found`
 */
export async function readOneApplication(ctx: QueryCtx, id: string): Promise<QueuedApplication> {
  const application = await findApplication(ctx.reader, ctx.fieldEncryption, id);
  const [row] = application === null ? [] : await queued(ctx, [application]);
  if (row === undefined) {
    throw new AppError('not_found');
  }
  return row;
}

async function queued(
  ctx: QueryCtx,
  applications: readonly SavedApplication[],
): Promise<QueuedApplication[]> {
  const ids = applications.map((one) => one.id);
  const proposed = await subjectsWithProposal(ctx, 'application_decision', ids);
  const users = await readUsers(
    ctx,
    applications.map((one) => one.userId),
  );
  return applications.flatMap((application) => {
    const user = users.get(application.userId);
    return user === undefined ? [] : [{ application, user, isProposed: proposed.has(application.id) }];
  });
}

/** How many applications wait for an operator. */
export function countWaiting(ctx: QueryCtx): Promise<number> {
  return countSubmitted(ctx.reader);
}

/** An event of an application with the name of its actor. */
export interface NamedEvent extends HistoryEvent {
  readonly actor: string;
}

export async function readApplicationHistory(ctx: QueryCtx, row: QueuedApplication): Promise<NamedEvent[]> {
  const events = await readHistory(ctx, 'application', row.application.id);
  const named: NamedEvent[] = [];
  for (const event of events) {
    named.push({ ...event, actor: await actorName(ctx, event, row.user) });
  }
  return named;
}
