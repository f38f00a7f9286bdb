import { inflateSync } from 'node:zlib';

const STREAM = /\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g;

/** The text of a PDF of the platform: its pages inflated, its texts read from hexadecimal. */
export function pdfText(file: Buffer): string {
  const pages = [...file.toString('latin1').matchAll(STREAM)].map(({ 0: head, index }) => {
    const start = index + head.length;
    return inflateSync(file.subarray(start, file.indexOf('endstream', start))).toString('latin1');
  });
  const shown = [...pages.join('\n').matchAll(/\[((?:<[0-9a-f]*>|[-\d.\s])*)\]\s*TJ/g)];
  return shown
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}

const OBJECT = /(\d+) 0 obj\s([\s\S]*?)endobj/g;
const FONT_OF_PAGE = /\/(F\d+) (\d+) 0 R/g;
const SHOWN = /\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)>(?=[^<>]*T[jJ])|\bET\b/g;

/** The words of a PDF that the browser printed: glyphs of its fonts, read by the table that each font brings. */
export function printedText(file: Buffer): string {
  const objects = new Map(
    [...file.toString('latin1').matchAll(OBJECT)].map(({ 1: id = '', 2: body = '' }) => [id, body]),
  );
  const bodies = [...objects.values()];
  const fonts = new Map(
    bodies.flatMap((body) =>
      [...body.matchAll(FONT_OF_PAGE)].map(({ 1: name = '', 2: font = '' }) => {
        const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '';
        return [name, charactersOf(inflated(objects.get(table) ?? ''))] as const;
      }),
    ),
  );
  const drawn = bodies.map(inflated).filter((content) => content.includes(' Tf'));
  return drawn.map((content) => readGlyphs(content, fonts)).join('\n');
}

function readGlyphs(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> | undefined;
  let words = '';
  for (const [, name, glyphs] of content.matchAll(SHOWN)) {
    if (name !== undefined) {
      font = fonts.get(name);
    } else if (glyphs === undefined) {
      words += '\n';
    } else {
      words += codesOf(glyphs)
        .map((code) => font?.get(code) ?? '?')
        .join('');
    }
  }
  return words;
}

/** Which character each glyph stands for: single ones and runs of a ToUnicode table. */
function charactersOf(table: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = '', last, to = ''] of table.matchAll(
    /<([0-9A-F]{4})>(?: <([0-9A-F]{4})>)? <([0-9A-F]{4})>\n/g,
  )) {
    const [from, until] = [Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)];
    for (let code = from; code <= until; code += 1) {
      characters.set(code, String.fromCharCode(Number.parseInt(to, 16) + code - from));
    }
  }
  return characters;
}

function codesOf(hex: string): number[] {
  return (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16));
}

function inflated(body: string): string {
  const [, stream] = /\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*)endstream/.exec(body) ?? [];
  return stream === undefined ? '' : inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}
