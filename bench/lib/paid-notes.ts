import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import type { Titian } from '@titian/server/compose';
import { platformAccount } from '@titian/server/modules/ledger/public';
import { projectShares } from '@titian/server/modules/servicing/commands/project-shares';
import { tokenHash } from '@titian/server/platform/field-encryption';
import { type BulkInvestor, loadNote } from '@titian/server/test/bulk-load';
import { issueAtOnce, scope } from '@titian/server/test/issued-note';
import pg from 'pg';

/** What each investor puts into each note: over 12 months at 12 %, RM 10.00 and RM 1.20 come back a month. */
const HELD_SEN = 12_000;
const PAID = { principal: 1_000, return: 120, fee: 18, tax: 1 };
/** The rates at which that is taken, and the service tax that is owed and makes no whole sen yet. */
const RATES = { fee: 1500, tax: 800, withholding: 1500 };
const TAX_LEFT = PAID.fee * RATES.tax - PAID.tax * 10_000;
const NET_SEN = PAID.principal + PAID.return - PAID.fee - PAID.tax;
/** Issued so long ago, six instalments are due and paid. */
const ISSUED_DAYS_AGO = 200;
export const INSTALMENTS_PAID = 6;
/** People who hold the same notes. */
const GROUP = 100;

/** A business owner of loaded notes, signed in. */
export interface BulkIssuer {
  readonly token: string;
}

interface HeldNote {
  readonly noteId: string;
  readonly issuerId: string;
  readonly holders: readonly BulkInvestor[];
}

/**
 * Gives each investor so many running notes, six instalments of each paid and distributed: the rows as the product's
 * commands write them, in bulk. Their accounts have to hold enough, with `entriesBefore` entries each.
 */
export async function loadPaidNotes(
  titian: Titian,
  url: string,
  people: readonly BulkInvestor[],
  each: { readonly notes: number; readonly entriesBefore: number; readonly cashSen: number },
): Promise<BulkIssuer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rounds: HeldNote[][] = [];
  let issuerId: string | undefined;
  for (let round = 0; round < each.notes; round += 1) {
    const notes: HeldNote[] = [];
    for (let from = 0; from < people.length; from += GROUP) {
      const holders = people.slice(from, from + GROUP);
      const known = issuerId === undefined || from > 0 ? {} : { issuerId };
      const note = await loadNote(titian.work, { targetSen: BigInt(HELD_SEN * holders.length), ...known });
      issuerId ??= note.issuerId;
      notes.push({ noteId: note.noteId, issuerId: note.issuerId, holders });
    }
    await subscribe(client, notes, each.entriesBefore + round + 1, each.cashSen - HELD_SEN * (round + 1));
    await issue(titian, notes);
    rounds.push(notes);
  }
  const state = {
    seq: each.entriesBefore + each.notes,
    balanceSen: each.cashSen - HELD_SEN * each.notes,
  };
  for (let number = 1; number <= INSTALMENTS_PAID; number += 1) {
    for (const notes of rounds) {
      state.seq += 1;
      state.balanceSen += NET_SEN;
      await pay(client, notes, number, state);
    }
  }
  await finish(client, people, state);
  for (const { noteId } of rounds.flat()) {
    await titian.work.command(scope, (ctx) => projectShares(ctx, noteId, ctx.businessDate));
  }
  const token = await signIn(client, issuerId ?? '');
  await client.query('vacuum analyze');
  await client.end();
  return { token };
}

/** The holders of some notes, as columns. */
function columnsOf(notes: readonly HeldNote[]): unknown[] {
  const rows = notes.flatMap(({ noteId, holders }) =>
    holders.map((one, at) => ({ noteId, at: at + 1, user: one.userId, account: one.accountId })),
  );
  return [
    rows.map((one) => one.noteId),
    rows.map((one) => one.at),
    rows.map((one) => one.user),
    rows.map((one) => one.account),
  ];
}

const HELD = `unnest($1::uuid[], $2::int[], $3::uuid[], $4::uuid[]) as held (note, at, investor, account)`;

