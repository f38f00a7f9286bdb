import type { Endpoint } from '../endpoint.ts';

const reads = { method: 'GET', who: 'operator', permission: 'unclaimed_money_view' } as const;

/** Cash of investors without activity of their own (CMP-8). */
export const unclaimedMoneyEndpoints = {
  operatorUnclaimedMoneys: { ...reads, path: '/operator/unclaimed-moneys' },
  operatorUnclaimedMoneysFile: {
    ...reads,
    path: '/operator/unclaimed-moneys/file',
    answers: 'file',
    mayBeOld: true,
  },
  operatorUnclaimedReturn: { ...reads, path: '/operator/unclaimed-moneys/return', answers: 'file' },
} as const satisfies Record<string, Endpoint>;
