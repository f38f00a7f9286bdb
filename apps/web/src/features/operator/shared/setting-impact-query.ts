import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

/** A new value of a setting, its JSON as text. */
export interface ProposedValue {
  readonly key: string;
  readonly value: string;
  readonly effective_from: string;
}

export type ImpactLine = CallResponse<'operatorSettingImpact'>['lines'][number];

/** What a new value of a setting would touch as things stand now; a value that does not fit is an error of the form. */
export function settingImpactQuery(proposed: ProposedValue) {
  return queryOptions({
    queryKey: ['operator', 'setting-impact', proposed],
    queryFn: ({ signal }) => call('operatorSettingImpact', { query: { ...proposed }, signal }),
    retry: false,
  });
}
