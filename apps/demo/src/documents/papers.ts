import { writePdf } from './pdf.ts';
import { type Block, drawPng } from './png.ts';

const WIDTH = 320;
const HEIGHT = 200;

/** A picture that looks like a card with a portrait and lines of text, without a name. */
export function cardPicture(name: string, serial: number): File {
  const tint = 150 + ((serial * 37) % 80);
  const line = (row: number, width: number): Block => ({
    ...{ x: 130, y: 50 + row * 26, width, height: 8 },
    colour: [70, 80, 90],
  });
  const png = drawPng(WIDTH, HEIGHT, [
    { x: 0, y: 0, width: WIDTH, height: HEIGHT, colour: [205, 222, tint] },
    { x: 0, y: 0, width: WIDTH, height: 28, colour: [28, 70, 120] },
    { x: 20, y: 46, width: 90, height: 120, colour: [236, 232, 224] },
    { x: 44, y: 64, width: 42, height: 46, colour: [176, 138, 112] },
    { x: 34, y: 116, width: 62, height: 50, colour: [60, 80, 110 + (serial % 60)] },
    ...[150, 110, 130, 90, 120].map((width, row) => line(row, width + (serial % 20))),
  ]);
  return new File([png], name, { type: 'image/png' });
}

/** A page of text, as companies send their papers. */
export function textPaper(name: string, lines: readonly string[]): File {
  return new File([writePdf(lines)], name, { type: 'application/pdf' });
}

/** Six months of a fictitious account. */
export function bankStatement(holder: string, monthly: number): File {
  const rows = Array.from({ length: 6 }, (_, month) => {
    const credits = Math.round(monthly * (0.92 + month * 0.03));
    return `Month ${month + 1}   credits RM ${credits}.00   debits RM ${Math.round(credits * 0.94)}.00`;
  });
  return textPaper('bank-statement.pdf', ['Bank statement, six months (specimen)', holder, ...rows]);
}
