import type { Routes } from '../../platform/http/route.ts';
import { fileLink } from '../files/public.ts';
import { lettersOf } from './queries/issuer-letters.ts';

/** The letters that an issuer reads beside its note; nothing else of the work on it is for the issuer (REC-19). */
export function issuerLetterRoutes(routes: Routes): void {
  routes.on('noteBoLetters', (call) =>
    call.read(async (ctx) => {
      const letters = await lettersOf(ctx, call.principal.id, call.query.note_id);
      const items = letters.map(({ one, file }) => ({
        ...{ id: one.id, template: one.template, on: one.on, file: fileLink(file) },
      }));
      return { success: true, items, next_cursor: null };
    }),
  );
}
