import type { Routes } from '../../platform/http/route.ts';
import { wireJson } from '../../platform/json.ts';
import { worded } from '../../platform/messages.ts';
import { settingOfKey } from './domain/keys.ts';
import { readSettingRows } from './queries/list-settings.ts';

/** The settings with their dates, for the operators who propose new ones. */
export function settingsOperatorRoutes(routes: Routes): void {
  routes.on('operatorSettings', async (call) => {
    const page = await call.read((ctx) => readSettingRows(ctx, call.query));
    const items = page.rows.map((row) => ({
      key: row.key,
      value: wireJson(row.value),
      effective_from: row.effectiveFrom,
      ...worded('description', settingOfKey(row.key)?.description ?? '', call.language),
    }));
    return { success: true, items, next_cursor: page.nextCursor };
  });
}
