import type { Endpoint } from '../endpoint.ts';

/** What a change of a setting would touch, for those who propose and approve it (OPS-34). */
export const operatorSettingImpactEndpoints = {
  operatorSettingImpact: {
    method: 'GET',
    path: '/operator/settings/impact',
    who: 'operator',
    permission: 'setting_impact_view',
    auditorReads: 'whole',
  },
} as const satisfies Record<string, Endpoint>;
