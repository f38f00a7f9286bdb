import type { Routes } from '../../platform/http/route.ts';
import { type NoteState, notesOfIssuer, notesWithMoneyOf } from '../notes/public.ts';
import { investorStats } from './queries/investor-stats.ts';
import { ongoingNotes } from './queries/ongoing-notes.ts';

const everyState: readonly NoteState[] = [
  'listed',
  'funded',
  'issued',
  'completed',
  'defaulted',
  'recovered',
  'written_off',
  'expired',
  'cancelled',
];

/** Dashboards (spec §7). */
export function insightRoutes(routes: Routes): void {
  routes.on('dashboardInvestorStats', (call) => call.read((ctx) => investorStats(ctx, call.principal.id)));
  routes.on('dashboardOngoingNotes', (call) =>
    call.read(async (ctx) => ({
      success: true,
      items: await ongoingNotes(ctx, call.principal),
      next_cursor: null,
    })),
  );
  routes.on('activityMyNotes', (call) =>
    call.read(async (ctx) => {
      const { id, role } = call.principal;
      const notes =
        role === 'investor' ? await notesWithMoneyOf(ctx, id) : await notesOfIssuer(ctx, id, everyState);
      const items = notes.map((note) => ({ id: note.id, number: note.number, title: note.purpose }));
      return { success: true, items, next_cursor: null };
    }),
  );
}
