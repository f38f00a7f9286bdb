import { isAuditor } from '@titian/contracts/permissions';
import { later } from '../../../platform/clock.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newToken, tokenHash } from '../../../platform/field-encryption.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { isDisclosed } from '../../identity/public.ts';
import type { StoredFile } from '../domain/stored-file.ts';
import { groundToOpen } from '../policy.ts';
import { findFiles, insertToken } from '../store/files.ts';

const LINK_MS = 60_000;

export interface DownloadLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Whether another module shares a file with a user who does not own it. */
export type SharedFiles = (ctx: QueryCtx, principal: Principal, fileId: string) => Promise<boolean>;

/**
 * A link that opens a file once within a minute, so that a browser can fetch it without the product's headers.
 * @throws AppError `not_found` also where the file belongs to another user, `role` for an operator who opens no files
 * of its purpose, `disclosure_required` for an auditor without a reason, `file_held` before it was scanned, `account_inactive`
 */
export async function makeDownloadLink(
  ctx: Ctx,
  principal: Principal,
  fileId: string,
  isShared: SharedFiles,
): Promise<DownloadLink> {
  const [file] = await findFiles(ctx.reader, [fileId]);
  if (isClosedTo(principal, file)) {
    throw new AppError('account_inactive');
  }
  if (file === undefined) {
    throw new AppError('not_found');
  }
  await requireDisclosure(ctx, principal, file);
  const reason = groundToOpen(principal, file) ?? (await groundOfShared(ctx, principal, file, isShared));
  if (file.isHeld) {
    throw new AppError('file_held');
  }
  const token = newToken();
  const expiresAt = later(ctx.now, LINK_MS);
  const reader = { kind: principal.kind, id: principal.id };
  await insertToken(ctx.tx, { tokenHash: tokenHash(token), fileId, reader, reason, expiresAt });
  return { token, expiresAt };
}

/** A disabled account goes on with its conversations, so it opens what is attached to them and nothing else (CAS-1). */
function isClosedTo(principal: Principal, file: StoredFile | undefined): boolean {
  const isInactive = principal.kind === 'user' && principal.accountStatus !== 'Active';
  return isInactive && file?.purpose !== 'message_attachment';
}

/**
 * An auditor opens files of a customer for whom a reason was given within the last half hour, and no others (OPS-62).
 * @throws AppError `disclosure_required`
 */
async function requireDisclosure(ctx: QueryCtx, principal: Principal, file: StoredFile): Promise<void> {
  if (principal.kind !== 'operator' || !isAuditor(principal)) {
    return;
  }
  if (file.ownerUserId === null || !(await isDisclosed(ctx, principal.id, file.ownerUserId))) {
    throw new AppError('disclosure_required');
  }
}

async function groundOfShared(
  ctx: QueryCtx,
  principal: Principal,
  file: StoredFile,
  isShared: SharedFiles,
): Promise<string> {
  if (await isShared(ctx, principal, file.id)) {
    return 'shared';
  }
  throw new AppError(principal.kind === 'operator' ? 'role' : 'not_found');
}
