import { type HistoryEvent, readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import type { StoredFile } from '../../files/public.ts';
import { readOperator, readUser } from '../../identity/public.ts';
import { readIssuers } from '../../onboarding/public.ts';
import type { FinancingApplication, FinancingState } from '../domain/financing-application.ts';
import { type FinancingData, opened } from '../domain/financing-data.ts';
import type { Offer } from '../domain/offer.ts';
import { findApplication, listApplications } from '../store/applications.ts';
import { type Assessment, findAssessment } from '../store/assessments.ts';
import { newestOffers } from '../store/offers.ts';
import { documentsOf } from './read-draft.ts';

export interface NamedApplication {
  readonly application: FinancingApplication;
  readonly issuerName: string;
}

/** Submitted applications for operators, newest first. */
export async function operatorApplications(
  ctx: QueryCtx,
  asked: {
    readonly state?: FinancingState | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<NamedApplication>> {
  const found = await listApplications(ctx.reader, {
    ...(asked.state === undefined ? {} : { states: [asked.state] }),
    beforeId: idCursor(asked.cursor),
    limit: asked.limit + 1,
  });
  const page = pageOf(found, asked.limit, (last) => last.id);
  const issuers = await readIssuers(
    ctx,
    page.rows.map((one) => one.issuerId),
  );
  const rows = page.rows.map((application) => ({
    application,
    issuerName: issuers.get(application.issuerId)?.companyName ?? '',
  }));
  return { rows, nextCursor: page.nextCursor };
}

/** Everything credit has on an application. */
export interface ApplicationFile extends NamedApplication {
  readonly data: FinancingData;
  readonly documents: readonly StoredFile[];
  readonly assessment: Assessment | null;
  readonly offer: Offer | null;
  readonly history: readonly (HistoryEvent & { readonly actor: string })[];
}

/** One application with its form, documents, assessment, offer and history. */
export async function applicationFile(ctx: QueryCtx, id: string): Promise<ApplicationFile> {
  const stored = await findApplication(ctx.reader, id);
  if (stored === null) {
    throw new AppError('not_found');
  }
  const { application } = stored;
  const issuers = await readIssuers(ctx, [application.issuerId]);
  return {
    application,
    issuerName: issuers.get(application.issuerId)?.companyName ?? '',
    data: opened(stored.data, ctx.vault),
    documents: await documentsOf(ctx, stored.data),
    assessment: await findAssessment(ctx.reader, id),
    offer: (await newestOffers(ctx.reader, [id])).get(id) ?? null,
    history: await namedHistory(ctx, id),
  };
}

async function namedHistory(ctx: QueryCtx, id: string) {
  const rows = await readHistory(ctx, 'financing_application', id);
  const names = new Map<string, string>();
  for (const { actorKind, actorId } of rows) {
    if (actorId !== null && !names.has(actorId)) {
      names.set(actorId, await nameOfActor(ctx, actorKind, actorId));
    }
  }
  return rows.map((row) => ({ ...row, actor: names.get(row.actorId ?? '') ?? row.actorKind }));
}

async function nameOfActor(ctx: QueryCtx, kind: HistoryEvent['actorKind'], id: string): Promise<string> {
  if (kind === 'operator') {
    return (await readOperator(ctx, id))?.name ?? kind;
  }
  const user = await readUser(ctx, id);
  return user === null ? kind : `${user.firstName} ${user.lastName}`;
}
