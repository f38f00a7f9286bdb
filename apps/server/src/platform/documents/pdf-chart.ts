import { axisText, type ChartUnit } from '@titian/contracts/chart-axis';
import type { Language } from '@titian/contracts/messages/definition';
import type { SeriesLook } from '@titian/contracts/report-chart';
import { axisTicks } from './axis-ticks.ts';
import type { Area, Ink, Place } from './pdf-graphics.ts';
import { type PdfSheet, page } from './pdf-sheet.ts';

/** A chart on paper: places along an axis, each with a value per series. */
export interface PaperChart {
  readonly title: string;
  /** What the places are, such as months. */
  readonly axisLabel: string;
  readonly as: 'bars' | 'lines';
  readonly unit: ChartUnit;
  readonly language: Language;
  readonly series: readonly { readonly label: string; readonly look: SeriesLook }[];
  readonly places: readonly {
    readonly label: string;
    /** One per series, in the unit's smallest part; null where there is none. */
    readonly values: readonly (bigint | null)[];
  }[];
}

/** What a chart needs of a page with the space below it, in points. */
export const CHART_HEIGHT = 232;

const RIGHT = page.right;
const PLOT_TOP = 32;
const PLOT_HEIGHT = 150;
const TICK_WIDTH = 56;
const NAME_WIDTH = 168;
const GAP = 6;
const LABEL = { size: 7, ink: 'muted' } as const;
const BAR_GAP = 1.5;
const BAR_MAX = 24;
/** Of the room of a place, the part that its bars take. */
const BARS_PART = 0.8;
/** An amount that is there is never drawn as nothing. */
const BAR_MIN = 1;

/** Draws a chart as vector graphics from `y` downwards; its figures stand in the table that follows. */
export function drawChart(sheet: PdfSheet, chart: PaperChart, y: number): void {
  sheet.text(chart.title, page.left, y, { size: 9, isBold: true });
  drawKeys(sheet, chart, y + 16);
  const top = y + PLOT_TOP;
  if (chart.as === 'lines') {
    drawLines(sheet, chart, top);
  } else if (isTooWide(sheet, chart)) {
    drawRows(sheet, chart, top);
  } else {
    drawColumns(sheet, chart, top);
  }
}

const isHatched = ({ as }: PaperChart, look: SeriesLook) => as === 'bars' && look === 'plan';

function inkOf({ as }: PaperChart, look: SeriesLook): Ink {
  if (look === 'late') {
    return 'padi';
  }
  return as === 'lines' && look === 'plan' ? 'songket' : 'pandan';
}

/** Beside each other below the title: the sign of a series, then its name. */
function drawKeys(sheet: PdfSheet, chart: PaperChart, y: number): void {
  let x: number = page.left;
  for (const { label, look } of chart.series) {
    const ink = inkOf(chart, look);
    if (chart.as === 'lines') {
      const line = [place(x, y + 3), place(x + 12, y + 3)];
      sheet.graphics.stroke(line, { ink, isDashed: look === 'plan' });
    } else {
      sheet.graphics.bar({ x, y, width: 7, height: 7 }, ink, isHatched(chart, look));
    }
    sheet.text(label, x + 16, y, { size: 7.5, ink: 'muted' });
    x += 16 + sheet.widthOf(label, { size: 7.5 }) + 14;
  }
}

interface Scale {
  readonly ticks: readonly number[];
  /** Where a value stands between the ends of an axis. */
  at(value: number): number;
}

function scaleOf({ places }: PaperChart, from: number, to: number): Scale {
  const ticks = axisTicks(places.flatMap(({ values }) => values.map((one) => Number(one ?? 0n))));
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  return { ticks, at: (value) => from + ((value - lowest) * (to - from)) / (highest - lowest) };
}

function place(x: number, y: number): Place {
  return { x, y };
}

function tickText({ unit, language }: PaperChart, tick: number): string {
  return axisText(tick, unit, `${language}-MY`);
}

/** The frame of a chart whose values go upwards. */
function drawUpright(sheet: PdfSheet, chart: PaperChart, plot: Area): Scale {
  const bottom = plot.y + plot.height;
  const scale = scaleOf(chart, bottom, plot.y);
  for (const tick of scale.ticks) {
    const y = scale.at(tick);
    const across = [place(plot.x, y), place(plot.x + plot.width, y)];
    sheet.graphics.stroke(across, { ink: tick === 0 ? 'muted' : 'line', width: 0.6 });
    sheet.text(tickText(chart, tick), plot.x - GAP, y - 3, { ...LABEL, align: 'right' });
  }
  centred(sheet, chart.axisLabel, place(plot.x + plot.width / 2, bottom + 20));
  return scale;
}

function centred(sheet: PdfSheet, written: string, { x, y }: Place): void {
  sheet.text(written, x - sheet.widthOf(written, LABEL) / 2, y, LABEL);
}

/** Names as many places as have room for their names. */
function drawNames(sheet: PdfSheet, { places }: PaperChart, xs: readonly number[], y: number): void {
  const widest = Math.max(...places.map(({ label }) => sheet.widthOf(label, LABEL)));
  const step = (xs[1] ?? Number.POSITIVE_INFINITY) - (xs[0] ?? 0);
  const every = Math.max(1, Math.ceil((widest + GAP) / step));
  places.forEach(({ label }, at) => {
    if (at % every === 0) {
      centred(sheet, label, place(xs[at] ?? 0, y));
    }
  });
}

function uprightPlot(top: number): Area {
  const x = page.left + TICK_WIDTH;
  return { x, y: top, width: RIGHT - x, height: PLOT_HEIGHT };
}

