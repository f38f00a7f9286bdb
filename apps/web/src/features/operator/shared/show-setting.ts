import { presentSettingKey } from '@titian/contracts/setting-keys';
import { rateBps, rateToText } from '@titian/finance/rate';
import { formatRinggit, sen } from '@titian/finance/sen';
import { readable } from './readable.ts';
import { settingKind } from './setting-kind.ts';
import { settingNames } from './setting-names.ts';
import type { SettingRow } from './settings.ts';
import { english, text } from './text.ts';

type Value = SettingRow['value'];

/** The name of a setting, by its key or a former one; one that the product does not know any more is spelled out. */
export function settingLabel(stored: string): string {
  const key = presentSettingKey(stored);
  return isNamed(key) ? text(`settingNames.${key}`) : readable(key.replace(/_(sen|bps)$/, ''));
}

function isNamed(key: string): key is keyof typeof settingNames {
  return Object.hasOwn(settingNames, key);
}

/** A value in the unit that people read: ringgit, percent, yes or no. */
export function showSetting(row: Pick<SettingRow, 'key' | 'value'>): string {
  const { value } = row;
  if (typeof value === 'boolean') {
    return text(value ? 'yes' : 'no');
  }
  if (typeof value === 'number') {
    const kind = settingKind(row);
    return kind === 'sen'
      ? formatRinggit(sen(BigInt(value)))
      : kind === 'percent'
        ? text('setting.percent', { percent: rateToText(rateBps(value)) })
        : String(value);
  }
  if (typeof value === 'string') {
    return value;
  }
  return Array.isArray(value) ? value.map(showRow).join(' · ') : JSON.stringify(value);
}

function isPart(name: string): name is keyof typeof english.scorecardPart {
  return Object.hasOwn(english.scorecardPart, name);
}

/** A row of a list, such as a fee by term or what a grade may get. */
function showRow(row: Value): string {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return String(row);
  }
  if (typeof row.part === 'string' && typeof row.percent === 'number') {
    return text('setting.part', {
      part: isPart(row.part) ? text(`scorecardPart.${row.part}`) : readable(row.part),
      percent: row.percent,
    });
  }
  const { up_to_months: months, up_to_days: days, bps, grade } = row;
  const { limit_sen: limit, rate_min_bps: from, rate_max_bps: to } = row;
  if (typeof months === 'number' && typeof bps === 'number') {
    return text('setting.band', { months, percent: rateToText(rateBps(bps)) });
  }
  if (typeof days === 'number' && typeof bps === 'number') {
    return text('setting.days', { days, percent: rateToText(rateBps(bps)) });
  }
  return typeof grade === 'string' &&
    typeof limit === 'number' &&
    typeof from === 'number' &&
    typeof to === 'number'
    ? text('setting.grade', {
        grade,
        limit: formatRinggit(sen(BigInt(limit))),
        from: rateToText(rateBps(from)),
        to: rateToText(rateBps(to)),
      })
    : JSON.stringify(row);
}
