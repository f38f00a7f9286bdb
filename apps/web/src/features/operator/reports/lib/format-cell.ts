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
      return monthText(cell);
    case 'count':
    case 'days':
      return new Intl.NumberFormat(currentLocale()).format(BigInt(cell));
    case 'text':
      return cell;
  }
}

/** "2026-11" as "Nov 2026". */
function monthText(month: string): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
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
