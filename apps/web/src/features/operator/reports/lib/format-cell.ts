import type { ReportColumnKind } from '@titian/contracts/reports';
import { formatAmount, senFromText } from '@titian/finance/sen';
import { formatDate } from '../../../../components/date-text.tsx';
import { currentLocale } from '../../../../lib/text/language.ts';

/** A cell as people read it; the heading says that amounts are ringgit. */
export function cellText(cell: string | null, kind: ReportColumnKind): string {
  if (cell === null) {
    return '–';
  }
  switch (kind) {
    case 'amount':
      return formatAmount(senFromText(cell));
    case 'percent':
      return `${cell}%`;
    case 'day':
      return formatDate(cell);
    case 'month':
      return formatDate(cell, 'month');
    case 'count':
    case 'days':
      return new Intl.NumberFormat(currentLocale()).format(BigInt(cell));
    case 'text':
      return cell;
  }
}

/** What a column is called with its unit. */
export function headText({
  label,
  kind,
}: {
  readonly label: string;
  readonly kind: ReportColumnKind;
}): string {
  return kind === 'amount' ? `${label} (RM)` : label;
}
