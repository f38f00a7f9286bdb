import { message } from '@titian/contracts/messages/message';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { StoredFile } from '../../files/public.ts';
import { readBankStatements } from '../../onboarding/public.ts';
import type { CreditFigures } from '../domain/credit-figures.ts';
import type { FinancingApplication } from '../domain/financing-application.ts';
import { requestsOf } from './document-requests.ts';
import { documentsOf } from './read-draft.ts';

type Documented = Pick<FinancingApplication, 'id' | 'issuerId' | 'documents'>;

/**
 * What credit may read figures from: the documents of an application, what answered its requests, and the bank
 * statements that its company sent when it joined (FIN-22).
 */
export async function figureDocuments(ctx: QueryCtx, application: Documented): Promise<StoredFile[]> {
  const requests = await requestsOf(ctx, application.id);
  const all = [
    ...(await documentsOf(ctx, { documents: application.documents })),
    ...requests.flatMap((one) => one.files),
    ...(await readBankStatements(ctx, application.issuerId)),
  ];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** @throws FieldError on `sources` where a figure has two, or one that is no document of the application */
export async function rejectUnknownSources(
  ctx: QueryCtx,
  application: Documented,
  { sources = [] }: CreditFigures,
): Promise<void> {
  if (new Set(sources.map((one) => one.figure)).size !== sources.length) {
    throw fieldError('sources', message('figure_sources_repeated'));
  }
  if (sources.length > 0) {
    const known = new Set((await figureDocuments(ctx, application)).map((one) => one.id));
    const unknown = sources.findIndex((one) => !known.has(one.document));
    if (unknown >= 0) {
      throw fieldError(`sources.${unknown}.document`, message('figure_document_unknown'));
    }
  }
}
