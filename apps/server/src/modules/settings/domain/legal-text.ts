import type { LegalKind } from '@titian/contracts/legal-kinds';
import type { Language } from '@titian/contracts/messages/definition';
import type { Day } from '@titian/finance/calendar';

/** One version of a legal text. It is called by the day that it takes effect and is never changed afterwards. */
export interface LegalVersion {
  readonly kind: LegalKind;
  readonly version: string;
  readonly effectiveFrom: Day;
}

/** The language whose text people agree to; another one is a translation of it (MSG-20). */
export const GOVERNING_LANGUAGE: Language = 'en';

export interface LegalSource extends LegalVersion {
  readonly language: Language;
  readonly body: string;
}

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface LegalDocument {
  readonly title: string;
  /** The language that governs. */
  readonly governs: Language;
  /** Of a translation: which text governs. */
  readonly note: string | null;
  readonly sections: readonly LegalSection[];
}

/**
 * Reads a text from its source: `# title`, then `## heading` with paragraphs between empty lines. A screen numbers
 * headings and paragraphs by their place, so the source carries no numbers. A translation begins with the comment
 * `governs: en` and has, under its title, a quoted note that says so.
 * @throws Error where the title, a heading or a paragraph is missing, or a translation has no note
 */
export function parseLegalText(body: string): LegalDocument {
  const source = body.replaceAll('\r\n', '\n');
  const isTranslation = source.startsWith(TRANSLATION_MARK);
  const [opening = '', ...parts] = source.slice(isTranslation ? TRANSLATION_MARK.length : 0).split(/^## /m);
  const [, title, note] = /^# (.+)(?:\n\n> (.+))?$/.exec(opening.trim()) ?? [];
  if (title === undefined) {
    throw new Error('A legal text begins with "# " and its title, and then its first "## " heading.');
  }
  if (isTranslation !== (note !== undefined)) {
    throw new Error(`"${title}": a translation, and nothing else, has a note on the language that governs.`);
  }
  const sections = parts.map((part): LegalSection => {
    const [heading = '', ...paragraphs] = blocksOf(part);
    if (heading === '' || paragraphs.length === 0) {
      throw new Error(`"${heading}" of "${title}" has no heading or no paragraph.`);
    }
    return { heading, paragraphs };
  });
  if (sections.length === 0) {
    throw new Error(`"${title}" has no section.`);
  }
  return { title, governs: GOVERNING_LANGUAGE, note: note ?? null, sections };
}

const TRANSLATION_MARK = `<!-- governs: ${GOVERNING_LANGUAGE} -->\n`;

function blocksOf(part: string): string[] {
  return part
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '');
}

/** The versions of one kind, newest first. */
export function versionsOf(all: readonly LegalVersion[], kind: LegalKind): LegalVersion[] {
  return all.filter((one) => one.kind === kind).sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1));
}

/**
 * The version of a kind that binds on a day: the newest that has taken effect. Before the first one took effect, the
 * first: every consent has a version. Null for a kind without a text.
 */
export function inForce(all: readonly LegalVersion[], kind: LegalKind, on: Day): LegalVersion | null {
  const versions = versionsOf(all, kind);
  return versions.find((one) => one.effectiveFrom <= on) ?? versions.at(-1) ?? null;
}
