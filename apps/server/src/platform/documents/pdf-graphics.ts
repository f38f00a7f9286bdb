/** The product's colours on paper (the light theme). */
export const inks = {
  ink: '#14211D',
  muted: '#5C6B65',
  line: '#E7E2D8',
  paper: '#FAF8F4',
  pandan: '#0F5F4B',
  tint: '#E3F1EC',
  songket: '#B07C1F',
  padi: '#B7791F',
} as const;

export type Ink = keyof typeof inks;

/** A place on a page, in points from its top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on a page, in points. */
export interface Area extends Place {
  readonly width: number;
  readonly height: number;
}

/** How a line is drawn; a dashed one is distinguished without colour too. */
export interface StrokeStyle {
  readonly ink: Ink;
  readonly width?: number;
  readonly isDashed?: boolean;
}

/** Between the lines of a hatched bar. */
const HATCH = 4;

/** Vector graphics on the page of a document that was added last. */
export class PdfGraphics {
  readonly #doc: PDFKit.PDFDocument;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** A line through places. */
  stroke(places: readonly Place[], { ink, width = 1.5, isDashed = false }: StrokeStyle): void {
    this.#doc.save().lineWidth(width).lineJoin('round').strokeColor(inks[ink]);
    if (isDashed) {
      this.#doc.dash(2, { space: 2.5 });
    }
    this.#trace(places);
    this.#doc.stroke().restore();
  }

  /** What lies within places, filled. */
  fill(places: readonly Place[], ink: Ink): void {
    this.#trace(places);
    this.#doc.closePath().fill(inks[ink]);
  }

  /** A bar of a chart: filled, or hatched on a light ground within its outline. */
  bar({ x, y, width, height }: Area, ink: Ink, isHatched: boolean): void {
    if (!isHatched) {
      this.#doc.rect(x, y, width, height).fill(inks[ink]);
      return;
    }
    this.#doc.save().rect(x, y, width, height).clip();
    this.#doc.rect(x, y, width, height).fill(inks.tint);
    for (let from = x - height; from < x + width; from += HATCH) {
      this.#doc.moveTo(from, y + height).lineTo(from + height, y);
    }
    this.#doc.lineWidth(0.6).strokeColor(inks[ink]).stroke().restore();
    this.#doc.rect(x, y, width, height).lineWidth(0.6).strokeColor(inks[ink]).stroke();
  }

  #trace(places: readonly Place[]): void {
    places.forEach(({ x, y }, at) => {
      if (at === 0) {
        this.#doc.moveTo(x, y);
      } else {
        this.#doc.lineTo(x, y);
      }
    });
  }
}
