import type { QueryCtx } from '../../../platform/context.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import { readOperator } from '../../identity/public.ts';
import { type DocumentRequest, listRequests } from '../store/document-requests.ts';

/** A request with the files that answered it and the name of the requesting operator. */
export interface NamedRequest {
  readonly request: DocumentRequest;
  readonly files: readonly StoredFile[];
  readonly requestedBy: string;
}

/** What issuers still have to send, by application (a note keeps the id of its application). */
export async function openRequestsOf(
  ctx: QueryCtx,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DocumentRequest[]>> {
  const open = (await listRequests(ctx.reader, applicationIds)).filter((one) => one.state === 'open');
  return new Map(applicationIds.map((id) => [id, open.filter((one) => one.applicationId === id)] as const));
}

/** Everything requested about one application, for operators. */
export async function requestsOf(ctx: QueryCtx, applicationId: string): Promise<NamedRequest[]> {
  const all = await listRequests(ctx.reader, [applicationId]);
  return Promise.all(all.map((request) => namedRequest(ctx, request)));
}

/** One request with its files and the name of the requesting operator. */
export async function namedRequest(ctx: QueryCtx, request: DocumentRequest): Promise<NamedRequest> {
  const files = await readFiles(ctx, request.fileIds);
  return {
    request,
    files: request.fileIds.flatMap((id) => files.get(id) ?? []),
    requestedBy: await operatorName(ctx, request.requestedBy),
  };
}

/** An operator's name, empty for null. */
export async function operatorName(ctx: QueryCtx, id: string | null): Promise<string> {
  return id === null || id === '' ? '' : ((await readOperator(ctx, id))?.name ?? '');
}
