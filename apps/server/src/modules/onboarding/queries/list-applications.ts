import type { HistoryEvent } from '../../../platform/audit.ts';
import { readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { readUsers, type User } from '../../identity/public.ts';
import type { ApplicationForm, ApplicationStatus } from '../domain/application.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import { countSubmitted, findApplication, listApplications } from '../store/applications.ts';
import { actorName } from './actor-name.ts';

/** An application as a queue shows it. */
export interface QueuedApplication {
  readonly application: SavedApplication;
  readonly user: User;
  /** Whether a decision is proposed already and waits for a second operator. */
  readonly isProposed: boolean;
}

export interface ApplicationsQuery {
  readonly state?: ApplicationStatus | undefined;
  readonly form?: ApplicationForm | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of applications, newest first; drafts only when they are requested. */
export async function readApplications(
  ctx: QueryCtx,
  query: ApplicationsQuery,
): Promise<Page<QueuedApplication>> {
  const rows = await listApplications(ctx.reader, ctx.fieldEncryption, {
    state: query.state ?? null,
    form: query.form ?? null,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = pageOf(rows, query.limit, (last) => last.id);
  return { ...page, rows: await queued(ctx, page.rows) };
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
