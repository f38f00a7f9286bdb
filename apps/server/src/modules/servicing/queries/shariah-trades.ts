import { type Day, malaysiaDay, parseDay } from '@titian/finance/calendar';
import { addSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { readNotes } from '../../notes/public.ts';
import { readIssuers } from '../../onboarding/public.ts';
import type { Leg } from '../domain/trade.ts';
import { differencesOf, type TradeOfNote } from '../domain/trade-differences.ts';
import type { NamedTrade, ShariahTrade, TradeTotals } from '../domain/trade-view.ts';
import { issuesOf } from '../store/disbursements.ts';
import { findSignature, listSignatures } from '../store/signatures.ts';
import { legsOfNotes, listUnsigned } from '../store/trades.ts';

/** As many trades as are looked through at once. */
const CHUNK = 500;

export interface TradesQuery {
  readonly state?: ShariahTrade['state'] | 'differences' | undefined;
  /** Days on which they were traded. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface TradePage extends Page<NamedTrade> {
  /** Of all that match the query. */
  readonly totals: TradeTotals;
}

/** The commodity trades behind Shariah notes: newest signature first, those without a signature last (decision 040). */
export async function shariahTrades(
  ctx: QueryCtx,
  query: TradesQuery & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<TradePage> {
  const isBehind = await placeBehind(ctx, idCursor(query.cursor));
  let totals = noTotals;
  const rows: ShariahTrade[] = [];
  for await (const some of matchingTrades(ctx, query)) {
    totals = some.reduce(addTrade, totals);
    rows.push(...some.filter(isBehind).slice(0, query.limit + 1 - rows.length));
  }
  const page = pageOf(rows, query.limit, (last) => last.id);
  return { rows: await named(ctx, page.rows), nextCursor: page.nextCursor, totals };
}

/** All trades that match the query, with their names, in batches. */
export async function* namedTrades(ctx: QueryCtx, query: TradesQuery): AsyncGenerator<NamedTrade[]> {
  for await (const some of matchingTrades(ctx, query)) {
    yield await named(ctx, some);
  }
}

const noTotals: TradeTotals = {
  ...{ trades: 0, withDifferences: 0, issued: 0 },
  ...{ costSen: ZERO_SEN, salePriceSen: ZERO_SEN, issuedSen: ZERO_SEN },
};

function addTrade(totals: TradeTotals, { signature, issuedSen, differences }: ShariahTrade): TradeTotals {
  const counted = {
    ...totals,
    trades: totals.trades + 1,
    withDifferences: totals.withDifferences + (differences.length > 0 ? 1 : 0),
  };
  return signature?.state !== 'issued'
    ? counted
    : {
        ...counted,
        issued: totals.issued + 1,
        costSen: addSen(totals.costSen, signature.costSen),
        salePriceSen: addSen(totals.salePriceSen, signature.salePriceSen),
        issuedSen: addSen(totals.issuedSen, issuedSen ?? ZERO_SEN),
      };
}

/** Which trades come behind the one that a page ended with, also when that one is in another state by now. */
async function placeBehind(ctx: QueryCtx, cursor: string | null): Promise<(trade: ShariahTrade) => boolean> {
  if (cursor === null) {
    return () => true;
  }
  const afterId = cursor.toLowerCase();
  const isSigned = (await findSignature(ctx.reader, afterId)) !== null;
  return ({ id, signature }) =>
    isSigned ? signature === null || id < afterId : signature === null && id < afterId;
}

async function* matchingTrades(ctx: QueryCtx, query: TradesQuery): AsyncGenerator<ShariahTrade[]> {
  const days = { from: parseDay(query.from ?? ''), to: parseDay(query.to ?? '') };
  const isMatching = ({ state, differences }: ShariahTrade) =>
    query.state === undefined ||
    (query.state === 'differences' ? differences.length > 0 : state === query.state);
  for await (const some of allTrades(ctx, days)) {
    yield some.filter(isMatching);
  }
}

interface Days {
  readonly from: Day | null;
  readonly to: Day | null;
}

async function* allTrades(ctx: QueryCtx, days: Days): AsyncGenerator<ShariahTrade[]> {
  for (let beforeId: string | null = null; ; ) {
    const signatures = await listSignatures(ctx.reader, { ...days, beforeId, limit: CHUNK });
    const last = signatures.at(-1);
    if (last === undefined) {
      break;
    }
    beforeId = last.id;
    const parts = await partsOf(
      ctx,
      signatures.map((one) => one.noteId),
    );
    yield signatures.map((signature) => {
      const isIssued = signature.state === 'issued';
      const trade = { ...partsIn(parts, signature.noteId, signature.id, isIssued), signature };
      return shownTrade({ id: signature.id, state: signature.state, tradedOn: signature.signedOn }, trade);
    });
  }
  for (let beforeId: string | null = null; ; ) {
    const noteIds: string[] = await listUnsigned(ctx.reader, { ...days, beforeId, limit: CHUNK });
    const last = noteIds.at(-1);
    if (last === undefined) {
      return;
    }
    beforeId = last;
    const parts = await partsOf(ctx, noteIds);
    yield noteIds.map((noteId) => {
      const trade = { ...partsIn(parts, noteId, noteId, !parts.signed.has(noteId)), signature: null };
      const first = trade.legs.find((leg) => leg.answer !== null)?.answer ?? null;
      const tradedOn = first === null ? trade.issuedOn : malaysiaDay(first.at);
      return shownTrade({ id: noteId, state: 'unsigned', tradedOn }, trade);
    });
  }
}

function shownTrade(head: Pick<ShariahTrade, 'id' | 'state' | 'tradedOn'>, trade: TradeOfNote): ShariahTrade {
  return { ...head, ...trade, differences: differencesOf(trade) };
}

interface Parts {
  readonly legs: ReadonlyMap<string, readonly Leg[]>;
  readonly issues: Awaited<ReturnType<typeof issuesOf>>;
  /** Notes that a signature has issued. */
  readonly signed: ReadonlySet<string>;
}

async function partsOf(ctx: QueryCtx, noteIds: readonly string[]): Promise<Parts> {
  const legs = new Map<string, Leg[]>();
  for (const leg of await legsOfNotes(ctx.reader, noteIds)) {
    // The legs of each signature; of a trade from before signatures by its note.
    const key = leg.signatureId ?? leg.noteId;
    legs.set(key, [...(legs.get(key) ?? []), leg]);
  }
  const issues = await issuesOf(ctx.reader, noteIds);
  const signed = [...issues].filter(([, one]) => one.isSigned).map(([noteId]) => noteId);
  return { legs, issues, signed: new Set(signed) };
}

/** The legs of a trade, and the issue where it was this trade that led to it. */
function partsIn(
  { legs, issues }: Parts,
  noteId: string,
  key: string,
  isIssued: boolean,
): Omit<TradeOfNote, 'signature'> {
  const issue = isIssued ? (issues.get(noteId) ?? null) : null;
  return {
    noteId,
    legs: legs.get(key) ?? [],
    issuedOn: issue?.issuedOn ?? null,
    issuedSen: issue?.amountSen ?? null,
  };
}

async function named(ctx: QueryCtx, trades: readonly ShariahTrade[]): Promise<NamedTrade[]> {
  const notes = new Map(
    (await readNotes(ctx, [...new Set(trades.map((one) => one.noteId))])).map((note) => [note.id, note]),
  );
  const issuers = await readIssuers(ctx, [...new Set([...notes.values()].map((note) => note.issuerId))]);
  return trades.map((trade) => {
    const note = notes.get(trade.noteId);
    const issuer = note === undefined ? undefined : issuers.get(note.issuerId);
    return { ...trade, noteNumber: note?.number ?? '', issuerName: issuer?.companyName ?? '' };
  });
}
