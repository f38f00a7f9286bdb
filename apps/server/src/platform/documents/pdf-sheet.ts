import { createRequire } from 'node:module';
import type { Language } from '@titian/contracts/messages/definition';
import type PDFDocument from 'pdfkit';
import { type Ink, inks, PdfGraphics } from './pdf-graphics.ts';
import { sheetWords } from './sheet-texts.ts';
import { runsOf, type TextRun } from './text-runs.ts';

/** A4 in points, with the margins of all the platform's documents. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, bottom: 782 } as const;

export interface TextStyle {
  readonly size?: number;
  readonly ink?: Ink;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right';
  /** Longer text ends with an ellipsis. */
  readonly width?: number;
  /** The size down to which a text is set to fit the width before it is cut. */
  readonly minSize?: number;
}

export interface SheetFacts {
  readonly title: string;
  /** Under the title: what it is about, such as a period. */
  readonly subtitle: string;
  /** At the foot of every page, before its number. */
  readonly footer: string;
  /** How many pages there will be; the sheet fails when there are others. */
  readonly pages: number;
  readonly madeAt: Date;
  readonly language: Language;
}

interface Face {
  readonly isBold: boolean;
  readonly size: number;
}

const load = createRequire(import.meta.url);
const LINE_GAP = 1.25;
/** A text that was set to fit a width exactly is not cut for a rounding. */
const ROUNDING = 0.01;
/** Of Helvetica, in parts of its size: fonts of other scripts stand on the same line. */
const ASCENT = 0.718;

/** A document that is written page by page and given away as it grows, so that a long one is never held whole. */
export class PdfSheet {
  readonly #doc: PDFKit.PDFDocument;
  /** Draws on the page that was added last. */
  readonly graphics: PdfGraphics;
  #facts: SheetFacts;
  readonly #fonts = new Set<string>();
  #number = 0;

