import type { Endpoint } from '../endpoint.ts';

const list = { method: 'GET', who: 'operator' } as const;

/** The holiday calendars, for operators who make or explain a schedule; changes are proposals. */
export const operatorHolidayEndpoints = {
  operatorHolidays: { ...list, path: '/operator/holidays', auditorReads: 'whole' },
  operatorHolidayDues: { ...list, path: '/operator/holidays/dues', auditorReads: 'whole' },
} as const satisfies Record<string, Endpoint>;
