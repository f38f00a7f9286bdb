import { parseRate, rateBps, rateToText } from '@titian/finance/rate';
import { type SettingKind, settingKind } from '../../shared/setting-kind.ts';
import type { SettingRow } from '../../shared/settings.ts';
import { settingLabel } from '../../shared/show-setting.ts';

type Value = SettingRow['value'];

/** One setting with its values by date. */
export interface SettingView {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly current: SettingRow | null;
  /** Nearest first. */
  readonly planned: readonly SettingRow[];
  /** Newest first. */
  readonly earlier: readonly SettingRow[];
}

/** Settings by key, as they stand on a day `2026-11-21`. */
export function settingViews(rows: readonly SettingRow[], today: string): SettingView[] {
  const keys = [...new Set(rows.map(({ key }) => key))].sort();
  return keys.map((key) => {
    const newestFirst = rows
      .filter((row) => row.key === key)
      .sort((a, b) => b.effective_from.localeCompare(a.effective_from));
    const [current = null, ...earlier] = newestFirst.filter((row) => row.effective_from <= today);
    return {
      key,
      label: settingLabel(key),
      description: newestFirst[0]?.description ?? '',
      current,
      earlier,
      planned: newestFirst.filter((row) => row.effective_from > today).reverse(),
    };
  });
}

/** A value as it is typed into the form of its kind. */
export function typedSetting({ key, value }: Pick<SettingRow, 'key' | 'value'>): string {
  if (typeof value === 'string') {
    return value;
  }
  const isPercent = settingKind({ key, value }) === 'percent' && typeof value === 'number';
  return isPercent ? rateToText(rateBps(value)) : JSON.stringify(value);
}

/** The typed text as a value of its kind; what cannot be read goes as it was typed, so that the server says what is wrong. */
export function readSetting(typed: string, kind: SettingKind): Value {
  if (kind === 'text') {
    return typed.trim();
  }
  if (kind === 'percent') {
    return parseRate(typed) ?? typed;
  }
  try {
    const value: Value = JSON.parse(typed);
    return value;
  } catch {
    return typed;
  }
}
