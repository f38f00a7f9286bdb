import { message } from '@titian/contracts/messages/message';
import { addDays, type Day } from '@titian/finance/calendar';
import { addSen, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { balancesByKind, bankBalances, bankTransfersSince } from '../../ledger/public.ts';
import { amountMatching } from '../domain/amount-matching.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { type Finding, isBesideStatement } from '../domain/exception.ts';
import {
  type DayFigures,
  differenceSteps,
  reconcileTrust,
  stateOf,
  unexplained,
  unnamed,
} from '../domain/reconcile.ts';
import { agesOf } from '../queries/transit-age.ts';
import { resolve } from '../store/exception-resolutions.ts';
import { lastResolver, listOpen, storeFindings } from '../store/exceptions.ts';
import { insertMovements, linkMovements, matchAmounts } from '../store/movements.ts';
import { advanceMovements, lockProgress, markDirty, setDirtyFrom } from '../store/progress.ts';
import {
  isReconciledAfter,
  listReconciliations,
  type Reconciliation,
  readFigures,
  upsertReconciliations,
} from '../store/reconciliations.ts';
import { findExceptions } from './find-exceptions.ts';

/** Transfers become visible at their commit, which is later than their own time; no transaction lasts this long. */
const OVERLAP_MS = 10 * 60_000;
/** Where something is booked while the figures are read, they are read again. */
const TRIES = 3;

/**
 * Compares an account's statement with the ledger at the end of a day, and again at the end of every earlier day whose
 * figures have changed since; opens exceptions for differences and closes those that have gone (PAY-18). Safe to repeat: two
 * at once come one after the other and find the same.
 */
export async function reconcileAccount(ctx: Ctx, account: BankAccount, day: Day): Promise<void> {
  const figures = await consistentFigures(ctx, account, day);
  const found = await findExceptions(ctx, account, day);
  found.push(...(await findDifferences(ctx, account, figures)));
  const last = figures.at(-1);
  if (account.kind === 'trust_bank' && last !== undefined && last.bankSen !== null) {
    found.push(...(await findContradiction(ctx, last, last.bankSen)));
  }
  await storeFindings(ctx.tx, account.kind, found);
  const open = await listOpen(ctx.tx, account.kind, day);
  const causes = new Set(found.map(({ cause }) => cause));
  const gone = new Set(open.filter((one) => isGone(one, causes, figures)));
  await resolve(
    ctx.tx,
    [...gone].map((one) => one.id),
    { by: null, at: ctx.now, text: message('exception_settled') },
  );
  const openSince = open.find((one) => !gone.has(one))?.sinceOn ?? null;
  const explainedBy = await lastResolver(ctx.tx, account.kind, day);
  await upsertReconciliations(
    ctx.tx,
    figures.map((one) => rowOf(account, one, openSince, explainedBy)),
  );
  const next = (await isReconciledAfter(ctx.tx, account.kind, day)) ? addDays(day, 1) : null;
  await setDirtyFrom(ctx.tx, account.kind, next);
}

/**
 * A cause is resolved when it is not found again; one of a day only where that day was read, and has a statement now.
 */
function isGone(known: Finding, found: ReadonlySet<string>, figures: readonly DayFigures[]): boolean {
  if (isBesideStatement(known.cause)) {
    return false;
  }
  if (!/^(difference|statement|books):/.test(known.cause)) {
    return !found.has(known.cause);
  }
  const isVerified = figures.some((one) => one.day === known.sinceOn && one.bankSen !== null);
  return isVerified && !found.has(known.cause);
}

async function consistentFigures(ctx: Ctx, account: BankAccount, day: Day): Promise<DayFigures[]> {
  for (let tries = 1; ; tries += 1) {
    const from = await collect(ctx, account, day);
    const known = await readFigures(ctx.tx, account, await agesOf(ctx, { from, to: day }));
    const balances = await bankBalances(ctx, account.kind, { from, to: day });
    const figures = known.map((one) => ({ ...one, ledgerSen: balances.get(one.day) ?? ZERO_SEN }));
    const last = figures.at(-1);
    const isClear = last === undefined || last.bankSen === null || unnamed(last) === 0n;
    if (isClear || tries === TRIES) {
      return figures;
    }
  }
}

/** Lists new transfers of the bank, puts lines and transfers together, and answers the first day to work out again. */
async function collect(ctx: Ctx, account: BankAccount, day: Day): Promise<Day> {
  const { movementsThrough } = await lockProgress(ctx.tx, account.kind);
  for await (const chunk of bankTransfersSince(ctx, account.kind, later(movementsThrough, -OVERLAP_MS))) {
    const since = await insertMovements(ctx.tx, account, chunk);
    if (since !== null) {
      await markDirty(ctx.tx, account.kind, since);
    }
    await advanceMovements(ctx.tx, account.kind, chunk.at(-1)?.place ?? '2000-01-01');
  }
  await matchAmounts(ctx.tx, account, amountMatching);
  const linked = await linkMovements(ctx.tx, account);
  if (linked !== null) {
    await markDirty(ctx.tx, account.kind, linked);
  }
  const { dirtyFrom } = await lockProgress(ctx.tx, account.kind);
  return dirtyFrom !== null && dirtyFrom < day ? dirtyFrom : day;
}

async function findDifferences(
  ctx: Ctx,
  account: BankAccount,
  figures: readonly DayFigures[],
): Promise<Finding[]> {
  const first = figures[0];
  if (first === undefined) {
    return [];
  }
  // The days that lie between have no statement, and say nothing.
  const before = (await listReconciliations(ctx.tx, account.kind, first.day, 31)).find(
    (one) => one.unexplainedSen !== null,
  );
  const unnamedBefore =
    before === undefined ? ZERO_SEN : addSen(before.unexplainedSen ?? ZERO_SEN, before.overdueSen);
  return differenceSteps(figures, unnamedBefore).map(({ day, amountSen }) => ({
    kind: 'difference',
    cause: `difference:${account.kind}:${day}`,
    amountSen,
    detail: message('exception_difference', { amount: senToText(amountSen) }),
    sinceOn: day,
  }));
}

/** Where the ledger's own books disagree, the proof of client money fails although the bank agrees with one of them. */
async function findContradiction(
  ctx: Ctx,
  last: DayFigures,
  bankSen: NonNullable<DayFigures['bankSen']>,
): Promise<Finding[]> {
  const proof = reconcileTrust({ ...last, bankSen }, await balancesByKind(ctx, last.day));
  const amountSen = subtractSen(proof.differenceSen, unexplained(last) ?? ZERO_SEN);
  if (amountSen === 0n) {
    return [];
  }
  ctx.log.error(
    { day: last.day, difference: String(amountSen) },
    'client money is not what the bank account says',
  );
  const detail = 'What is owed by the accounts of the ledger is not what its account of the bank says';
  return [{ kind: 'difference', cause: `books:${last.day}`, amountSen, detail, sinceOn: last.day }];
}

function rowOf(
  account: BankAccount,
  figures: DayFigures,
  openSince: Day | null,
  explainedBy: string | null,
): Reconciliation {
  const unexplainedSen = unexplained(figures);
  const state = stateOf(figures, openSince);
  const byPerson = state === 'explained' && (figures.unmatchedSen !== 0n || unexplainedSen !== 0n);
  return {
    day: figures.day,
    account: account.kind,
    bankSen: figures.bankSen,
    ledgerSen: figures.ledgerSen,
    inTransitSen: subtractSen(figures.transitInSen, figures.transitOutSen),
    unmatchedSen: figures.unmatchedSen,
    unexplainedSen,
    overdueSen: figures.overdueSen,
    state,
    explainedBy: byPerson ? explainedBy : null,
  };
}
