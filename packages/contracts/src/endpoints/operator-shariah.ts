import type { Endpoint } from '../endpoint.ts';

/** For Shariah advisers and reviewers; read-only. */
const list = { method: 'GET', who: 'operator', permission: 'shariah_trade_view' } as const;

/** The commodity trades behind Shariah notes (SHR-9). */
export const operatorShariahEndpoints = {
  operatorShariahTrades: { ...list, path: '/operator/shariah-trades', auditorReads: 'whole' },
  operatorShariahTradesFile: {
    ...list,
    path: '/operator/shariah-trades/file',
    answers: 'file',
    mayBeOld: true,
    auditorReads: 'whole',
  },
} as const satisfies Record<string, Endpoint>;
