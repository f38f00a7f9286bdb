import type { Grade } from '@titian/contracts/scorecard';
import type { Sen } from '@titian/finance/sen';
import type { BureauSubject } from '../../../gateways/credit-bureau/port.ts';
import { type HistoryEvent, readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { countSortedRows, readSortedPage, sortedPages } from '../../../platform/db/sorted-list.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { Page, PageQuery } from '../../../platform/paging.ts';
import { openProposals } from '../../approvals/public.ts';
import type { StoredFile } from '../../files/public.ts';
import { readOperator, readUser } from '../../identity/public.ts';
import { readIssuer, readIssuers } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { IssuerPosition } from '../domain/facility-limit.ts';
import type { FinancingApplication } from '../domain/financing-application.ts';
import { type FinancingData, opened } from '../domain/financing-data.ts';
import type { ComparableNote, NoteKnowledge } from '../domain/issuer-notes.ts';
import { type KnockOutCriterion, knockOutCriteria } from '../domain/knock-outs.ts';
import type { Offer } from '../domain/offer.ts';
import { requestedInstalment } from '../domain/requested-instalment.ts';
import { sizeBandOf } from '../domain/size-band.ts';
import type { ApplicationContext } from '../policy.ts';
import { type FinancingListFilter, financingList, readFinancingList } from '../store/application-list.ts';
import { findApplication, searchApplications } from '../store/applications.ts';
import { type Assessment, assessedOf, findAssessment } from '../store/assessments.ts';
import { type FactSheetDraft, findFactSheetDraft } from '../store/fact-sheet-drafts.ts';
import { newestOffers } from '../store/offers.ts';
import { type NamedRequest, operatorName, requestsOf } from './document-requests.ts';
import { type Exposure, exposureOf } from './exposure.ts';
import { positionsOf } from './facility.ts';
import { figureDocuments } from './figure-documents.ts';
import { documentsOf } from './read-draft.ts';

export interface NamedApplication extends ApplicationContext {
  readonly application: FinancingApplication;
  readonly issuerName: string;
}

/** Submitted applications with a text in their number, and those of some issuers, newest first. */
export function findApplications(
  ctx: QueryCtx,
  fragment: string,
  issuerIds: readonly string[],
  limit: number,
): Promise<FinancingApplication[]> {
  return searchApplications(ctx.reader, fragment, issuerIds, limit);
}

/** A page of submitted applications for operators. */
export async function operatorApplications(
  ctx: QueryCtx,
  notes: NoteKnowledge,
  query: FinancingListFilter & PageQuery,
): Promise<Page<NamedApplication>> {
  const { rows: applications, nextCursor } = await readSortedPage(query, financingList(query), (slice) =>
    readFinancingList(ctx.reader, query, slice),
  );
  const names = await issuerNames(ctx, applications);
  const ids = applications.map((one) => one.id);
  const proposals = new Set((await openProposals(ctx, ids)).map((one) => one.subjectId));
  const assessed = await assessedOf(ctx.reader, ids);
  const listed = await notes.listedNotes(ctx, ids);
  const rows = applications.map((application) => ({
    application,
    issuerName: names.get(application.issuerId) ?? '',
    hasProposal: proposals.has(application.id),
    isAssessed: assessed.has(application.id),
    isListed: listed.has(application.id),
  }));
  return { rows, nextCursor };
}

async function issuerNames(
  ctx: QueryCtx,
  applications: readonly FinancingApplication[],
): Promise<ReadonlyMap<string, string>> {
  const issuers = await readIssuers(
    ctx,
    applications.map((one) => one.issuerId),
  );
  return new Map([...issuers].map(([id, { companyName }]) => [id, companyName]));
}

/** How many submitted applications match; counting ends at `most`. */
export function countFinancing(ctx: QueryCtx, query: FinancingListFilter, most: number): Promise<number> {
  return countSortedRows(ctx.reader, financingList(query), most);
}

/** All submitted applications that match with the names of their issuers, some at a time. */
export async function* financingPages(
  ctx: QueryCtx,
  query: FinancingListFilter,
): AsyncGenerator<Pick<NamedApplication, 'application' | 'issuerName'>[]> {
  const pages = sortedPages((slice) => readFinancingList(ctx.reader, query, slice));
  for await (const applications of pages) {
    const names = await issuerNames(ctx, applications);
    yield applications.map((application) => ({
      application,
      issuerName: names.get(application.issuerId) ?? '',
    }));
  }
}

/** An earlier note like an application, with the name of its issuer. */
export interface NamedComparable extends ComparableNote {
  readonly issuerName: string;
}

/** Everything credit has on an application. */
export interface ApplicationFile extends NamedApplication {
  readonly data: FinancingData;
  readonly documents: readonly StoredFile[];
  readonly assessment: (Assessment & { readonly assessedByName: string }) | null;
  readonly exposure: Exposure;
  readonly knockOuts: readonly KnockOutCriterion[];
  readonly figureDocuments: readonly StoredFile[];
  readonly comparableNotes: readonly NamedComparable[];
  readonly requestedInstalmentSen: Sen;
  /** Of each company of the exposure. */
  readonly positions: ReadonlyMap<string, IssuerPosition>;
  readonly requests: readonly NamedRequest[];
  readonly factSheet: FactSheetDraft | null;
  readonly offer: Offer | null;
  readonly history: readonly (HistoryEvent & { readonly actor: string })[];
}

/** One application with its form, documents, assessment, offer and history. */
export async function applicationFile(
  ctx: QueryCtx,
  notes: NoteKnowledge,
  id: string,
): Promise<ApplicationFile> {
  const stored = await findApplication(ctx.reader, id);
  if (stored === null) {
    throw new AppError('not_found');
  }
  const { application } = stored;
  const issuer = await readIssuer(ctx, application.issuerId);
  invariant(issuer !== null, 'an application has its issuer');
  const found = await findAssessment(ctx.reader, id);
  const of = { issuer, related: stored.data.related_companies, applicationId: id };
  const exposure = await exposureOf(ctx, notes.issuerNotes, of);
  const companies = exposure.companies.map((one) => one.userId);
  const settings = await readSettings(ctx);
  return {
    application,
    issuerName: issuer.companyName,
    hasProposal: (await openProposals(ctx, [id])).length > 0,
    isAssessed: found !== null,
    isListed: (await notes.listedNotes(ctx, [id])).has(id),
    data: opened(stored.data, ctx.fieldEncryption, id),
    documents: await documentsOf(ctx, stored.data),
    assessment: found && { ...found, assessedByName: await operatorName(ctx, found.assessedBy) },
    exposure,
    knockOuts: knockOutCriteria(issuer, exposure.record, settings, ctx.businessDate),
    figureDocuments: await figureDocuments(ctx, application),
    comparableNotes: await comparablesOf(ctx, notes, application, found?.grade ?? null, issuer.industry),
    requestedInstalmentSen: requestedInstalment(application, settings.rateCapBps, ctx.businessDate),
    positions: await positionsOf(ctx, notes, companies, id),
    requests: await requestsOf(ctx, id),
    factSheet: await findFactSheetDraft(ctx.reader, id),
    offer: (await newestOffers(ctx.reader, [id])).get(id) ?? null,
    history: await namedHistory(ctx, id),
  };
}

const COMPARABLES = 20;

async function comparablesOf(
  ctx: QueryCtx,
  notes: NoteKnowledge,
  { id: exceptId, contract, amountSen }: FinancingApplication,
  grade: Grade | null,
  industry: string,
): Promise<NamedComparable[]> {
  const of = { contract, industry, grade, ...sizeBandOf(amountSen), exceptId, limit: COMPARABLES };
  const found = await notes.comparableNotes(ctx, of);
  const issuers = await readIssuers(
    ctx,
    found.map((one) => one.issuerId),
  );
  return found.map((one) => ({ ...one, issuerName: issuers.get(one.issuerId)?.companyName ?? '' }));
}

/** The subject of a bureau enquiry. @throws AppError `not_found` */
export async function bureauSubject(ctx: QueryCtx, id: string): Promise<BureauSubject> {
  const stored = await findApplication(ctx.reader, id);
  const issuer = stored && (await readIssuer(ctx, stored.application.issuerId));
  if (!issuer) {
    throw new AppError('not_found');
  }
  return { registrationNo: issuer.registrationNo, companyName: issuer.companyName, on: ctx.businessDate };
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
