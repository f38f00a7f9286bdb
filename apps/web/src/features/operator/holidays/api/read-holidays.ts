import { queryOptions } from '@tanstack/react-query';
import type { HolidayCalendar } from '@titian/contracts/holidays';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type HolidayRow = CallResponse<'operatorHolidays'>['items'][number];

/** A year of a calendar, with what was ended and what is still to come of it. */
export function holidaysQuery(calendar: HolidayCalendar, year: string) {
  return queryOptions({
    queryKey: ['operator', 'holidays', calendar, year],
    queryFn: ({ signal }) => call('operatorHolidays', { query: { calendar, year }, signal }),
  });
}
