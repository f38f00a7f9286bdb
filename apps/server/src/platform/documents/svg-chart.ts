import { axisText, type ChartUnit } from '@titian/contracts/chart-axis';
import type { Language } from '@titian/contracts/messages/definition';
import { type Html, html } from './html.ts';

/** Bars to the right, a row each: name, bar, value. */
export interface BarRows {
  /** What the chart is of, for those who do not see it. */
  readonly title: string;
  readonly unit: ChartUnit;
  readonly language: Language;
  readonly bars: readonly { readonly label: string; readonly value: bigint; readonly isLate?: boolean }[];
}

const WIDTH = 400;
const ROW_HEIGHT = 24;
const BAR_HEIGHT = 14;
const NAME_WIDTH = 84;
const VALUE_WIDTH = 68;
const GAP = 8;
/** What is not zero is never drawn as nothing. */
const BAR_MIN = 1;
/** From the top of a row to the line that its texts stand on. */
const BASELINE = 16;

/**
 * A bar chart as vector graphics within a page; its colours are classes of the page's style sheet. Its figures stand in the
 * table that follows. Nothing where every value is zero.
 */
export function barRows({ title, unit, language, bars }: BarRows): Html | null {
  const highest = Math.max(0, ...bars.map(({ value }) => Number(value)));
  if (highest === 0) {
    return null;
  }
  const room = WIDTH - NAME_WIDTH - VALUE_WIDTH - 2 * GAP;
  const rows = bars.map(({ label, value, isLate }, at) => {
    const y = at * ROW_HEIGHT;
    const width = value <= 0n ? 0 : Math.max(BAR_MIN, Math.round((Number(value) * room) / highest));
    const x = NAME_WIDTH + GAP;
    return html`<text class="name" x="${NAME_WIDTH}" y="${y + BASELINE}">${label}</text><rect class="${isLate === true ? 'bar late' : 'bar'}" x="${x}" y="${y + (ROW_HEIGHT - BAR_HEIGHT) / 2}" width="${width}" height="${BAR_HEIGHT}"/><text x="${x + width + GAP}" y="${y + BASELINE}">${axisText(Number(value), unit, `${language}-MY`)}</text>`;
  });
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${bars.length * ROW_HEIGHT}" role="img" aria-label="${title}">
<line x1="${NAME_WIDTH + GAP}" y1="0" x2="${NAME_WIDTH + GAP}" y2="${bars.length * ROW_HEIGHT}"/>
${rows}
</svg>`;
}
