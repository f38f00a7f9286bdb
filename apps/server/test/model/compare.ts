import { sql } from 'kysely';
import { sum } from './arithmetic.ts';
import type { Model, NoteModel, PlatformModel } from './state.ts';
import type { World } from './world.ts';

const INVARIANTS_EVERY = 50;

/** After each command: cash and positions of everybody, every note, and what each kind of account holds, to the sen. */
export async function compare(world: World, model: Model): Promise<void> {
  await Promise.all([comparePeople(world, model), compareNotes(world, model), comparePlatform(world, model)]);
  if (world.steps % INVARIANTS_EVERY === 0) {
    await world.app.verifyLedger();
  }
}

function demandEqual(what: string, shown: readonly unknown[], expected: readonly unknown[]): void {
  if (shown.join(' ') !== expected.join(' ')) {
    throw new Error(`${what}: the product has ${shown.join(' ')}, the model ${expected.join(' ')}`);
  }
}

async function comparePeople({ app }: World, model: Model): Promise<void> {
  const { rows } = await sql<{ owner_id: string; balance: bigint; waiting: bigint; outstanding: bigint }>`
    select a.owner_id, a.balance_sen as balance, coalesce(p.waiting_sen, 0) as waiting,
      coalesce(p.outstanding_sen, 0) as outstanding
    from accounts a left join investor_positions p on p.investor_id = a.owner_id
    where a.kind in ('investor_cash', 'issuer_cash')`.execute(app.database.reader.db);
  const shown = new Map(rows.map((row) => [row.owner_id, row]));
  for (const [index, one] of model.investors.entries()) {
    const row = shown.get(one.userId);
    demandEqual(
      `cash, waiting and outstanding of investor ${index}`,
      [row?.balance, row?.waiting, row?.outstanding],
      [one.cashSen, one.waitingSen, one.outstandingSen],
    );
  }
  for (const [index, one] of model.issuers.entries()) {
    demandEqual(`cash of issuer ${index}`, [shown.get(one.userId)?.balance], [one.cashSen]);
  }
}

async function compareNotes({ app }: World, model: Model): Promise<void> {
  const { rows } = await sql<{ id: string; stand: string }>`
    select n.id, concat_ws(' ', n.state, f.raised_sen, n.is_late, n.paused_on is not null,
      (select coalesce(sum(h.outstanding_sen), 0) from holdings h where h.note_id = n.id),
      (select coalesce(sum(e.open_sen), 0) from excesses e where e.note_id = n.id)) as stand
    from notes n join note_funding f on f.note_id = n.id`.execute(app.database.reader.db);
  const shown = new Map(rows.map((row) => [row.id, row.stand]));
  for (const [index, note] of model.notes.entries()) {
    demandEqual(`note ${index}`, [shown.get(note.id)], [standOf(note)]);
  }
}

function standOf(note: NoteModel): string {
  const outstandingSen = sum(note.holdings.map((one) => one.outstandingSen));
  const stand = [note.state, note.raisedSen, note.isLate ? 't' : 'f', note.pausedOn === null ? 'f' : 't'];
  return [...stand, outstandingSen, note.excessSen].join(' ');
}

async function comparePlatform({ app }: World, model: Model): Promise<void> {
  const { rows } = await sql<{ kind: string; total: bigint }>`
    select a.kind, sum(t.amount)::bigint as total from accounts a join (
      select credit_account_id as id, amount_sen as amount from transfers
      union all select debit_account_id, -amount_sen from transfers) t using (id)
    group by a.kind`.execute(app.database.reader.db);
  const shown = new Map(rows.map((row) => [row.kind, row.total]));
  for (const [kind, heldSen] of Object.entries(model.platform) as [keyof PlatformModel, bigint][]) {
    const totalSen = shown.get(kind) ?? 0n;
    demandEqual(`account ${kind}`, [kind === 'trust_bank' ? -totalSen : totalSen], [heldSen]);
  }
  demandEqual('what all accounts hold', [model.platform.trust_bank], [model.heldSen()]);
}
