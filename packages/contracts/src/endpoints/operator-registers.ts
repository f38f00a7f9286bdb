import type { Endpoint } from '../endpoint.ts';

const view = { method: 'GET', who: 'operator', permission: 'register_view' } as const;
const manage = { method: 'POST', who: 'operator', permission: 'register_management' } as const;
const own = { who: 'operator', path: '/operator/own-conflicts' } as const;

/** The registers of compliance (CMP-5). Every operator discloses conflicts of their own. */
export const registerEndpoints = {
  operatorRegister: { ...view, path: '/operator/registers' },
  operatorRegisterFile: { ...view, path: '/operator/registers/file', answers: 'file', mayBeOld: true },
  operatorBreach: { ...view, path: '/operator/breaches/:id' },
  operatorRecordBreach: { ...manage, path: '/operator/breaches', idempotencyKey: 'optional' },
  operatorChangeBreach: { ...manage, path: '/operator/breaches/:id/versions' },
  operatorConflict: { ...view, path: '/operator/conflicts/:id' },
  operatorManageConflict: { ...manage, path: '/operator/conflicts/:id/versions' },
  operatorOwnConflicts: { ...own, method: 'GET' },
  operatorDiscloseConflict: { ...own, method: 'POST', idempotencyKey: 'optional' },
} as const satisfies Record<string, Endpoint>;
