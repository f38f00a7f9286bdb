import { addDays, monthOf } from '@titian/finance/calendar';
import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { Outcome } from '../../../platform/batching.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type LockedAccounts, lockAccounts, postNewTransfers } from '../../ledger/public.ts';
import { type Investor, readInvestors } from '../../onboarding/public.ts';
import { isAllowed, type MoneyLevel, readMoneyRestriction } from '../../restrictions/public.ts';
import { readSettings, type Settings } from '../../settings/public.ts';
import { type AcceptedSubscription, decideBatch, type QueuedSubscription } from '../domain/decide-batch.ts';
import type { Subscriber } from '../domain/decide-subscription.ts';
import { type Note, openTo } from '../domain/note.ts';
import { subscriberOf } from '../domain/subscriber-of.ts';
import { sumAutoSubscribed } from '../store/auto-subscribed.ts';
import { type LockedFunding, lockFunding, markFunded, writeRaised } from '../store/funding.ts';
import { findNote } from '../store/notes.ts';
import {
  growPositions,
  noPosition,
  type Position,
  readPositions,
  readWithIssuer,
} from '../store/positions.ts';
import { findKeyed, insertSubscriptions, type KeyedSubscription } from '../store/subscriptions.ts';
import { notifyFunded } from './notify-funded.ts';
import { answerEarlier, answerNew, type SubscriptionAnswer } from './subscription-answer.ts';

const HOUR_MS = 3_600_000;

/**
 * Decides and writes subscriptions on one note in arrival order, in one transaction: lock the note, lock the cash
 * accounts, read, decide with the same rule as for a single subscription, write with arrays.
 * @param runId the run of auto-investment that subscribes for presets, which have priority
 * @returns one outcome per subscription, in the order they were given
 */
export async function subscribeBatch(
  ctx: Ctx,
  noteId: string,
  subscriptions: readonly QueuedSubscription[],
  runId: string | null = null,
): Promise<Outcome<SubscriptionAnswer>[]> {
  const investorIds = [...new Set(subscriptions.map((subscription) => subscription.investorId))];
  // Statements that need nothing of each other travel together; the server still works on them in this order.
  const [funding, note, investors, settings, restrictions] = await Promise.all([
    lockFunding(ctx.tx, noteId),
    findNote(ctx.tx, noteId),
    readInvestors(ctx, investorIds),
    readSettings(ctx),
    readMoneyRestriction(ctx, investorIds),
  ]);
  if (!funding || !note) {
    return subscriptions.map(() => ({ ok: false, error: new AppError('not_found') }));
  }
  const facts = await readFacts(ctx, subscriptions, { investors, restrictions, issuerId: note.issuerId });
  const fresh = subscriptions.filter((subscription) => !facts.known.has(keyOf(subscription)));
  const { outcomes, accepted, raisedSen } = decideBatch(
    runId === null ? note : openTo(note, ctx.businessNow),
    facts.subscribers,
    fresh,
    settings,
    ctx.businessNow,
  );
  const cancelUntil = later(ctx.businessNow, settings.cancelWindowHours * HOUR_MS);
  const written = { note, funding, accepted, raisedSen, facts, settings, cancelUntil, runId };
  const ids = await writeAccepted(ctx, written);
  const decided = new Map(fresh.map((subscription, index) => [subscription, outcomes[index]]));
  return subscriptions.map((subscription) => {
    const earlier = facts.known.get(keyOf(subscription));
    return earlier
      ? answerEarlier(earlier, subscription, note)
      : answerNew(decided.get(subscription), { note, ids, cancelUntil });
  });
}

interface Facts {
  readonly investors: ReadonlyMap<string, Investor>;
  readonly subscribers: ReadonlyMap<string, Subscriber>;
  readonly locked: LockedAccounts;
  readonly positions: ReadonlyMap<string, Position>;
  readonly known: ReadonlyMap<string, KeyedSubscription>;
}

type Known = Pick<Facts, 'investors'> & {
  readonly restrictions: ReadonlyMap<string, MoneyLevel>;
  readonly issuerId: string;
};

