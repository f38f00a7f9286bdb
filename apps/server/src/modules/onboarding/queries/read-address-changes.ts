import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import type { Address } from '../domain/address.ts';
import type { AddressChange } from '../domain/address-change.ts';
import {
  countWaitingAddressChanges,
  listAddressChanges,
  listWaitingAddressChanges,
} from '../store/address-changes.ts';
import { readApplicant } from './read-applicant.ts';
import { verifiedNameOf } from './verified-name.ts';

/** A request with its proof. */
export interface ShownAddressChange {
  readonly change: AddressChange;
  readonly file: StoredFile | null;
}

/** What a customer asked for, newest first: the address in force, earlier ones, and what was not accepted. */
export async function readAddressChanges(ctx: QueryCtx, userId: string): Promise<ShownAddressChange[]> {
  return withFiles(ctx, await listAddressChanges(ctx.reader, userId));
}

export async function withFiles(
  ctx: QueryCtx,
  changes: readonly AddressChange[],
): Promise<ShownAddressChange[]> {
  const ids = changes.map((one) => one.fileId);
  const files = await readFiles(ctx, ids);
  return changes.map((change) => ({ change, file: files.get(change.fileId) ?? null }));
}

/** A request that waits for two operators. */
export interface QueuedAddressChange extends ShownAddressChange {
  readonly verifiedName: string;
  /** The address in force. */
  readonly current: Address | null;
  /** Whether a decision is proposed already and waits for a second operator. */
  readonly isProposed: boolean;
}

/** A page of requests that wait for two operators, newest first. */
export async function readAddressQueue(
  ctx: QueryCtx,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<QueuedAddressChange>> {
  const beforeId = idCursor(query.cursor);
  const changes = await listWaitingAddressChanges(ctx.reader, { beforeId, limit: query.limit + 1 });
  const page = pageOf(changes, query.limit, (last) => last.id);
  const ids = page.rows.map((one) => one.id);
  const proposed = await subjectsWithProposal(ctx, 'address_change', ids);
  const rows: QueuedAddressChange[] = [];
  for (const shown of await withFiles(ctx, page.rows)) {
    const { id, userId } = shown.change;
    rows.push({
      ...shown,
      verifiedName: (await verifiedNameOf(ctx, userId)) ?? '',
      current: (await readApplicant(ctx, userId))?.address ?? null,
      isProposed: proposed.has(id),
    });
  }
  return { ...page, rows };
}

/** How many requested addresses wait for two operators. */
export function countWaitingAddresses(ctx: QueryCtx): Promise<number> {
  return countWaitingAddressChanges(ctx.reader);
}
