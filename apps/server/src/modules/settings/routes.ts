import type { Routes } from '../../platform/http/route.ts';
import { presentLegalText, presentTerms } from './present.ts';
import { readLegalText } from './queries/read-legal-text.ts';
import { readSettings } from './queries/read-settings.ts';

/** Public calls: the legal texts with their versions, and the figures that are valid today. */
export function settingsRoutes(routes: Routes): void {
  routes.on('legalText', (call) =>
    call.read(async (ctx) =>
      presentLegalText(await readLegalText(ctx, call.params.kind, call.query.version, call.language)),
    ),
  );

  routes.on('platformTerms', (call) =>
    call.read(async (ctx) => ({
      success: true,
      terms: presentTerms(await readSettings(ctx), ctx.businessDate),
    })),
  );
}
