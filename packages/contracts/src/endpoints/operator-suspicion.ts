import type { Endpoint } from '../endpoint.ts';

const view = { method: 'GET', who: 'operator', permission: 'suspicion_report_view' } as const;
const act = { who: 'operator', permission: 'suspicion_report' } as const;

/** Suspicious transaction reports: compliance's alone, as what they rest on (TXM-8). */
export const suspicionEndpoints = {
  operatorSuspicionReports: { ...view, path: '/operator/suspicion-reports' },
  operatorSuspicionReport: { ...view, path: '/operator/suspicion-reports/:id' },
  operatorSuspicionReportFile: { ...view, path: '/operator/suspicion-reports/:id/file', answers: 'file' },
  operatorDraftSuspicionReport: { ...act, method: 'POST', path: '/operator/suspicion-reports' },
  operatorWriteSuspicionReport: { ...act, method: 'PUT', path: '/operator/suspicion-reports/:id' },
  operatorSubmitSuspicionReport: {
    ...act,
    method: 'POST',
    path: '/operator/suspicion-reports/:id/submission',
  },
  operatorDecideSuspicionReport: {
    ...{ method: 'POST', who: 'operator', permission: 'suspicion_report_approval' },
    path: '/operator/suspicion-reports/:id/decision',
  },
  operatorLodgeSuspicionReport: {
    ...act,
    method: 'POST',
    path: '/operator/suspicion-reports/:id/lodgement',
  },
  operatorWithdrawSuspicionReport: {
    ...act,
    method: 'POST',
    path: '/operator/suspicion-reports/:id/withdrawal',
  },
} as const satisfies Record<string, Endpoint>;
