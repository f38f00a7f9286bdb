import { type Sen, sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { type Holding, holdingsIn } from '../store/holdings.ts';
import { type Subscription, subscriptionsOf } from '../store/subscription-reads.ts';

/** What one investor has in one note. */
export interface Mine {
  /** Null before the note is issued, and where nothing of it was. */
  readonly holding: Holding | null;
  readonly waitingSen: Sen;
  readonly principalSen: Sen;
  readonly outstandingSen: Sen;
  /** Everything paid out so far, after fees and tax. */
  readonly receivedSen: Sen;
  readonly subscriptions: readonly Subscription[];
}

/** An investor's part in each of some notes; a note without any is given zeros. */
export async function readMine(
  ctx: QueryCtx,
  investorId: string,
  noteIds: readonly string[],
): Promise<Map<string, Mine>> {
  const holdings = new Map(
    (await holdingsIn(ctx.reader, investorId, noteIds)).map((one) => [one.noteId, one]),
  );
  const subscriptions = await subscriptionsOf(ctx.reader, investorId, noteIds);
  return new Map(
    noteIds.map((noteId) => [
      noteId,
      mineOf(
        subscriptions.filter((one) => one.noteId === noteId),
        holdings.get(noteId),
      ),
    ]),
  );
}

function mineOf(subscriptions: readonly Subscription[], holding: Holding | undefined): Mine {
  const waiting = subscriptions.filter((one) => one.state === 'active');
  return {
    waitingSen: sumSen(waiting.map((one) => one.amountSen)),
    principalSen: holding?.principalSen ?? ZERO_SEN,
    outstandingSen: holding?.outstandingSen ?? ZERO_SEN,
    receivedSen: holding ? receivedBy(holding) : ZERO_SEN,
    subscriptions,
    holding: holding ?? null,
  };
}

function receivedBy(holding: Holding): Sen {
  const gross =
    holding.principalSen -
    holding.outstandingSen -
    holding.writtenOffSen +
    holding.returnSen +
    holding.lateSen;
  return sen(gross - holding.feeSen - holding.serviceTaxSen - holding.withholdingSen);
}
