import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { parseRate } from '@titian/finance/rate';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { lockAccount } from '../../identity/public.ts';
import { type SavedSearch, SEARCHES_MAX } from '../domain/note-filter.ts';
import { deleteSearch, insertSearch, listSearches, setAlerts } from '../store/saved-searches.ts';

/**
 * Saves filters of the open notes under a name (NOTE-18).
 * @throws FieldError on `name` when it is taken or the investor has as many searches as may be
 */
export async function saveSearch(
  ctx: Ctx,
  investorId: string,
  body: ParsedApi['savedSearchCreate']['body'],
): Promise<SavedSearch> {
  // Two that are saved at once are counted one after the other.
  await lockAccount(ctx, investorId);
  if ((await listSearches(ctx.reader, investorId)).length >= SEARCHES_MAX) {
    throw fieldError('name', message('searches_used_up', { limit: SEARCHES_MAX }));
  }
  const search: SavedSearch = {
    id: newId(),
    investorId,
    name: body.name,
    grade: body.grade ?? null,
    type: body.type ?? null,
    contract: body.contract ?? null,
    rateMinBps: body.rate_min === undefined ? null : parseRate(body.rate_min),
    termMax: body.term_max ?? null,
    isGuaranteed: body.guaranteed ?? null,
    hasAlerts: body.alerts,
  };
  if (!(await insertSearch(ctx.tx, search))) {
    throw fieldError('name', message('search_name_taken'));
  }
  return search;
}

/** Switches the alerts of a search on or off. @throws AppError `not_found` where it is not the investor's */
export async function switchAlerts(
  ctx: Ctx,
  investorId: string,
  id: string,
  hasAlerts: boolean,
): Promise<SavedSearch> {
  const search = await setAlerts(ctx.tx, investorId, id, hasAlerts);
  if (search === null) {
    throw new AppError('not_found');
  }
  return search;
}

/** @throws AppError `not_found` where it is not the investor's */
export async function removeSearch(ctx: Ctx, investorId: string, id: string): Promise<void> {
  if (!(await deleteSearch(ctx.tx, investorId, id))) {
    throw new AppError('not_found');
  }
}
