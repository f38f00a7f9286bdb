import type { Language } from '@titian/contracts/messages/definition';
import { formatters } from '@titian/contracts/messages/formatters';
import type { ReportColumnKind } from '@titian/contracts/reports';
import { formatAmount, senFromText } from '@titian/finance/sen';

/** A cell as people read it on paper; the heading has its unit. */
export function cellOnPaper(cell: string | null, kind: ReportColumnKind, language: Language): string {
  if (cell === null) {
    return '–';
  }
  switch (kind) {
    case 'amount':
      return formatAmount(senFromText(cell));
    case 'day':
      return formatters.date(cell, language);
    case 'month':
      // As on screen: the short name of the month, which a day has too.
      return formatters.date(`${cell}-01`, language).replace(/^1 /, '');
    case 'count':
    case 'days':
      return formatters.number(Number(cell), language);
    case 'percent':
    case 'text':
      return cell;
  }
}