  constructor(facts: SheetFacts) {
    this.#facts = facts;
    const info = { Title: facts.title, Author: 'Titian', CreationDate: facts.madeAt };
    // The first sheet loads it and not the start: it reads fonts and tables of characters.
    const Document: typeof PDFDocument = load('pdfkit');
    this.#doc = new Document({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      info: { ...info, Subject: facts.subtitle },
      lang: facts.language,
      displayTitle: true,
    });
    this.graphics = new PdfGraphics(this.#doc);
  }

  /** The heads and feet of the pages that follow: a document in two languages has a part in each. */
  setHead(head: Pick<SheetFacts, 'title' | 'subtitle' | 'footer' | 'language'>): void {
    this.#facts = { ...this.#facts, ...head };
  }

  /**
   * Starts a page with the platform's name and its number; answers where its content begins, in points from the top.
   */
  addPage(): number {
    this.#number += 1;
    this.#doc.addPage();
    this.#brand();
    this.text(this.#facts.title, page.right, 44, { size: 12, isBold: true, align: 'right' });
    this.text(this.#facts.subtitle, page.right, 60, { size: 9, ink: 'muted', align: 'right' });
    this.rule(82);
    this.rule(page.bottom + 10);
    this.text(this.#facts.footer, page.left, page.bottom + 18, { size: 8, ink: 'muted', width: 400 });
    const { language, pages } = this.#facts;
    const number = sheetWords(language)('page', { number: this.#number, pages });
    this.text(number, page.right, page.bottom + 18, { size: 8, ink: 'muted', align: 'right' });
    return 98;
  }

  /** One line of text; `x` is its left edge, or its right one where it is aligned right. */
  text(written: string, x: number, y: number, style: TextStyle = {}): void {
    const { ink = 'ink', align = 'left', width } = style;
    const size = this.#sizeOf(written, style);
    const face = { isBold: style.isBold === true, size };
    this.#doc.fillColor(inks[ink]);
    const shown = this.#fitted(written, width, face);
    let left = align === 'right' ? x - this.#widthOf(shown, face) : x;
    const baseline = y + ASCENT * size;
    for (const run of runsOf(shown, face.isBold)) {
      this.#use(run, face);
      this.#doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += this.#doc.widthOfString(run.text);
    }
  }

  /** Several lines of text; answers how high they are. */
  paragraph(written: string, y: number, width = page.right - page.left): number {
    const lines = this.#linesOf(written, width, { isBold: false, size: 9 });
    lines.forEach((line, index) => {
      this.text(line, page.left, y + index * 9 * LINE_GAP, { ink: 'muted' });
    });
    return lines.length * 9 * LINE_GAP;
  }

  /** A hairline across the page. */
  rule(y: number, ink: Ink = 'line'): void {
    this.#doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.6).strokeColor(inks[ink]).stroke();
  }

  /** A filled box behind what is written on it afterwards. */
  box(x: number, y: number, width: number, height: number, ink: Ink): void {
    this.#doc.roundedRect(x, y, width, height, 5).fill(inks[ink]);
  }

  /** How wide a line of text is, in points. */
  widthOf(written: string, { size = 9, isBold = false }: TextStyle = {}): number {
    return this.#widthOf(written, { isBold, size });
  }

  /** A text broken into lines of a width, in points. */
  linesOf(written: string, width: number, { size = 9, isBold = false }: TextStyle = {}): string[] {
    return this.#linesOf(written, width, { isBold, size });
  }

  /** What was written since the last time, to be sent. */
  take(): Buffer[] {
    const parts: Buffer[] = [];
    for (let part: Buffer | null = this.#doc.read(); part !== null; part = this.#doc.read()) {
      parts.push(part);
    }
    return parts;
  }

  /** Writes the end. @throws Error when there are more or fewer pages than every page says */
  finish(): Buffer[] {
    if (this.#number !== this.#facts.pages) {
      throw new Error(`a document of ${this.#facts.pages} pages has ${this.#number}`);
    }
    this.#doc.end();
    return this.take();
  }

  /** The bridge and the name, as on every screen. */
  #brand(): void {
    this.#doc.save().translate(page.left, 42).lineCap('round');
    this.#doc.path('M2 19.5c5-11 19-11 24 0').lineWidth(3).strokeColor(inks.pandan).stroke();
    this.#doc.path('M8 21.5v-6.4M14 21.5v-9.4M20 21.5v-6.4').lineWidth(2.2).strokeColor(inks.songket);
    this.#doc.stroke().restore();
    this.text('Titian', page.left + 36, 48, { size: 17, isBold: true });
  }

  /** Chooses the font of a run; a font file is read and embedded when a text first needs it. */
  #use({ font }: TextRun, { isBold, size }: Face): void {
    if (font !== null && !this.#fonts.has(font.name)) {
      this.#doc.registerFont(font.name, font.file);
      this.#fonts.add(font.name);
    }
    this.#doc.font(font?.name ?? (isBold ? 'Helvetica-Bold' : 'Helvetica')).fontSize(size);
  }

  #widthOf(text: string, face: Face): number {
    return runsOf(text, face.isBold).reduce((sum, run) => {
      this.#use(run, face);
      return sum + this.#doc.widthOfString(run.text);
    }, 0);
  }

  #sizeOf(text: string, { size = 9, minSize = size, width, isBold = false }: TextStyle): number {
    const isFixed = width === undefined || minSize === size;
    return isFixed
      ? size
      : Math.max(minSize, Math.min(size, (size * width) / this.#widthOf(text, { isBold, size })));
  }

  #fitted(text: string, width: number | undefined, face: Face): string {
    if (width === undefined || this.#widthOf(text, face) <= width + ROUNDING) {
      return text;
    }
    const characters = [...text];
    while (characters.length > 0 && this.#widthOf(`${characters.join('')}…`, face) > width) {
      characters.pop();
    }
    return `${characters.join('').trimEnd()}…`;
  }

  #linesOf(text: string, width: number, face: Face): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = [lines.at(-1) ?? '', word].join(' ').trim();
      if (lines.length > 0 && this.#widthOf(longer, face) <= width) {
        lines[lines.length - 1] = longer;
      } else {
        lines.push(word);
      }
    }
    return lines;
  }
}
