import type { FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { makeDownloadLink, type SharedFiles } from './commands/make-download-link.ts';
import { openDownload } from './commands/open-download.ts';
import { downloadName } from './domain/file-name.ts';
import type { StoredFile } from './domain/stored-file.ts';

export interface FileDeps {
  readonly storage: FileStorage;
  readonly apiBase: string;
  /** Whether a user may read a file of another owner, because a module above shares it. */
  readonly isShared: SharedFiles;
}

/** `/download` gives a link for an id, and the bytes for a link's token. */
export function fileRoutes(routes: Routes, deps: FileDeps): void {
  routes.on('download', async (call) => {
    const { id, token } = call.query;
    if (token !== undefined) {
      const { file, storageKey } = await call.command((ctx) => openDownload(ctx, token));
      return attachment(call.reply, file).send(deps.storage.read(storageKey));
    }
    const principal = fullySignedIn(call.principal);
    const link = await call.command((ctx) => makeDownloadLink(ctx, principal, id ?? '', deps.isShared));
    return {
      success: true,
      url: `${deps.apiBase}/download?token=${link.token}`,
      expires_at: link.expiresAt.toISOString(),
    };
  });
}

/** The call is open to guests for its links; for an id it requires a sign-in. */
function fullySignedIn(principal: Principal | null): Principal {
  if (principal === null) {
    throw new AppError('unauthorized');
  }
  const needsFactor = principal.kind === 'operator' || principal.twoFactorEnabled;
  if (needsFactor && !principal.twoFactorPassed) {
    throw new AppError('two_factor_required');
  }
  if (principal.kind === 'operator' && principal.passkeyMissing) {
    throw new AppError('passkey_required');
  }
  return principal;
}

/** The header is written here: the content-disposition library puts question marks, which no Windows file may have. */
function attachment(reply: FastifyReply, file: StoredFile): FastifyReply {
  const name = downloadName(file.name, file.contentType);
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return reply
    .type(file.contentType)
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-length', file.bytes)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('x-content-type-options', 'nosniff');
}
