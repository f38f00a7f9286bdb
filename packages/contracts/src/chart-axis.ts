/** What a chart's values count: sen, or hundredths of a percent. */
export type ChartUnit = 'ringgit' | 'percent';

const HUNDREDTHS = 100;

/**
 * The label of a mark on an axis, short and with its unit: `RM 1.5K`, `12.5%`. For drawing only: exact values are
 * written from their bigint.
 * @param value sen or basis points, as the drawing has it
 */
export function axisText(value: number, unit: ChartUnit, locale: string): string {
  const size = Math.abs(value) / HUNDREDTHS;
  const sign = value < 0 ? '\u2212' : '';
  const text = new Intl.NumberFormat(locale, {
    notation: unit === 'ringgit' ? 'compact' : 'standard',
    maximumFractionDigits: 2,
  }).format(size);
  return unit === 'ringgit' ? `${sign}RM\u00A0${text}` : `${sign}${text}%`;
}
