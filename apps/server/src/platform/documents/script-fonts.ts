import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A font file for letters that the standard fonts of PDF lack. */
export interface ScriptFont {
  /** By which a document knows it. */
  readonly name: string;
  readonly file: string;
  readonly isRightToLeft: boolean;
}

interface Slice {
  readonly family: string;
  readonly subset: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** The fonts are read from the installed packages, never from the network. */
const require = createRequire(import.meta.url);
const folders: Readonly<Record<string, () => string>> = {
  'noto-sans': () => require.resolve('@fontsource/noto-sans/LICENSE'),
  'noto-sans-tamil': () => require.resolve('@fontsource/noto-sans-tamil/LICENSE'),
  'noto-sans-arabic': () => require.resolve('@fontsource/noto-sans-arabic/LICENSE'),
  'noto-sans-sc': () => require.resolve('@fontsource/noto-sans-sc/LICENSE'),
};

/** Each family with the script that its plain font files come in; the Chinese one is cut into numbered files. */
const families: readonly { readonly family: string; readonly subsets: RegExp }[] = [
  {
    family: 'noto-sans',
    subsets: /^(latin-ext|vietnamese|cyrillic|cyrillic-ext|greek|greek-ext|devanagari)$/,
  },
  { family: 'noto-sans-tamil', subsets: /^tamil$/ },
  { family: 'noto-sans-arabic', subsets: /^arabic$/ },
  { family: 'noto-sans-sc', subsets: /^\[\d+\]$/ },
];

let known: readonly Slice[] | null = null;

/** The font file that has a letter, in one of the two weights; null where none has. */
export function fontFor(character: string, isBold: boolean): ScriptFont | null {
  known ??= families.flatMap(slicesOf);
  const code = character.codePointAt(0) ?? 0;
  const slice = known.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
  if (slice === undefined) {
    return null;
  }
  return fontOf(slice.family, slice.subset.replace(/[[\]]/g, ''), isBold);
}

function fontOf(family: string, subset: string, isBold: boolean): ScriptFont {
  const name = `${family}-${subset}-${isBold ? 700 : 400}-normal`;
  const file = join(folderOf(family), 'files', `${name}.woff`);
  return { name, file, isRightToLeft: family === 'noto-sans-arabic' };
}

/** The font of ordinary letters beside those of other scripts. */
export function latinFont(isBold: boolean): ScriptFont {
  return fontOf('noto-sans', 'latin', isBold);
}

/** The letters of a family's files, as the family itself says. */
function slicesOf({ family, subsets }: (typeof families)[number]): Slice[] {
  const text = readFileSync(join(folderOf(family), 'unicode.json'), 'utf8');
  const listed = JSON.parse(text) as Readonly<Record<string, string>>;
  return Object.entries(listed).flatMap(([subset, ranges]) =>
    subsets.test(subset) ? [{ family, subset, ranges: ranges.split(',').map(rangeOf) }] : [],
  );
}

/** `U+0100-02BA` or `U+20AC`. */
function rangeOf(written: string): readonly [number, number] {
  const [from = '', to = from] = written.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function folderOf(family: string): string {
  return dirname(folders[family]?.() ?? '');
}
