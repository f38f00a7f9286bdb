import type { Endpoint } from '../endpoint.ts';

const view = { method: 'GET', who: 'operator', permission: 'report_view' } as const;

/** Reports of the console, on screen and as files, and the return that two operators freeze (OPS-37). */
export const reportEndpoints = {
  operatorReport: { ...view, path: '/operator/reports/:report', mayBeOld: true, auditorReads: 'whole' },
  operatorReportFile: {
    ...view,
    path: '/operator/reports/:report/file',
    answers: 'file',
    mayBeOld: true,
    auditorReads: 'whole',
  },
  operatorMarketReturns: { ...view, path: '/operator/market-returns', auditorReads: 'whole' },
  operatorMarketReturn: { ...view, path: '/operator/market-returns/:period', auditorReads: 'whole' },
  operatorMarketReturnFile: {
    ...view,
    path: '/operator/market-returns/:period/file',
    answers: 'file',
    auditorReads: 'whole',
  },
} as const satisfies Record<string, Endpoint>;
