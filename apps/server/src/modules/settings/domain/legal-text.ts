import type { LegalKind } from '@titian/contracts/legal-kinds';
import type { Day } from '@titian/finance/calendar';

/** One version of a legal text. It is called by the day that it takes effect and is never changed afterwards. */
export interface LegalVersion {
  readonly kind: LegalKind;
  readonly version: string;
  readonly effectiveFrom: Day;
}

export interface LegalSource extends LegalVersion {
  readonly body: string;
}

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface LegalDocument {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

/**
 * Reads a text from its source: `# title`, then `## heading` with paragraphs between empty lines. A screen numbers
 * headings and paragraphs by their place, so the source carries no numbers.
 * @throws Error where the title, a heading or a paragraph is missing
 */
export function parseLegalText(body: string): LegalDocument {
  const [opening = '', ...parts] = body.replaceAll('\r\n', '\n').split(/^## /m);
  const title = /^# (.+)$/.exec(opening.trim())?.[1];
  if (title === undefined) {
    throw new Error('A legal text begins with "# " and its title, and then its first "## " heading.');
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
  return { title, sections };
}

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
 * first: nobody has ever agreed to nothing. Null for a kind without a text.
 */
export function inForce(all: readonly LegalVersion[], kind: LegalKind, on: Day): LegalVersion | null {
  const versions = versionsOf(all, kind);
  return versions.find((one) => one.effectiveFrom <= on) ?? versions.at(-1) ?? null;
}
