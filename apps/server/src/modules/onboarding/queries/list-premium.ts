import { deriveNetWorth, deriveSophisticated } from '@titian/contracts/premium';
import { type HistoryEvent, readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { type OperatorFileLink, operatorFileLink, readFiles } from '../../files/public.ts';
import { readUsers, type User } from '../../identity/public.ts';
import type { Investor } from '../domain/investor.ts';
import type { PremiumApplication, PremiumFields, PremiumState } from '../domain/premium-application.ts';
import { findInvestors } from '../store/investors.ts';
import {
  countPremiumWaiting,
  findPremiumApplication,
  listPremiumApplications,
} from '../store/premium-applications.ts';
import { actorName } from './actor-name.ts';

/** A request for Premium as a queue shows it. */
export interface QueuedPremium {
  readonly application: PremiumApplication;
  readonly user: User;
  readonly investor: Investor;
  /** Whether a decision is proposed already and waits for a second operator. */
  readonly isProposed: boolean;
}

export interface PremiumQuery {
  readonly state?: PremiumState | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of requests, newest first. */
export async function readPremiumQueue(ctx: QueryCtx, query: PremiumQuery): Promise<Page<QueuedPremium>> {
  const rows = await listPremiumApplications(ctx.reader, ctx.fieldEncryption, {
    state: query.state ?? null,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = pageOf(rows, query.limit, (last) => last.id);
  return { ...page, rows: await queued(ctx, page.rows) };
}

/**
 * One request with its sender.
 * @throws AppError `not_found`
 */
export async function readOnePremium(ctx: QueryCtx, id: string): Promise<QueuedPremium> {
  const application = await findPremiumApplication(ctx.reader, ctx.fieldEncryption, id);
  const [row] = application === null ? [] : await queued(ctx, [application]);
  if (row === undefined) {
    throw new AppError('not_found');
  }
  return row;
}

async function queued(ctx: QueryCtx, applications: readonly PremiumApplication[]): Promise<QueuedPremium[]> {
  const userIds = applications.map((one) => one.userId);
  const users = await readUsers(ctx, userIds);
  const investors = new Map((await findInvestors(ctx.reader, userIds)).map((one) => [one.userId, one]));
  const ids = applications.map((one) => one.id);
  const proposed = await subjectsWithProposal(ctx, 'premium_decision', ids);
  return applications.flatMap((application) => {
    const user = users.get(application.userId);
    const investor = investors.get(application.userId);
    return user === undefined || investor === undefined
      ? []
      : [{ application, user, investor, isProposed: proposed.has(application.id) }];
  });
}

/** The files of a request by field, in their order. */
export async function readPremiumFiles(
  ctx: QueryCtx,
  { form }: PremiumApplication,
  operator: OperatorPrincipal,
): Promise<Record<string, OperatorFileLink[]>> {
  const files = await readFiles(ctx, Object.values(form.files).flat());
  const links = Object.entries(form.files).map(([field, ids]) => {
    const stored = ids.map((id) => files.get(id)).filter((one) => one !== undefined);
    return [field, stored.map((one) => operatorFileLink(one, operator))] as const;
  });
  return Object.fromEntries(links);
}

/** What the form's arithmetic makes of the answers (ONB-16), for the reviewer beside what was sent. */
export function derivedFigures(fields: PremiumFields) {
  const band = (field: keyof PremiumFields) => String(fields[field] ?? '');
  const figures = {
    inv_annual_income: band('inv_annual_income'),
    inv_total_liquid_assets: band('inv_total_liquid_assets'),
    inv_other_assets_amount: band('inv_other_assets_amount'),
    inv_total_liabilities_amount: band('inv_total_liabilities_amount'),
  };
  const netWorth = deriveNetWorth(figures);
  const sophisticated = deriveSophisticated({ ...figures, inv_net_worth: netWorth ?? '' });
  return { inv_net_worth: netWorth, inv_is_sophisticated_investor: sophisticated };
}

export interface NamedPremiumEvent extends HistoryEvent {
  readonly actor: string;
}

/** What happened to a request, with names, newest first. */
export async function readPremiumHistory(ctx: QueryCtx, row: QueuedPremium): Promise<NamedPremiumEvent[]> {
  const events = await readHistory(ctx, 'premium_application', row.application.id);
  const named: NamedPremiumEvent[] = [];
  for (const event of events) {
    named.push({ ...event, actor: await actorName(ctx, event, row.user) });
  }
  return named;
}

/** How many requests for Premium wait for an operator. */
export function countWaitingPremium(ctx: QueryCtx): Promise<number> {
  return countPremiumWaiting(ctx.reader);
}