function drawLines(sheet: PdfSheet, chart: PaperChart, top: number): void {
  const whole = uprightPlot(top);
  // Half of the last name stands beyond the last place.
  const plot = { ...whole, width: whole.width - 24 };
  const scale = drawUpright(sheet, chart, plot);
  const step = plot.width / Math.max(1, chart.places.length - 1);
  const xs = chart.places.map((_one, at) => plot.x + at * step);
  chart.series.forEach(({ look }, of) => {
    const line = chart.places.flatMap(({ values }, at) => {
      const value = values[of] ?? null;
      return value === null ? [] : [place(xs[at] ?? 0, scale.at(Number(value)))];
    });
    drawLine(sheet, line, { ink: inkOf(chart, look), isDashed: look === 'plan', base: scale.at(0) });
  });
  drawNames(sheet, chart, xs, plot.y + plot.height + GAP);
}

interface LineStyle {
  readonly ink: Ink;
  readonly isDashed: boolean;
  readonly base: number;
}

/** A fact stands on a tinted area; one value alone is a dot, because a line of it has no length. */
function drawLine(sheet: PdfSheet, line: readonly Place[], { ink, isDashed, base }: LineStyle): void {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) {
    return;
  }
  if (line.length === 1) {
    sheet.graphics.bar({ x: first.x - 2, y: first.y - 2, width: 4, height: 4 }, ink, false);
    return;
  }
  if (!isDashed) {
    sheet.graphics.fill([place(first.x, base), ...line, place(last.x, base)], 'tint');
  }
  sheet.graphics.stroke(line, { ink, isDashed });
}

/** Whether names of places do not fit below their bars. */
function isTooWide(sheet: PdfSheet, { places }: PaperChart): boolean {
  const room = uprightPlot(0).width / Math.max(1, places.length) - GAP;
  return places.some(({ label }) => sheet.widthOf(label, LABEL) > room);
}

/** Bars upwards, the series of a place beside each other. */
function drawColumns(sheet: PdfSheet, chart: PaperChart, top: number): void {
  const plot = uprightPlot(top);
  const scale = drawUpright(sheet, chart, plot);
  const step = plot.width / Math.max(1, chart.places.length);
  chart.places.forEach(({ values }, at) => {
    const { start, size } = barsWithin(plot.x + at * step, step, chart.series.length);
    chart.series.forEach(({ look }, of) => {
      const [from, to] = spanOf(scale, values[of] ?? null);
      const bar = { x: start + of * (size + BAR_GAP), y: from, width: size, height: to - from };
      drawBar(sheet, chart, look, bar);
    });
  });
  const xs = chart.places.map((_one, at) => plot.x + (at + 0.5) * step);
  drawNames(sheet, chart, xs, plot.y + plot.height + GAP);
}

/** Bars to the right, each place with its name before it: for names that are longer than their bars are wide. */
function drawRows(sheet: PdfSheet, chart: PaperChart, top: number): void {
  const x = page.left + NAME_WIDTH;
  const [bottom, right] = [top + PLOT_HEIGHT, RIGHT - 24];
  const scale = scaleOf(chart, x, right);
  for (const tick of scale.ticks) {
    const across = [place(scale.at(tick), top), place(scale.at(tick), bottom)];
    sheet.graphics.stroke(across, { ink: tick === 0 ? 'muted' : 'line', width: 0.6 });
    centred(sheet, tickText(chart, tick), place(scale.at(tick), bottom + GAP));
  }
  // The lowest mark of the axis reaches half of its width beyond the names.
  const beside = x - sheet.widthOf(tickText(chart, scale.ticks[0] ?? 0), LABEL) / 2 - GAP;
  sheet.text(chart.axisLabel, beside, bottom + GAP, { ...LABEL, align: 'right', width: beside - page.left });
  const step = PLOT_HEIGHT / Math.max(1, chart.places.length);
  chart.places.forEach(({ label, values }, at) => {
    const { start, size } = barsWithin(top + at * step, step, chart.series.length);
    sheet.text(label, x - GAP, top + (at + 0.5) * step - 3, {
      ...{ ...LABEL, align: 'right', width: NAME_WIDTH - GAP, minSize: 5.5 },
    });
    chart.series.forEach(({ look }, of) => {
      const [from, to] = spanOf(scale, values[of] ?? null);
      const bar = { x: from, y: start + of * (size + BAR_GAP), width: to - from, height: size };
      drawBar(sheet, chart, look, bar);
    });
  });
}

/** Where the bars of a place begin along the axis, and how broad each is. */
function barsWithin(from: number, step: number, bars: number): { start: number; size: number } {
  const gaps = BAR_GAP * (bars - 1);
  const size = Math.max(1, Math.min(BAR_MAX, (step * BARS_PART - gaps) / bars));
  return { start: from + (step - size * bars - gaps) / 2, size };
}

/** From where to where a bar reaches, from the lesser coordinate; nothing where there is no value. */
function spanOf(scale: Scale, value: bigint | null): readonly [from: number, to: number] {
  const [base, end] = [scale.at(0), scale.at(Number(value ?? 0n))];
  if (end === base) {
    return [base, base];
  }
  const reach = Math.max(BAR_MIN, Math.abs(end - base));
  return end > base ? [base, base + reach] : [base - reach, base];
}

function drawBar(sheet: PdfSheet, chart: PaperChart, look: SeriesLook, bar: Area): void {
  if (bar.width > 0 && bar.height > 0) {
    sheet.graphics.bar(bar, inkOf(chart, look), isHatched(chart, look));
  }
}
