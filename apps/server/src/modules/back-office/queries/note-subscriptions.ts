import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { pageOf } from '../../../platform/paging.ts';
import { readNote, readSubscriptions } from '../../notes/public.ts';
import { readInvestors } from '../../onboarding/public.ts';

type Answer = Omit<ParsedApi['operatorNoteSubscriptions']['response'], 'success'>;

const PAGE = 50;
const PLACE = /^\d{1,18}$/;

/**
 * From whom a note raised its money, first come first, also where everything went back.
 * @throws AppError `not_found`; FieldError on `cursor`
 */
export async function noteSubscriptions(
  ctx: QueryCtx,
  noteId: string,
  query: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Promise<Answer> {
  const { cursor = '0', limit = PAGE } = query;
  if (!PLACE.test(cursor)) {
    throw fieldError('cursor', message('cursor_invalid'));
  }
  if ((await readNote(ctx, noteId)) === null) {
    throw new AppError('not_found');
  }
  const rows = await readSubscriptions(ctx, noteId, BigInt(cursor), limit + 1);
  const page = pageOf(rows, limit, (last) => String(last.seq));
  const investors = await readInvestors(ctx, [...new Set(page.rows.map((one) => one.investorId))]);
  return {
    items: page.rows.map((one) => ({
      id: one.id,
      investor_id: one.investorId,
      investor_name: investors.get(one.investorId)?.verifiedName ?? '',
      amount: senToText(one.amountSen),
      source: one.source,
      state: one.state,
      is_withdrawn: one.isWithdrawn,
      subscribed_on: one.on,
      ended_at: one.endedAt?.toISOString() ?? null,
    })),
    next_cursor: page.nextCursor,
  };
}