async function subscribe(
  client: pg.Client,
  notes: readonly HeldNote[],
  seq: number,
  balanceSen: number,
): Promise<void> {
  const on = dayAgo(ISSUED_DAYS_AGO);
  await client.query(
    `with made as (select gen_random_uuid() as id, held.*, n.escrow_account_id as escrow from ${HELD} join notes n on n.id = held.note),
      moved as (insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id, business_date)
        select id, account, escrow, ${HELD_SEN}, 'subscription', id, note, $5 from made),
      entered as (insert into entries (account_id, seq, transfer_id, kind, note_id, amount_sen, balance_sen, business_date)
        select account, $6::bigint, id, 'subscription', note, -${HELD_SEN}, $7::bigint, $5 from made),
      held as (insert into holdings (id, note_id, investor_id, account_id, principal_sen, outstanding_sen, return_sen, fee_sen, service_tax_sen,
          service_tax_remainder)
        select gen_random_uuid(), note, investor, account, ${HELD_SEN}, ${HELD_SEN - INSTALMENTS_PAID * PAID.principal},
          ${INSTALMENTS_PAID * PAID.return}, ${INSTALMENTS_PAID * PAID.fee}, ${INSTALMENTS_PAID * PAID.tax},
          ${INSTALMENTS_PAID * TAX_LEFT} from made)
    insert into subscriptions (id, note_id, seq, investor_id, account_id, amount_sen, source, idempotency_key, request_hash,
      raised_after_sen, state, business_date, cancel_until)
    select id, note, at, investor, account, ${HELD_SEN}, 'manual', id, '\\x00', ${HELD_SEN} * at, 'converted', $5, now() from made`,
    [...columnsOf(notes), on, seq, balanceSen],
  );
  await client.query(
    `update note_funding f set raised_sen = target_sen, last_seq = s.made, subscriptions = s.made
      from (select note_id, count(*) as made from subscriptions where note_id = any($1::uuid[]) group by note_id) s
      where s.note_id = f.note_id`,
    [notes.map((one) => one.noteId)],
  );
  await client.query(`update notes set state = 'funded', funded_on = $2 where id = any($1::uuid[])`, [
    notes.map((one) => one.noteId),
    on,
  ]);
}

async function issue(titian: Titian, notes: readonly HeldNote[]): Promise<void> {
  const past = { ...scope, dateShiftDays: -ISSUED_DAYS_AGO };
  for (const { noteId } of notes) {
    await titian.work.command(past, (ctx) => issueAtOnce(ctx, noteId));
  }
}

/** One instalment of some notes is received and distributed. */
async function pay(
  client: pg.Client,
  notes: readonly HeldNote[],
  number: number,
  state: { readonly seq: number; readonly balanceSen: number },
): Promise<void> {
  const ids = notes.map((one) => one.noteId);
  await client.query(REPAY, [
    ids,
    notes.map((one) => one.holders.length),
    number,
    HELD_SEN - (number - 1) * PAID.principal,
    platformAccount('trust_bank'),
    platformAccount('receipts_clearing'),
    platformAccount('fee_income'),
    platformAccount('service_tax'),
  ]);
  await client.query(DISTRIBUTE, [
    ids,
    number,
    HELD_SEN - (number - 1) * PAID.principal,
    sen(BigInt(NET_SEN)),
    state.seq,
    state.balanceSen,
  ]);
}

