import type { Endpoint } from '../endpoint.ts';

/** No customer is named on them, so that auditors read them whole. */
const view = {
  method: 'GET',
  who: 'operator',
  permission: 'business_day_view',
  auditorReads: 'whole',
} as const;

/** What happened on each business day, with its control sums (OPS-65). */
export const businessDayEndpoints = {
  operatorBusinessDays: { ...view, path: '/operator/days' },
  operatorBusinessDay: { ...view, path: '/operator/days/:day' },
  operatorBusinessDayFile: { ...view, path: '/operator/days/:day/file', answers: 'file' },
} as const satisfies Record<string, Endpoint>;
