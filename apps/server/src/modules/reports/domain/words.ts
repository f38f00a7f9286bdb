import type { Language } from '@titian/contracts/messages/definition';
import type { ReportName } from '@titian/contracts/reports';
import { documentWords } from '../../../platform/documents/document-texts.ts';
import { growthColumnTexts } from './growth-columns.ts';
import { moneyColumnTexts } from './money-columns.ts';
import { reportTexts } from './report-texts.ts';

/** Words of reports and of their cells, in a language. */
export const reportWords = documentWords(reportTexts);

const columnTexts = { ...moneyColumnTexts, ...growthColumnTexts };
const columnWords = documentWords(columnTexts);

type ColumnCode = Exclude<keyof typeof columnTexts, `${string}_means`>;

function isColumn(code: string): code is ColumnCode {
  return Object.hasOwn(columnTexts, code);
}

/** What a column is called and what it counts. @throws Error for a column without texts: a test asks for all */
export function wordsOfColumn(
  report: ReportName,
  key: string,
  language: Language,
): { readonly label: string; readonly definition: string } {
  const code = `${report}_${key}`;
  if (!isColumn(code)) {
    throw new Error(`the column ${code} has no texts`);
  }
  const words = columnWords(language);
  return { label: words(code), definition: words(`${code}_means`) };
}
