import type { SettingRow } from './settings.ts';

/** What a setting's value is: its unit stands at the end of its key. */
export type SettingKind = 'sen' | 'percent' | 'number' | 'flag' | 'text' | 'list';

/** The kind of a setting, by its key and a value that it has. */
export function settingKind({ key, value }: Pick<SettingRow, 'key' | 'value'>): SettingKind {
  if (typeof value === 'boolean') {
    return 'flag';
  }
  if (typeof value === 'string') {
    return 'text';
  }
  if (typeof value !== 'number') {
    return 'list';
  }
  return key.endsWith('_sen') ? 'sen' : key.endsWith('_bps') ? 'percent' : 'number';
}
