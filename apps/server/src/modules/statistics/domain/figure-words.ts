import type { Language } from '@titian/contracts/messages/definition';
import { formatMoneyText, formatNumber } from '@titian/contracts/messages/formatters';
import { documentWords } from '../../../platform/documents/document-texts.ts';
import { type Html, html } from '../../../platform/documents/html.ts';
import { figureNames, formulas } from './figure-texts.ts';
import type { MonthContent } from './month-content.ts';
import { statisticsTexts } from './statistics-texts.ts';

/** The words of the page in a language. */
export const wordsIn = documentWords(statisticsTexts);
export type StatisticsWords = ReturnType<typeof wordsIn>;
export type FigureName = keyof typeof figureNames;
export type FormulaName = keyof typeof formulas;

export const namesIn = documentWords(figureNames);
export const formulasIn = documentWords(formulas);

const percents: readonly string[] = [
  'default_rate',
  'recovery_rate',
  'share',
  'rate',
  'effective_rate',
  'default_rate_percent',
  'percent',
] satisfies readonly FigureName[];
const counts: readonly string[] = [
  'notes',
  'running_notes',
  'issuers_registered',
  'issuers_funded',
  'issuers_running',
  'investors_registered',
  'investors_holding',
] satisfies readonly FigureName[];

/** A figure's value as people read it; a dash where there is none. */
export function figureText(field: string, value: string | number | null, language: Language): string {
  if (value === null) {
    return '–';
  }
  if (counts.includes(field)) {
    return formatNumber(Number(value), language);
  }
  return percents.includes(field) ? `${value}%` : formatMoneyText(String(value));
}

/** A month's page in the making: its newest version, and those before it. */
export interface MonthView {
  readonly language: Language;
  readonly newest: MonthContent;
  /** All versions, the newest first. */
  readonly versions: readonly MonthContent[];
}

/** When a figure was restated last, and what it was; null where it stands as it was published (FIG-19). */
export function restatedNote({ language, versions }: MonthView, figure: readonly string[]): string | null {
  const key = figure.join('\n');
  for (const { made_on: on, changes } of versions) {
    const change = changes.find((one) => one.figure.join('\n') === key);
    if (change !== undefined) {
      const words = wordsIn(language);
      const before =
        change.before === null ? words('nothing') : figureText(figure.at(-1) ?? '', change.before, language);
      return words('restated', { on, before });
    }
  }
  return null;
}

/** The cell of a figure in a table, with the note of its restatement. */
export function figureCell(
  view: MonthView,
  figure: readonly string[],
  value: string | number | null,
  label: string,
): Html {
  const note = restatedNote(view, figure);
  const text = figureText(figure.at(-1) ?? '', value, view.language);
  return html`<td class="amount" data-label="${label}"><span>${text}${note === null ? null : html`<br><span class="note warn">${note}</span>`}</span></td>`;
}

/** A formula below its figure. */
export function formulaText(language: Language, name: FormulaName): string {
  return wordsIn(language)('formula', { formula: formulasIn(language)(name) });
}
