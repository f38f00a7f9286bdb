import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LegalKind, legalKinds } from '@titian/contracts/legal-kinds';
import { parseDay } from '@titian/finance/calendar';
import type { Ctx } from '../../../platform/context.ts';
import {
  GOVERNING_LANGUAGE,
  type LegalDocument,
  type LegalSource,
  parseLegalText,
} from '../domain/legal-text.ts';
import { forgetLegalVersions } from '../queries/legal-versions.ts';
import { findLegalBody, insertLegalText } from '../store.ts';

/** The sources, found beside the source in development and beside the bundle once built. */
const legalTextsFolder = join(dirname(fileURLToPath(import.meta.url)), folderPath());

function folderPath(): string {
  return import.meta.url.includes('/src/modules/') ? '../../../../legal-texts' : '../legal-texts';
}

/**
 * The texts of this release: `<kind>/<version>.md`, a version being the day that it takes effect, and its
 * translation `<kind>/<version>.ms.md`.
 * @throws Error for a file whose name is no day, a text that cannot be read, a translation without the text that
 * governs, and a kind without a text
 */
export function readLegalSources(folder = legalTextsFolder): LegalSource[] {
  return legalKinds.flatMap((kind) => {
    const names = readdirSync(join(folder, kind)).filter((name) => name.endsWith('.md'));
    if (names.length === 0) {
      throw new Error(`There is no text of ${kind} in ${folder}.`);
    }
    return names.map((name) => readSource(folder, kind, name));
  });
}

function readSource(folder: string, kind: LegalKind, name: string): LegalSource {
  const isTranslation = name.endsWith('.ms.md');
  const version = name.slice(0, -(isTranslation ? '.ms.md' : '.md').length);
  const effectiveFrom = parseDay(version);
  if (effectiveFrom === null) {
    throw new Error(`${kind}/${name} must be called by the day that it takes effect, such as 2026-11-01.md.`);
  }
  const body = readFileSync(join(folder, kind, name), 'utf8');
  const { note, sections } = parseLegalText(body);
  if (isTranslation) {
    const governing = parseLegalText(readFileSync(join(folder, kind, `${version}.md`), 'utf8'));
    const clausesOf = (all: LegalDocument['sections']) => all.map(({ paragraphs }) => paragraphs.length);
    if (note === null || clausesOf(sections).join() !== clausesOf(governing.sections).join()) {
      throw new Error(
        `${kind}/${name} must say which language governs and have the clauses of its original.`,
      );
    }
  }
  return { kind, language: isTranslation ? 'ms' : GOVERNING_LANGUAGE, version, effectiveFrom, body };
}

/**
 * Puts new versions into the table; safe at every start and from several processes at once.
 * @throws Error where the words of a version differ from those that people have read and agreed to
 */
export async function loadLegalTexts(ctx: Ctx, sources: readonly LegalSource[]): Promise<void> {
  const added: string[] = [];
  for (const source of sources) {
    const name = `${source.kind}/${source.version} (${source.language})`;
    if (await publish(ctx, source)) {
      added.push(name);
    } else if ((await findLegalBody(ctx.reader, source)) !== source.body) {
      throw new Error(
        `The legal text ${name} was changed after it was published. ` +
          'Put its old words back and write the change as a new version.',
      );
    }
  }
  if (added.length > 0) {
    ctx.log.info({ texts: added }, 'new legal texts');
    ctx.afterCommit(forgetLegalVersions);
  }
}

/** Reads before it writes, so that an ordinary start writes nothing. */
async function publish(ctx: Ctx, source: LegalSource): Promise<boolean> {
  const known = await findLegalBody(ctx.reader, source);
  return known === null && (await insertLegalText(ctx.tx, source));
}
