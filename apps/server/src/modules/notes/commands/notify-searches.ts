import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { readUsers } from '../../identity/public.ts';
import { type Notification, notifyUsers } from '../../notifications/public.ts';
import { readInvestors } from '../../onboarding/public.ts';
import type { Note } from '../domain/note.ts';
import { findNote } from '../store/notes.ts';
import { searchesMatching } from '../store/saved-searches.ts';

/** Investors notified in one transaction. */
const CHUNK = 1_000;

/**
 * Notifies the next investors with a saved search that a listed note matches, each once per note, however many of their
 * searches match and however often this runs (NOTE-19). Investors who may not read the campaign, or could not invest
 * in it because the account is limited to guaranteed notes, are left out.
 * @returns the investor to continue after, or null when all are notified or the campaign is not open any more
 */
export async function notifySearches(
  ctx: Ctx,
  noteId: string,
  afterInvestor: string | null,
): Promise<string | null> {
  const note = await findNote(ctx.reader, noteId);
  if (note?.state !== 'listed' || note.isPaused) {
    return null;
  }
  const searches = await searchesMatching(ctx.reader, note, afterInvestor, CHUNK);
  const ids = searches.map((one) => one.investorId);
  const [users, investors] = await Promise.all([readUsers(ctx, ids), readInvestors(ctx, ids)]);
  await notifyUsers(
    ctx,
    searches.flatMap(({ investorId, name }): Notification[] => {
      const investor = investors.get(investorId);
      const isActive = users.get(investorId)?.accountStatus === 'Active';
      if (investor === undefined || !isActive || (investor.guaranteedOnly && !note.isGuaranteed)) {
        return [];
      }
      const opensAt = investor.planType === 'premium' ? note.opensAt : note.opensToAllAt;
      return [alertOf(note, { userId: investorId, search: name, opensAt })];
    }),
  );
  return searches.length === CHUNK ? (ids.at(-1) ?? null) : null;
}

interface Recipient {
  readonly userId: string;
  readonly search: string;
  readonly opensAt: Date;
}

function alertOf(note: Note, { userId, search, opensAt }: Recipient): Notification {
  return {
    userId,
    dedupeKey: `saved_search:${note.id}:${userId}`,
    template: 'saved_search_matched',
    params: {
      search,
      noteNumber: note.number,
      contract: note.contract,
      rate: rateToText(note.rateBps),
      termMonths: note.termMonths,
      grade: note.grade,
      target: senToText(note.targetSen),
      opensAt: opensAt.toISOString(),
    },
  };
}
