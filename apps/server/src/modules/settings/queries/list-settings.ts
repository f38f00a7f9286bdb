import { message } from '@titian/contracts/messages/message';
import { type Day, parseDay } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import { listSettings, type SettingRecord } from '../store.ts';

/** A page of all values of all settings, past and to come, for operators. */
export async function readSettingRows(
  ctx: QueryCtx,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<SettingRecord>> {
  const rows = await listSettings(ctx.reader, placeOf(query.cursor), query.limit + 1);
  return pageOf(rows, query.limit, (last) => `${last.key}:${last.effectiveFrom}`);
}

function placeOf(cursor: string | undefined): { key: string; effectiveFrom: Day } | null {
  if (cursor === undefined) {
    return null;
  }
  const [key = '', date = ''] = cursor.split(':');
  const effectiveFrom = parseDay(date);
  if (effectiveFrom === null) {
    throw fieldError('cursor', message('cursor_invalid'));
  }
  return { key, effectiveFrom };
}
