import type { LegalKind } from '@titian/contracts/legal-kinds';
import type { Language } from '@titian/contracts/messages/definition';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  GOVERNING_LANGUAGE,
  type LegalDocument,
  type LegalVersion,
  parseLegalText,
  versionsOf,
} from '../domain/legal-text.ts';
import { findLegalBody } from '../store.ts';
import { legalVersionInForce, readLegalVersions } from './legal-versions.ts';

export interface ReadText extends LegalDocument {
  readonly shown: LegalVersion;
  /** The language of the text: the reader's, or the one that governs where there is no translation. */
  readonly language: Language;
  readonly versionInForce: string;
  /** Newest first. */
  readonly versions: readonly LegalVersion[];
}

/**
 * A legal text in the reader's language: the version in force on the business date unless another is requested.
 * @throws AppError `not_found` for a version that there is not
 */
export async function readLegalText(
  ctx: QueryCtx,
  kind: LegalKind,
  version: string | undefined,
  language: Language,
): Promise<ReadText> {
  const versions = versionsOf(await readLegalVersions(ctx), kind);
  const versionInForce = await legalVersionInForce(ctx, kind);
  const shown = versions.find((one) => one.version === (version ?? versionInForce));
  if (shown === undefined) {
    throw new AppError('not_found');
  }
  const bodyIn = (of: Language) => findLegalBody(ctx.reader, { ...shown, language: of });
  const translated = await bodyIn(language);
  const body = translated ?? (await bodyIn(GOVERNING_LANGUAGE));
  if (body === null) {
    throw new AppError('not_found');
  }
  const read = { shown, language: translated === null ? GOVERNING_LANGUAGE : language };
  return { ...parseLegalText(body), ...read, versionInForce, versions };
}
