import { formatDate } from '../../../components/date-text.tsx';

interface Dated {
  readonly created_at: string;
}

export interface DayOf<Row> {
  /** The Malaysian day, as it is shown. */
  readonly day: string;
  readonly rows: readonly Row[];
}

/** Rows that come newest first, put together by their Malaysian day. */
export function byDay<Row extends Dated>(rows: readonly Row[]): readonly DayOf<Row>[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = formatDate(row.created_at, 'day');
    const last = days.at(-1);
    if (last?.day === day) {
      last.rows.push(row);
    } else {
      days.push({ day, rows: [row] });
    }
  }
  return days;
}
