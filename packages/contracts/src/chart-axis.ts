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
  const text = formatterOf(unit, locale).format(size);
  return unit === 'ringgit' ? `${sign}RM\u00A0${text}` : `${sign}${text}%`;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Made once for each unit and language: making one takes longer than writing an axis. */
function formatterOf(unit: ChartUnit, locale: string): Intl.NumberFormat {
  const known = formatters.get(`${unit} ${locale}`);
  if (known !== undefined) {
    return known;
  }
  const notation = unit === 'ringgit' ? 'compact' : 'standard';
  const made = new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 2 });
  formatters.set(`${unit} ${locale}`, made);
  return made;
}
