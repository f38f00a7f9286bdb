import type { Endpoint } from '../endpoint.ts';

const list = { method: 'GET', who: 'operator' } as const;

/** The calendars of holidays, for whoever makes or explains a schedule; who changes them is a proposal. */
export const operatorHolidayEndpoints = {
  operatorHolidays: { ...list, path: '/operator/holidays' },
  operatorHolidayDues: { ...list, path: '/operator/holidays/dues' },
} as const satisfies Record<string, Endpoint>;
