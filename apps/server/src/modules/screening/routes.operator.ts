import { may } from '@titian/contracts/permissions';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { Routes } from '../../platform/http/route.ts';
import { userName } from '../identity/public.ts';
import { type ListEntry, mayDecide } from './domain/hit.ts';
import { type QueuedHit, readHits, readList } from './queries/read-screening.ts';

/** The hits that compliance decides, and the list (SCR-5). */
export function screeningOperatorRoutes(routes: Routes): void {
  routes.on('operatorScreeningHits', (call) =>
    call.read(async (ctx) => {
      const page = await readHits(ctx, call.query);
      const items = page.rows.map((row) => presentHit(row, call.principal));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
  routes.on('operatorScreeningList', (call) =>
    call.read(async (ctx) => {
      const page = await readList(ctx, call.query);
      const items = page.rows.map((entry) => ({
        ...presentEntry(entry),
        can: { remove: entry.removedOn === null && may(call.principal, 'screening_list_change') },
      }));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
}

function presentHit({ hit, user, isProposed }: QueuedHit, operator: OperatorPrincipal) {
  const mine = !isProposed && may(operator, 'screening_clearance');
  return {
    id: hit.id,
    user_id: hit.userId,
    customer: userName(user),
    name: hit.name,
    role: hit.role,
    listed: presentEntry(hit.entry),
    score: hit.score,
    state: hit.state,
    found_at: hit.foundAt.toISOString(),
    found_by: hit.foundBy,
    decided_at: hit.decidedAt?.toISOString() ?? null,
    can: { clear: mine && mayDecide(hit, 'cleared'), confirm: mine && mayDecide(hit, 'confirmed') },
  };
}

function presentEntry(entry: ListEntry) {
  return {
    id: entry.id,
    kind: entry.kind,
    name: entry.name,
    source: entry.source,
    listed_on: entry.listedOn,
    removed_on: entry.removedOn,
  };
}
