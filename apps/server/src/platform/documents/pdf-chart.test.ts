import { describe, expect, it } from 'vitest';
import { pdfDrawings, pdfPages } from '../../../test/builders/pdf-text.ts';
import { drawChart, type PaperChart } from './pdf-chart.ts';
import { PdfSheet } from './pdf-sheet.ts';

const chart = (over: Partial<PaperChart>): PaperChart => ({
  ...{ title: 'Charged and paid out', axisLabel: 'Month', as: 'bars', unit: 'ringgit', language: 'en' },
  series: [
    { label: 'Charged', look: 'fact' },
    { label: 'Paid out', look: 'plan' },
  ],
  places: [
    { label: 'January', values: [120_000n, 60_000n] },
    { label: 'February', values: [-30_000n, null] },
  ],
  ...over,
});

function drawn(over: Partial<PaperChart> = {}) {
  const facts = { title: 'T', subtitle: 'S', footer: 'F', pages: 1, language: 'en' } as const;
  const sheet = new PdfSheet({ ...facts, madeAt: new Date('2026-11-21T00:00:00Z') });
  drawChart(sheet, chart(over), sheet.addPage());
  const file = Buffer.concat(sheet.finish());
  return { words: pdfPages(file)[0] ?? [], drawing: pdfDrawings(file)[0] };
}

describe('a chart on paper', () => {
  it('names its series, its places and the marks of its axis, below zero too', () => {
    const { words } = drawn();
    expect(words).toEqual(
      expect.arrayContaining(['Charged and paid out', 'Charged', 'Paid out', 'January', 'February', 'Month']),
    );
    expect(words).toEqual(expect.arrayContaining(['RM 1K', 'RM 0', '–RM 500']));
  });

  it('has a bar for each amount, the planned ones hatched within their outline', () => {
    // Solid: its key and two bars. Hatched: its key and one bar, each clipped, filled and outlined.
    expect(drawn().drawing?.rectangles).toBe(3 + 2 * 3);
    expect(drawn({ places: [{ label: 'January', values: [0n, null] }] }).drawing?.rectangles).toBe(1 + 3);
  });

  it('lays bars down where a name is longer than its bars are wide, and shows the whole name', () => {
    const places = Array.from({ length: 8 }, (_, at) => ({
      label: `Perusahaan Makanan Sejuk Beku ${at} Sdn Bhd`,
      values: [BigInt(at + 1)],
    }));
    const { words, drawing } = drawn({ places, series: [{ label: 'Outstanding', look: 'late' }] });
    expect(words).toEqual(expect.arrayContaining(places.map(({ label }) => label)));
    expect(drawing?.rectangles).toBe(1 + 8);
  });

  it('of lines goes through every value and across gaps, and marks one value alone', () => {
    const values = [1n, null, 3n, 4n];
    const places = values.map((one, at) => ({ label: `${at}`, values: [one, at === 2 ? 5n : null] }));
    const { drawing } = drawn({ as: 'lines', unit: 'percent', places });
    expect(drawing?.lines.filter((corners) => corners === 2)).toHaveLength(1);
    expect(drawing?.rectangles).toBe(1);
  });
});
