import type { LegalKind } from '@titian/contracts/legal-kinds';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type LegalDocument, type LegalVersion, parseLegalText, versionsOf } from '../domain/legal-text.ts';
import { findLegalBody } from '../store.ts';
import { legalVersionInForce, readLegalVersions } from './legal-versions.ts';

export interface ReadText extends LegalDocument {
  readonly shown: LegalVersion;
  readonly versionInForce: string;
  /** Newest first. */
  readonly versions: readonly LegalVersion[];
}

/**
 * A legal text: the version in force on the business date unless another is asked for.
 * @throws AppError `not_found` for a version that there is not
 */
export async function readLegalText(
  ctx: QueryCtx,
  kind: LegalKind,
  version: string | undefined,
): Promise<ReadText> {
  const versions = versionsOf(await readLegalVersions(ctx), kind);
  const versionInForce = await legalVersionInForce(ctx, kind);
  const shown = versions.find((one) => one.version === (version ?? versionInForce));
  const body = shown === undefined ? null : await findLegalBody(ctx.reader, kind, shown.version);
  if (shown === undefined || body === null) {
    throw new AppError('not_found');
  }
  return { ...parseLegalText(body), shown, versionInForce, versions };
}
