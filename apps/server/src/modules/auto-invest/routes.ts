import { messages } from '@titian/contracts/messages';
import { senToText } from '@titian/finance/sen';
import type { Routes } from '../../platform/http/route.ts';
import { worded } from '../../platform/messages.ts';
import { type LatenessReader, presentNote, viewsOf } from '../notes/public.ts';
import { changePreset } from './commands/change-preset.ts';
import { createPreset } from './commands/create-preset.ts';
import { presentPreview } from './present.ts';
import { allocationLog } from './queries/allocation-log.ts';
import { previewPreset } from './queries/preview.ts';
import { readPresetPage } from './queries/read-preset-page.ts';

export interface AutoInvestDeps {
  readonly lateness: LatenessReader;
}

/** The auto-investment preset, what it would match, and what was allocated (AUTO-2, AUTO-12). */
export function autoInvestRoutes(routes: Routes, { lateness }: AutoInvestDeps): void {
  routes.on('autoBotInvestCreate', async (call) => {
    const preset = await call.command((ctx) => createPreset(ctx, call.principal.id, call.body));
    // The page distinguishes an existing preset from other failures by the status 200 (WIRE-5).
    return preset === null
      ? { success: false, message: messages.presetExists, code: 'wrong_state', exist: true }
      : { success: true, exist: false };
  });
  routes.on('autoInvestPreset', (call) => call.read((ctx) => readPresetPage(ctx, call.principal)));
  routes.on('autoInvestPresetUpdate', async (call) => {
    await call.command((ctx) => changePreset(ctx, call.principal.id, call.body));
    return call.read((ctx) => readPresetPage(ctx, call.principal));
  });
  routes.on('autoInvestPreview', (call) =>
    call.read(async (ctx) => presentPreview(await previewPreset(ctx, call.principal.id, call.query.preset))),
  );
  routes.on('autoInvestLog', (call) =>
    call.read(async (ctx) => {
      const page = await allocationLog(ctx, call.principal, call.query);
      const notes = page.items.map((one) => one.note);
      const views = await viewsOf(ctx, notes, lateness, page.seesEarly);
      const items = page.items.flatMap((one, at) => {
        const view = views[at];
        return view === undefined
          ? []
          : [
              {
                note: presentNote(view.note, view),
                result: one.result,
                amount: senToText(one.amountSen),
                ...worded('text', one.text, call.language),
                at: one.note.listedAt.toISOString(),
              },
            ];
      });
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
}
