import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type SettingRow = CallResponse<'operatorSettings'>['items'][number];

/** All settings with the days from which their values count; there are fewer than a page holds. */
export const settingsQuery = queryOptions({
  queryKey: ['operator', 'settings'],
  queryFn: ({ signal }) => call('operatorSettings', { query: { limit: '100' }, signal }),
});

/** The value of a setting that counts on a day `2026-11-21`, or undefined. */
export function settingOn(
  rows: readonly SettingRow[],
  key: string,
  day: string,
): SettingRow['value'] | undefined {
  return rows
    .filter((row) => row.key === key && row.effective_from <= day)
    .sort((a, b) => (a.effective_from < b.effective_from ? 1 : -1))[0]?.value;
}
