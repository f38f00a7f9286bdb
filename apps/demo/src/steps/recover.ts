import { type PlannedRecovery, plannedRecoveries } from '../data/recoveries.ts';
import { addDays, type Day } from '../days.ts';
import { daysAgo, type Market } from '../market.ts';
import type { Story } from './originate.ts';

const FOUND = 'The papers of the matter are in the file, and the amounts agree with them.';

/** Puts what is done about a note that does not pay on the agenda, where its turn says so. */
export function planRecovery(market: Market, { note }: Story, noteId: string): void {
  const planned = note.turn === null ? undefined : plannedRecoveries[note.turn];
  if (planned === undefined) return;
  const plan = (on: Day, run: (day: Day) => Promise<void>) =>
    market.agenda.plan(on, 'pay', `recovery ${noteId}`, run);
  const { cost, received, writtenOffDaysAgo } = planned;
  for (const { daysAgo: days, ...updates } of planned.updates) {
    plan(daysAgo(market, days), (on) => sendUpdate(market, noteId, updates, on));
  }
  if (cost !== null) {
    plan(daysAgo(market, cost.daysAgo), (on) => recordCost(market, noteId, cost, on));
  }
  const arrivesOn = daysAgo(market, received.daysAgo);
  plan(arrivesOn, (on) => transfer(market, noteId, received, on));
  // The bank's statement of a day is there on the next.
  plan(addDays(arrivesOn, 1), (on) => recordReceipt(market, noteId, received, arrivesOn, on));
  if (writtenOffDaysAgo !== null) {
    plan(daysAgo(market, writtenOffDaysAgo), (on) => writeOff(market, noteId, on));
  }
}

type InvestorUpdate = Omit<PlannedRecovery['updates'][number], 'daysAgo'>;
type Received = PlannedRecovery['received'];

async function sendUpdate(
  { product, team }: Market,
  id: string,
  { next, ...updates }: InvestorUpdate,
  on: Day,
): Promise<void> {
  const next_step = next === undefined ? null : { step: next.step, due_on: addDays(on, next.inDays) };
  const body = { ...updates, next_step };
  await product.call('operatorNoteUpdate', { by: team.session('finance'), on, params: { id }, body });
}

async function recordCost(
  { team }: Market,
  subject_id: string,
  { amount, what }: NonNullable<PlannedRecovery['cost']>,
  on: Day,
): Promise<void> {
  await team.carryOut({ kind: 'recovery_cost', subject_id, after: { amount, on, what }, reason: FOUND }, on);
}

/** A guarantor pays the whole claim, unless a part was agreed. */
async function amountOf(
  { product, team }: Market,
  id: string,
  { amount }: Received,
  on: Day,
): Promise<string> {
  if (amount !== null) return amount;
  const { recovery } = await product.call('operatorNote', {
    by: team.session('finance'),
    on,
    params: { id },
  });
  if (recovery.guarantor === null) throw new Error(`The guarantor of note ${id} has not been asked to pay.`);
  return recovery.guarantor.claimed;
}

async function transfer(market: Market, noteId: string, received: Received, on: Day): Promise<void> {
  const { payer, reference } = received;
  await market.simulator.deposit(
    { amount: await amountOf(market, noteId, received, on), payer, reference },
    on,
  );
}

async function recordReceipt(
  market: Market,
  subject_id: string,
  received: Received,
  received_on: Day,
  on: Day,
): Promise<void> {
  const { product, team } = market;
  const amount = await amountOf(market, subject_id, received, on);
  const { source, payer: payer_name } = received;
  const { items } = await product.call('operatorReceiptLines', {
    by: team.session('finance'),
    on,
    query: { amount },
  });
  const line = items.find((one) => one.booked_on === received_on);
  if (line === undefined) throw new Error(`The statement of ${received_on} has no line of RM ${amount}.`);
  const { bank_reference } = line;
  const after = { source, amount, received_on, payer_name, bank_reference };
  await team.carryOut({ kind: 'note_receipt', subject_id, after, reason: FOUND }, on);
}

async function writeOff({ team }: Market, subject_id: string, on: Day): Promise<void> {
  const reason = 'The liquidator has paid the last dividend; nothing else can be expected.';
  await team.carryOut({ kind: 'note_close', subject_id, after: { outcome: 'written_off' }, reason }, on);
}
