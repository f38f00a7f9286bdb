import { inflateSync } from 'node:zlib';

const STREAM = /\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g;
const SHOWN = /\[((?:<[0-9a-f]*>|[-\d.\s])*)\]\s*TJ/g;

/**
 * The lines that a PDF of the platform shows in the standard fonts, page by page: its streams inflated, its
 * hexadecimal texts read. Fonts in the document are no pages.
 */
export function pdfPages(file: Buffer): string[][] {
  return contentsOf(file).map(linesOf);
}

/** What is drawn on each page: rectangles, and lines by the number of their corners. */
export interface Drawn {
  readonly rectangles: number;
  readonly lines: readonly number[];
}

/** The vector graphics of each page; letters are none. */
export function pdfDrawings(file: Buffer): Drawn[] {
  return contentsOf(file).map((content) => ({
    rectangles: [...content.matchAll(/ re$/gm)].length,
    lines: [...content.matchAll(/ m\n((?:[-\d. ]+ l\n)+)/g)].map(
      ([, corners = '']) => corners.split(' l\n').length - 1,
    ),
  }));
}

/** The content of each page, inflated. */
function contentsOf(file: Buffer): string[] {
  const raw = file.toString('latin1');
  return [...raw.matchAll(STREAM)].flatMap((found) => {
    const start = found.index + found[0].length;
    const end = raw.indexOf('endstream', start);
    const content = inflateSync(file.subarray(start, end)).toString('latin1');
    return content.includes('\nBT\n') ? [content] : [];
  });
}

function linesOf(content: string): string[] {
  return [...content.matchAll(SHOWN)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join('')
      // The one sign of the fonts' encoding that we use and that is not where Latin-1 has it: the dash of a minus.
      .replaceAll('\u0096', '–'),
  );
}
