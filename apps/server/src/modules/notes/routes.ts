import { parseSen } from '@titian/finance/sen';
import { AppError, invariant } from '../../platform/errors.ts';
import { sha256 } from '../../platform/field-encryption.ts';
import type { Routes } from '../../platform/http/route.ts';
import { canonical } from '../../platform/idempotency.ts';
import type { NoteKnowledge } from '../financing/public.ts';
import { cancelSubscription } from './commands/cancel-subscription.ts';
import { confirmListing } from './commands/confirm-listing.ts';
import type { ListingHandler } from './commands/list-note.ts';
import { removeSearch, saveSearch, switchAlerts } from './commands/save-search.ts';
import type { SubscriptionQueue } from './commands/subscription-queue.ts';
import { unwatchNote, watchNote } from './commands/watch-note.ts';
import { presentCancelled, presentNote, presentSearch, presentShort, presentSubscribed } from './present.ts';
import { noteFinancials } from './queries/note-financials.ts';
import { type LatenessReader, viewsOf } from './queries/note-views.ts';
import { openNotes } from './queries/open-notes.ts';
import { readNotePage } from './queries/read-note-page.ts';
import { listSearches } from './store/saved-searches.ts';
import { watchedAmong } from './store/watchlist.ts';

export interface NoteRouteDeps {
  readonly queue: SubscriptionQueue;
  readonly lateness: LatenessReader;
  readonly listing: ListingHandler;
  /** What an issuer has on the platform already. */
  readonly knowledge: NoteKnowledge;
}

export function noteRoutes(routes: Routes, deps: NoteRouteDeps): void {
  routes.on(
    'investorInvestment',
    async (call) => {
      const { note_id, amount, fill_remaining, acknowledge_limit, agree_wakalah } = call.body;
      const amountSen = parseSen(amount);
      invariant(amountSen !== null, 'the contract checked the amount');
      const subscription = {
        investorId: call.principal.id,
        isIndividual: call.principal.type === 'Individual',
        idempotencyKey: call.idempotencyKey,
        requestHash: sha256(canonical(call.body)),
        amountSen,
        fillRemaining: fill_remaining === 1,
        acknowledgeLimit: acknowledge_limit === 1,
        agreeWakalah: agree_wakalah === 1,
      };
      const answer = await deps.queue.submit(note_id, subscription, call.scope.dateShiftDays);
      if (answer.replayed) {
        call.reply.header('Idempotent-Replay', 'true');
      }
      return presentSubscribed(answer);
    },
    201,
  );
  routes.on('investorCancelInvestment', (call) =>
    call.once(async (ctx) =>
      presentCancelled(await cancelSubscription(ctx, call.principal.id, call.params.id)),
    ),
  );
  registerOpenLists(routes, deps);
  registerWatchlist(routes);
  registerSearches(routes);
  registerNotePage(routes, deps);
}

function registerNotePage(routes: Routes, deps: NoteRouteDeps): void {
  routes.on('note', (call) =>
    call.read(async (ctx) => {
      const note = await readNotePage(
        ctx,
        call.principal,
        { reference: call.params.id, language: call.language },
        deps.lateness,
      );
      if (note === null) {
        throw new AppError('not_found');
      }
      return { success: true, note };
    }),
  );
  routes.on('noteFinancials', (call) =>
    call.read((ctx) => noteFinancials(ctx, call.principal, call.query.note_id)),
  );
  routes.on('noteListingConfirm', (call) =>
    call.once(async (ctx) => {
      const note = await confirmListing(ctx, call.principal.id, call.body.note_id, deps);
      return {
        success: true,
        note: presentNote(note, { investors: 0, daysLate: 0, opensAt: note.opensToAllAt }),
      };
    }),
  );
}

function registerOpenLists(routes: Routes, deps: NoteRouteDeps): void {
  routes.on('notesOpenForSubscription', (call) =>
    call.read(async (ctx) => {
      const page = await openNotes(ctx, call.principal.id, call.query);
      const ids = page.items.map((one) => one.id);
      const [views, watched, total] = await Promise.all([
        viewsOf(ctx, page.items, deps.lateness, page.seesEarly),
        watchedAmong(ctx.reader, call.principal.id, ids),
        page.total(),
      ]);
      return {
        success: true,
        items: views.map((one) => ({
          ...presentNote(one.note, one),
          is_watched: watched.has(one.note.id),
        })),
        total,
        next_cursor: page.nextCursor,
      };
    }),
  );
  routes.on('notesOpenForSubscriptionMinimised', (call) =>
    call.read(async (ctx) => {
      const page = await openNotes(ctx, call.principal.id, call.query);
      return { success: true, items: page.items.map(presentShort), next_cursor: page.nextCursor };
    }),
  );
}

function registerWatchlist(routes: Routes): void {
  routes.on('watchNote', (call) =>
    call.command(async (ctx) => {
      await watchNote(ctx, call.principal, call.params.id);
      return { success: true, is_watched: true };
    }),
  );
  routes.on('unwatchNote', (call) =>
    call.command(async (ctx) => {
      await unwatchNote(ctx, call.principal, call.params.id);
      return { success: true, is_watched: false };
    }),
  );
}

function registerSearches(routes: Routes): void {
  routes.on('savedSearches', (call) =>
    call.read(async (ctx) => ({
      success: true,
      items: (await listSearches(ctx.reader, call.principal.id)).map(presentSearch),
      next_cursor: null,
    })),
  );
  routes.on(
    'savedSearchCreate',
    (call) =>
      call.command(async (ctx) => ({
        success: true,
        search: presentSearch(await saveSearch(ctx, call.principal.id, call.body)),
      })),
    201,
  );
  routes.on('savedSearchUpdate', (call) =>
    call.command(async (ctx) => ({
      success: true,
      search: presentSearch(await switchAlerts(ctx, call.principal.id, call.params.id, call.body.alerts)),
    })),
  );
  routes.on('savedSearchDelete', (call) =>
    call.command(async (ctx) => {
      await removeSearch(ctx, call.principal.id, call.params.id);
      return { success: true };
    }),
  );
}
