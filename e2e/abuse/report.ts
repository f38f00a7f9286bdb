import { brokenFloors, growth, type Measured } from './verdict.ts';

const MEGABYTE = 1_000_000;
const FIGURES = [
  ['disk', 'disk, MB', MEGABYTE],
  ['database', 'database, MB', MEGABYTE],
  ['apiMemory', 'api memory, MB', MEGABYTE],
  ['workerMemory', 'worker memory, MB', MEGABYTE],
  ['sockets', 'sockets of the api', 1],
] as const;

/** What one attack did, as lines of Markdown. */
export function reportOf(
  name: string,
  measured: Measured,
  outcomes: Readonly<Record<string, number>>,
  grown: readonly string[],
): string[] {
  const of = (value: number, unit: number) => (value / unit).toFixed(unit === 1 ? 0 : 1);
  const { before, during, after } = measured.honest;
  const sent = Object.entries(outcomes).map(([outcome, count]) => `${count} × ${outcome}`);
  const broken = brokenFloors(measured);
  return [
    `### ${name}`,
    '',
    '| Figure | before | peak over it | left over it |',
    '| --- | ---: | ---: | ---: |',
    ...FIGURES.map(([figure, label, unit]) => {
      const { before: from, peak, left } = growth(measured, figure);
      return `| ${label} | ${of(from, unit)} | ${of(peak, unit)} | ${of(left, unit)} |`;
    }),
    '',
    '| Honest client | before | during | after |',
    '| --- | ---: | ---: | ---: |',
    `| calls, failed | ${[before, during, after].map(({ calls, failed }) => `${calls}, ${failed}`).join(' | ')} |`,
    `| p50 / p95, ms | ${[before, during, after].map(({ p50, p95 }) => `${p50.toFixed(0)} / ${p95.toFixed(0)}`).join(' | ')} |`,
    '',
    `Sent and answered: ${sent.join(', ') || 'nothing'}.`,
    `Tables with more rows: ${grown.join(', ') || 'none'}.`,
    broken.length === 0 ? 'All floors hold.' : `BROKEN: ${broken.join('; ')}.`,
    '',
  ];
}
