import type { Api } from '@titian/contracts/schemas/all';
import { taxedAbroad } from '../data/individuals.ts';
import { type Turn, turns } from '../data/notes.ts';
import { plannedPresets } from '../data/presets.ts';
import type { Sight } from '../demo-file.ts';
import { daysAgo, type InvestorMember, type Market } from '../market.ts';
import { showDeposit } from './recurring-deposit.ts';

const STORY_DAYS = 365;

type Seen = Api['operatorNote']['response'];

const some = (amount: string | null | undefined): boolean =>
  amount !== null && amount !== undefined && amount !== '0.00';

/** What a note that takes a turn shows, in the words of the list at the start, and what finance sees on it then. */
const shown: Readonly<Record<Turn, { readonly what: string; readonly isSeen: (seen: Seen) => boolean }>> = {
  over_subscribed: {
    what: 'presets wanted more than there was',
    isSeen: ({ note }) => note.state === 'issued',
  },
  settled_early: {
    what: 'settled early by quote',
    isSeen: ({ note, schedule }) =>
      note.state === 'completed' && schedule.some((row) => (row.settled_on ?? row.due_on) < row.due_on),
  },
  paid_too_much: {
    what: 'the issuer paid more than was due',
    isSeen: ({ repayments }) => repayments.some((one) => some(one.excess)),
  },
  guarantor_paid: {
    what: 'in default, then paid by the guarantor',
    isSeen: ({ recovery }) => recovery.defaulted_on !== null && some(recovery.guarantor?.paid),
  },
  recovered_in_part: {
    what: 'in default, recovered in part',
    isSeen: ({ note, recovery }) =>
      note.state === 'defaulted' && some(recovery.recovered) && some(recovery.costs),
  },
  written_off: {
    what: 'written off by two operators',
    isSeen: ({ note, recovery }) => note.state === 'written_off' && some(recovery.written_off),
  },
};

/**
 * Where to look for what happens once: one note for every turn, and the investor whose return is taxed at source.
 *
 * @throws Error where the product does not show what the plan demands
 */
export async function showTurns(market: Market, investors: readonly InvestorMember[]): Promise<Sight[]> {
  const seen = await Promise.allSettled([
    ...turns.map((turn) => showTurn(market, investors, turn)),
    ...[...taxedAbroad.keys()].map((name) => showTaxed(market, investors, name)),
    showDeposit(market, investors),
    demandOverSubscribed(market, investors),
  ]);
  const missed = seen.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []));
  if (missed.length > 0) throw new Error(missed.join('\n'));
  return seen.flatMap((one) => (one.status === 'fulfilled' && one.value ? one.value : []));
}

async function showTurn(market: Market, investors: readonly InvestorMember[], turn: Turn): Promise<Sight> {
  const taken = market.turns.get(turn);
  if (taken === undefined) throw new Error(`No note of the year takes the turn ${turn}.`);
  const by = market.team.session('finance');
  const params = { id: taken.noteId };
  const seen = await market.product.call('operatorNote', { by, on: market.today, params });
  const { what, isSeen } = shown[turn];
  if (!isSeen(seen)) throw new Error(`${seen.note.number} was to be ${turn}, and is not.`);
  // Preset results are notified to their owners; the other events to issuers as well.
  const seer =
    turn === 'over_subscribed' ? named(investors, plannedPresets[0]?.investor ?? '') : taken.issuer;
  return { what, where: seen.note.number, email: seer.email };
}

/** The preset with the largest demand got less of that note than requested, because it was oversubscribed. */
async function demandOverSubscribed(market: Market, investors: readonly InvestorMember[]): Promise<void> {
  const noteId = market.turns.get('over_subscribed')?.noteId;
  const [largest] = [...plannedPresets].sort((one, other) => other.amounts[1] - one.amounts[1]);
  const by = named(investors, largest?.investor ?? '').session;
  const { items } = await market.product.call('autoInvestLog', {
    by,
    on: market.today,
    query: { limit: '100' },
  });
  const found = items.find(({ note }) => note.id === noteId);
  const requested = largest?.amounts[1] ?? 0;
  if (found?.result !== 'allocated' || Number.parseInt(found.amount, 10) >= requested) {
    throw new Error(`${largest?.investor} was to get less than RM ${requested}: ${JSON.stringify(found)}`);
  }
}

async function showTaxed(market: Market, investors: readonly InvestorMember[], name: string): Promise<Sight> {
  const { session: by, email } = named(investors, name);
  const { today: on, product } = market;
  const query = { from: daysAgo(market, STORY_DAYS), to: on };
  const { items } = await product.call('activityStatement', { by, on, query });
  const taxed = items.filter(({ parts }) => some(parts.withholding_tax)).length;
  if (taxed === 0) throw new Error(`No return of ${name} was taxed at source.`);
  return { what: 'not a tax resident: tax is withheld', where: 'My Activity', email };
}

function named(investors: readonly InvestorMember[], name: string): InvestorMember {
  const found = investors.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no investor ${name}.`);
  return found;
}