const REPAY = `with made as (
    select gen_random_uuid() as id, gen_random_uuid() as transfer, gen_random_uuid() as received, n.id as note, n.collection_account_id as collection,
      given.holders, i.due_on from unnest($1::uuid[], $2::int[]) as given (note, holders)
      join notes n on n.id = given.note join instalments i on i.note_id = n.id and i.number = $3),
  parts as (insert into repayment_parts (repayment_id, number, part, amount_sen)
    select id, $3, part.name, part.each * holders from made,
      (values ('principal', ${PAID.principal}), ('return', ${PAID.return})) as part (name, each)),
  moved as (insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id, business_date)
    select received, $5::uuid, $6::uuid, ${PAID.principal + PAID.return} * holders, 'bulk_load', id, null::uuid, due_on from made
    union all
    select transfer, $6::uuid, collection, ${PAID.principal + PAID.return} * holders, 'repayment', id, note, due_on from made
    union all
    select gen_random_uuid(), collection, $7::uuid, ${PAID.fee} * holders, 'service_fee', id, note, due_on from made
    union all
    select gen_random_uuid(), collection, $8::uuid, ${PAID.tax} * holders, 'service_tax_on_fee', id, note, due_on from made),
  paid as (update instalments i set paid_principal_sen = i.principal_sen, paid_return_sen = i.return_sen, settled_on = i.due_on
    from made where i.note_id = made.note and i.number = $3)
  insert into repayments (id, note_id, source_kind, source_id, received_on, booked_on, amount_sen, principal_sen, return_sen, late_sen,
    state, cursor, weights_total_sen, split_on, service_fee_bps, service_tax_bps, withholding_bps, withholds_late, seq, transfer_id, distributed_at)
  select id, note, 'intent', id, due_on, due_on, ${PAID.principal + PAID.return} * holders, ${PAID.principal} * holders,
    ${PAID.return} * holders, 0, 'distributed', holders, $4::bigint * holders,
    due_on, ${RATES.fee}, ${RATES.tax}, ${RATES.withholding}, true, $3, transfer, now() from made`;

const DISTRIBUTE = `with made as (
    select gen_random_uuid() as transfer, r.id as repayment, r.received_on, h.id as holding, h.note_id as note, h.account_id as account,
      n.collection_account_id as collection, row_number() over (partition by r.id order by h.id) as place
    from repayments r join holdings h on h.note_id = r.note_id join notes n on n.id = r.note_id
    where r.note_id = any($1::uuid[]) and r.seq = $2),
  moved as (insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id, business_date)
    select transfer, collection, account, $4::bigint, 'distribution', repayment, note, received_on from made),
  entered as (insert into entries (account_id, seq, transfer_id, kind, note_id, amount_sen, balance_sen, business_date)
    select account, $5::bigint, transfer, 'distribution', note, $4::bigint, $6::bigint, received_on from made)
  insert into distribution_shares (repayment_id, holding_id, position, weight_sen, principal_sen, return_sen, late_sen, fee_sen,
    service_tax_sen, withholding_sen, net_sen, transfer_id)
  select repayment, holding, place, $3::bigint, ${PAID.principal}, ${PAID.return}, 0, ${PAID.fee}, ${PAID.tax}, 0, $4::bigint, transfer from made`;

async function finish(
  client: pg.Client,
  people: readonly BulkInvestor[],
  state: { readonly seq: number; readonly balanceSen: number },
): Promise<void> {
  const accounts = people.map((one) => one.accountId);
  await client.query('update accounts set balance_sen = $2, version = $3 where id = any($1::uuid[])', [
    accounts,
    state.balanceSen,
    state.seq,
  ]);
  await client.query(
    `insert into investor_positions (investor_id, outstanding_sen)
      select investor_id, sum(outstanding_sen) from holdings where account_id = any($1::uuid[]) group by investor_id`,
    [accounts],
  );
}

async function signIn(client: pg.Client, issuerId: string): Promise<string> {
  const token = `bench-${issuerId}`;
  await client.query(
    `insert into applications (id, user_id, form, application_status, saved_at) values (gen_random_uuid(), $1, 'business', 'Approved', now())`,
    [issuerId],
  );
  await client.query(
    `insert into sessions (token_hash, subject_kind, subject_id, event_uuid, last_seen_at, idle_until, expires_at)
      values ($1, 'user', $2, gen_random_uuid(), now(), now() + interval '1 day', now() + interval '1 day')`,
    [tokenHash(token), issuerId],
  );
  return token;
}

function dayAgo(days: number): string {
  return addDays(malaysiaDay(new Date()), -days);
}
