import { messages } from '@titian/contracts/messages';
import type { Routes } from '../../platform/http/route.ts';
import { createPreset } from './commands/create-preset.ts';

/** The auto-investment preset (spec §7). */
export function autoInvestRoutes(routes: Routes): void {
  routes.on('autoBotInvestCreate', async (call) => {
    const preset = await call.command((ctx) => createPreset(ctx, call.principal.id, call.body));
    // rules §10: the page tells an existing preset apart from other failures by the status 200.
    return preset === null
      ? { success: false, message: messages.presetExists, code: 'wrong_state', exist: true }
      : { success: true, exist: false };
  });
}
