import type { Routes } from '../../platform/http/route.ts';
import { wireJson } from '../../platform/json.ts';
import { worded } from '../../platform/messages.ts';
import { settingOfKey } from './domain/keys.ts';
import { presentImpact } from './present.ts';
import { readSettingRows } from './queries/list-settings.ts';
import { type ImpactDeps, settingImpact } from './queries/setting-impact.ts';

/** The settings with their dates and what new values would touch, for the operators who propose new ones. */
export function settingsOperatorRoutes(routes: Routes, deps: ImpactDeps): void {
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

  routes.on('operatorSettingImpact', async (call) =>
    presentImpact(await settingImpact(deps, call.scope, call.query)),
  );
}
