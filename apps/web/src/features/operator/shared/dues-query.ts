import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';

/** What is due on a day that becomes a holiday. */
export function duesQuery(day: string) {
  return queryOptions({
    queryKey: ['operator', 'holiday-dues', day],
    queryFn: ({ signal }) => call('operatorHolidayDues', { query: { day }, signal }),
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(day),
  });
}
