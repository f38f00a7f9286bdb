import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import { type Issuer, readIssuer } from '../../onboarding/public.ts';
import type { FinancingApplication } from '../domain/financing-application.ts';
import type { Offer } from '../domain/offer.ts';
import { listApplications } from '../store/applications.ts';
import type { DocumentRequest } from '../store/document-requests.ts';
import { newestOffers } from '../store/offers.ts';
import { openRequestsOf } from './document-requests.ts';

export interface IssuerApplication {
  readonly application: FinancingApplication;
  readonly issuer: Issuer;
  /** The open offer; null while credit is still looking. */
  readonly offer: Offer | null;
  /** What the issuer still has to send. */
  readonly requests: readonly DocumentRequest[];
}

/**
 * An issuer's applications that credit is looking at, or those with an open offer (FIN-15: `bo/under_review`,
 * `bo/pending`), newest first.
 */
export async function issuerApplications(
  ctx: QueryCtx,
  issuerId: string,
  state: 'under_review' | 'offered',
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<IssuerApplication>> {
  const issuer = await readIssuer(ctx, issuerId);
  if (issuer === null) {
    throw new AppError('not_approved');
  }
  const found = await listApplications(ctx.reader, {
    issuerId,
    states: [state],
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = pageOf(found, query.limit, (last) => last.id);
  const offers = await newestOffers(ctx.reader, state === 'offered' ? page.rows.map((one) => one.id) : []);
  const requests = await openRequestsOf(
    ctx,
    page.rows.map((one) => one.id),
  );
  const rows = page.rows.map((application) => ({
    application,
    issuer,
    offer: offers.get(application.id) ?? null,
    requests: requests.get(application.id) ?? [],
  }));
  return { rows, nextCursor: page.nextCursor };
}

/**
 * A page of all that an issuer has submitted, newest first, without anything around it.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function applicationsPage(
  ctx: QueryCtx,
  issuerId: string,
  query: PageQuery,
): Promise<Page<FinancingApplication>> {
  const beforeId = idCursor(query.cursor);
  const rows = await listApplications(ctx.reader, { issuerId, beforeId, limit: query.limit + 1 });
  return pageOf(rows, query.limit, (last) => last.id);
}

/** More than an issuer ever has open. */
const OPEN = 200;

/** What an issuer has applied for and not listed yet, newest first, without anything around it. */
export function openApplicationsOf(ctx: QueryCtx, issuerId: string): Promise<FinancingApplication[]> {
  const states = ['under_review', 'offered'] as const;
  return listApplications(ctx.reader, { issuerId, states, beforeId: null, limit: OPEN });
}
