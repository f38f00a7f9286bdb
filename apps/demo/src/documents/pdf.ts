/** A page of plain text lines as a PDF; the first line is its heading. */
export function writePdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const content = contentOf(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(text, 'latin1');
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

function contentOf(lines: readonly string[]): string {
  const drawn = lines.map((line, index) => {
    const size = index === 0 ? 16 : 10;
    return `/F1 ${size} Tf (${escaped(line)}) Tj 0 -${index === 0 ? 28 : 16} Td`;
  });
  return `BT 56 780 Td\n${drawn.join('\n')}\nET`;
}

/** Brackets and backslashes mean something in a PDF text; letters outside its encoding are left out. */
function escaped(line: string): string {
  return line.replace(/[^\x20-\x7e]/gu, '?').replace(/[\\()]/gu, (sign) => `\\${sign}`);
}