async function readFacts(
  ctx: Ctx,
  subscriptions: readonly QueuedSubscription[],
  { investors, restrictions, issuerId }: Known,
): Promise<Facts> {
  const limited = ownersOf(subscriptions, ({ exposureBps }) => exposureBps !== undefined);
  const budgeted = ownersOf(subscriptions, ({ monthlyBudgetSen }) => monthlyBudgetSen !== undefined);
  const [locked, positions, keyed, withIssuer, autoMonth] = await Promise.all([
    lockAccounts(
      ctx,
      [...investors.values()].map((one) => one.cashAccountId),
    ),
    readPositions(ctx.tx, [...investors.keys()]),
    findKeyed(
      ctx.tx,
      subscriptions.map((subscription) => subscription.investorId),
      subscriptions.map((subscription) => subscription.idempotencyKey),
    ),
    limited.length > 0 ? readWithIssuer(ctx.tx, issuerId, limited) : nothingWithIssuer,
    sumAutoSubscribed(ctx.tx, monthOf(ctx.businessDate), budgeted),
  ]);
  const subscribers = new Map<string, Subscriber>();
  for (const { investorId, isIndividual } of subscriptions) {
    const investor = investors.get(investorId);
    if (investor) {
      subscribers.set(
        investorId,
        subscriberOf(investor, isIndividual, {
          cashSen: locked.get(investor.cashAccountId)?.balanceSen ?? ZERO_SEN,
          ...(positions.get(investorId) ?? noPosition),
          withIssuerSen: withIssuer.get(investorId) ?? ZERO_SEN,
          autoMonthSen: autoMonth.get(investorId) ?? ZERO_SEN,
          isFrozen: !isAllowed(restrictions.get(investorId) ?? 'none', 'subscription'),
        }),
      );
    }
  }
  return { investors, subscribers, locked, positions, known: new Map(keyed.map((one) => [keyOf(one), one])) };
}

function ownersOf(
  subscriptions: readonly QueuedSubscription[],
  has: (subscription: QueuedSubscription) => boolean,
): string[] {
  return subscriptions.filter(has).map((subscription) => subscription.investorId);
}

const nothingWithIssuer: ReadonlyMap<string, Sen> = new Map();

interface Acceptance {
  readonly note: Note;
  readonly funding: LockedFunding;
  readonly accepted: readonly AcceptedSubscription[];
  readonly raisedSen: Sen;
  readonly facts: Facts;
  readonly settings: Settings;
  readonly cancelUntil: Date;
  readonly runId: string | null;
}

async function writeAccepted(ctx: Ctx, acceptance: Acceptance): Promise<Map<AcceptedSubscription, string>> {
  const { note, funding, accepted, raisedSen, facts, settings, cancelUntil, runId } = acceptance;
  const ids = new Map(accepted.map((one) => [one, newId()]));
  if (accepted.length === 0) {
    return ids;
  }
  const rows = accepted.map((one, index) => ({
    id: ids.get(one) ?? '',
    seq: funding.lastSeq + BigInt(index) + 1n,
    investorId: one.subscription.investorId,
    accountId: facts.investors.get(one.subscription.investorId)?.cashAccountId ?? '',
    amountSen: one.amountSen,
    idempotencyKey: one.subscription.idempotencyKey,
    requestHash: one.subscription.requestHash,
    raisedAfterSen: one.raisedAfterSen,
    acknowledgedLimit: one.overLimit && one.subscription.acknowledgeLimit,
  }));
  const transfers = rows.map((row) => ({
    id: row.id,
    debitAccountId: row.accountId,
    creditAccountId: note.escrowAccountId,
    amountSen: row.amountSen,
    kind: 'subscription',
    referenceId: row.id,
    noteId: note.id,
  }));
  const changes = rows.map((row) => ({
    investorId: row.investorId,
    waitingSen: row.amountSen,
    outstandingSen: 0n,
  }));
  await Promise.all([
    postNewTransfers(ctx, facts.locked, transfers),
    insertSubscriptions(ctx.tx, { noteId: note.id, runId, on: ctx.businessDate, cancelUntil }, rows),
    growPositions(ctx.tx, changes, facts.positions),
    writeRaised(ctx.tx, note.id, raisedSen, rows.length),
  ]);
  if (raisedSen === note.targetSen) {
    const issueBy = addDays(ctx.businessDate, settings.issueDays);
    await markFunded(ctx.tx, note.id, ctx.businessDate, issueBy);
    await notifyFunded(ctx, note, raisedSen, issueBy);
  }
  return ids;
}

function keyOf(one: { investorId: string; idempotencyKey: string }): string {
  return `${one.investorId}:${one.idempotencyKey}`;
}
