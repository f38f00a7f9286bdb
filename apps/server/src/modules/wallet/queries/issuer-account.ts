import { message } from '@titian/contracts/messages/message';
import { addSen, type Sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { type KindTotal, readEntries, type StatementEntry } from '../../ledger/public.ts';
import type { NoteFlow, NoteReader } from '../domain/movement.ts';
import type { StatementPeriod } from '../domain/statement-period.ts';
import type { AccountLine } from './describe-entries.ts';

const PAGE = 1_000;

/** Money that came in with a payment already; it only reached the cash account later, or with it. */
const KNOWN_FROM_PAYMENT = 'repayment_excess';

export interface IssuerAccount {
  readonly userId: string;
  readonly accountId: string;
}

/**
 * An issuer's whole account, oldest business date first, with the balance after each line: what the platform holds for
 * it. An issuer has some lines a month on each of its notes, so that all of them are read at once.
 */
export async function issuerLines(
  ctx: QueryCtx,
  notes: NoteReader,
  { userId, accountId }: IssuerAccount,
): Promise<AccountLine[]> {
  const cash = (await cashEntries(ctx, accountId)).filter((one) => one.kind !== KNOWN_FROM_PAYMENT);
  const flows = await notes.issuerFlowsOf(ctx, userId);
  // The sort is stable: what was booked together stays in its order, what came in before what was taken from it.
  const lines = [...flows.map(lineOf), ...cash].sort(
    (a, b) => a.on.localeCompare(b.on) || a.at.getTime() - b.at.getTime(),
  );
  let balanceSen = ZERO_SEN;
  return lines.map((line, index) => {
    balanceSen = addSen(balanceSen, line.amountSen);
    return { ...line, seq: BigInt(index + 1), balanceSen };
  });
}

async function cashEntries(ctx: QueryCtx, accountId: string): Promise<StatementEntry[]> {
  const all: StatementEntry[] = [];
  let page: StatementEntry[];
  do {
    const last = all.at(-1);
    const before = last === undefined ? {} : { before: last };
    page = await readEntries(ctx, { accountId, limit: PAGE, ...before });
    all.push(...page);
  } while (page.length === PAGE);
  return all.reverse();
}

function lineOf(flow: NoteFlow): AccountLine {
  return {
    ...{ seq: 0n, transferId: flow.id, referenceId: flow.id, balanceSen: ZERO_SEN },
    ...{ at: flow.at, on: flow.on, kind: flow.kind, noteId: flow.noteId, amountSen: flow.amountSen },
    parts: flow.parts,
    ...(flow.isBeyondDue ? { titled: 'payment_beyond_due' } : {}),
  };
}

/** The query of an issuer's account. */
interface LineSearch {
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly note_id?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * A page of an issuer's account, newest first.
 * @throws FieldError on `cursor` for anything but the id of one of its lines
 */
export function issuerPage(lines: readonly AccountLine[], search: LineSearch): Page<AccountLine> {
  const { kind, from, to, note_id: noteId } = search;
  const after = idCursor(search.cursor);
  const place = after === null ? lines.length : lines.findIndex((one) => one.transferId === after);
  if (place === -1) {
    throw fieldError('cursor', message('cursor_invalid'));
  }
  const references = lines
    .slice(0, place)
    .filter(
      (one) =>
        (kind === undefined || one.kind === kind) &&
        (noteId === undefined || one.noteId === noteId) &&
        (from === undefined || one.on >= from) &&
        (to === undefined || one.on <= to),
    )
    .reverse();
  return pageOf(references, search.limit, (last) => last.transferId);
}

/** An issuer's account over some days. */
export function issuerRange(lines: readonly AccountLine[], { from, to }: StatementPeriod) {
  const within = lines.filter((one) => one.on >= from && one.on <= to);
  const openingSen = sumSen(lines.filter((one) => one.on < from).map((one) => one.amountSen));
  return {
    openingSen,
    closingSen: addSen(openingSen, sumSen(within.map((one) => one.amountSen))),
    totals: totalsOf(within),
    count: within.length,
    async *chunks(): AsyncGenerator<readonly AccountLine[]> {
      yield within;
    },
  };
}

function totalsOf(lines: readonly AccountLine[]): KindTotal[] {
  const kinds = new Map<string, { amountSen: Sen; entries: number }>();
  for (const { kind, amountSen } of lines) {
    const known = kinds.get(kind) ?? { amountSen: ZERO_SEN, entries: 0 };
    kinds.set(kind, { amountSen: addSen(known.amountSen, amountSen), entries: known.entries + 1 });
  }
  return [...kinds].map(([kind, total]) => ({ kind, ...total })).sort((a, b) => a.kind.localeCompare(b.kind));
}
