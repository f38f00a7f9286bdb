import type { Day } from '@titian/finance/calendar';
import { ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { readUser } from '../../identity/public.ts';
import { readAccountRange } from '../../ledger/public.ts';
import { customerName } from '../../onboarding/public.ts';
import type { NoteFacts, NoteReader } from '../domain/movement.ts';
import type { Statement, StatementHolder } from '../domain/statement.ts';
import type { StatementPeriod } from '../domain/statement-period.ts';
import { readAccountHolder } from './account-holder.ts';
import { movementsOf } from './describe-entries.ts';
import { issuerLines, issuerRange } from './issuer-account.ts';

/**
 * Opens the statement of a customer's cash for some days; empty before the account exists.
 * @throws Error when the ledger does not add up: then there is no document
 */
export async function openStatement(
  ctx: QueryCtx,
  notes: NoteReader,
  userId: string,
  period: StatementPeriod,
): Promise<Statement> {
  const holder = await readAccountHolder(ctx, userId);
  if (holder === null) {
    return emptyStatement(await nameOf(ctx, userId), period);
  }
  const { chunks, ...range } = holder.isInvestor
    ? await readAccountRange(ctx, holder.accountId, period)
    : issuerRange(await issuerLines(ctx, notes, { userId, accountId: holder.accountId }), period);
  return {
    ...range,
    holder,
    period,
    writeOffs: holder.isInvestor
      ? await statedIn(ctx, notes, await notes.writeOffsOf(ctx, userId), period)
      : [],
    claimClosings: await statedIn(
      ctx,
      notes,
      await notes.claimClosingsOf(ctx, { userId, isInvestor: holder.isInvestor }),
      period,
    ),
    async *chunks() {
      for await (const entries of chunks()) {
        yield await movementsOf(ctx, notes, entries);
      }
    },
  };
}

/** What of some notes falls into some days, the earliest first, with the notes. */
async function statedIn<T extends { readonly noteId: string; readonly on: Day }>(
  ctx: QueryCtx,
  notes: NoteReader,
  all: readonly T[],
  { from, to }: StatementPeriod,
): Promise<(T & { readonly note: NoteFacts | null })[]> {
  const within = all.filter(({ on }) => on >= from && on <= to).sort((a, b) => a.on.localeCompare(b.on));
  const facts = await notes.factsOf(
    ctx,
    within.map((one) => one.noteId),
  );
  return within.map((one) => ({ ...one, note: facts.get(one.noteId) ?? null }));
}

function emptyStatement(holder: StatementHolder, period: StatementPeriod): Statement {
  return {
    ...{ holder, period, openingSen: ZERO_SEN, closingSen: ZERO_SEN, totals: [], count: 0 },
    ...{ writeOffs: [], claimClosings: [] },
    async *chunks() {
      yield* [];
    },
  };
}

async function nameOf(ctx: QueryCtx, userId: string): Promise<StatementHolder> {
  const user = await readUser(ctx, userId);
  return {
    name: user === null ? '' : customerName(user, null),
    number: null,
    isInvestor: user?.role === 'investor',
  };
}
