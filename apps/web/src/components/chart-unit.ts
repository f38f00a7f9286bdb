import { axisText, type ChartUnit } from '@titian/contracts/chart-axis';
import { currentLocale } from '../lib/text/language.ts';

/** The label of a mark on an axis, in the reader's language. @param value sen or basis points */
export function axisLabel(value: number, unit: ChartUnit): string {
  return axisText(value, unit, currentLocale());
}
