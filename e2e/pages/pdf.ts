import { inflateSync } from 'node:zlib';

const STREAM = /\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g;

/** The words of a PDF of ours: its pages inflated, its texts read from hexadecimal. */
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
