import type { Endpoint } from '../endpoint.ts';

const view = { method: 'GET', who: 'operator', permission: 'monitoring_view' } as const;

/** Alerts of transaction monitoring and the rules that raise them: compliance's alone (TXM-6). */
export const monitoringEndpoints = {
  operatorAlerts: { ...view, path: '/operator/monitoring' },
  operatorAlert: { ...view, path: '/operator/monitoring/:id' },
  operatorConcludeAlert: {
    ...{ method: 'POST', who: 'operator', permission: 'alert_conclusion' },
    path: '/operator/monitoring/:id/conclusion',
  },
  operatorMonitoringRules: { ...view, path: '/operator/monitoring-rules' },
  operatorBacktest: {
    ...{ method: 'POST', who: 'operator', permission: 'monitoring_rule' },
    path: '/operator/monitoring-rules/backtest',
  },
} as const satisfies Record<string, Endpoint>;
