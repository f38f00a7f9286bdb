import { createPrivateKey, type KeyObject } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '@titian/finance/calendar';
import { sen, senToText } from '@titian/finance/sen';
import { signedConfirmation } from '@titian/server/gateways/rail/fpx/testing/exchange';
import { later } from '@titian/server/platform/clock';
import { newId } from '@titian/server/platform/ids';
import { loadInvestors } from '@titian/server/test/bulk-load';
import { scope } from '@titian/server/test/issued-note';
import type pg from 'pg';
import type { YearsWorld } from './world.ts';

/** The name and bank of everyone who is loaded. */
const HOLDER = 'CROWD INVESTOR';
const BANK = 'MB2U0227';
const ACCOUNT_NO = '114012345678';
const CHUNK = 1_000;
const AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** What each preset puts into a note. */
const PRESET_SEN = sen(25_000n);
/** What each investor brings at first, at the least; no two bring the same. */
const FIRST_SEN = sen(200_000n);

const PRESETS = `insert into %T (investor_id, version, enabled, name, term_min, term_max, rate_min_bps, rate_max_bps, types,
    contracts, guaranteed_option, uses_exhausted_balance, from_at)
  select user_id, 1, true, 'My Auto Investment', 1, 12, 800, 1800, $1::jsonb, '{Conventional,Shariah}', 'all', false,
    $2::timestamptz - interval '1 day' from investors`;

/** Three in four have no mail about each month's statement, and read it in the app. */
const PREFERENCES = `insert into notification_preferences (user_id, category, in_app, email)
  select user_id, 'statements', true, false from (select user_id, row_number() over (order by user_id) as n from investors) as numbered
  where n % 4 > 0`;

const ORDERS = `
  with made as (
    select * from jsonb_to_recordset($1::jsonb) as r (intent uuid, topup uuid, "user" uuid, ref text, "order" text, sen bigint)),
  intents as (
    insert into payment_intents (id, ref_number, purpose, purpose_id, user_id, page_token_hash, page_expires_at,
      payer_hint, description, channel, bank_code, amount_sen, exchange_order_no, order_no, started_at,
      next_enquiry_at, idempotency_key, business_date)
    select intent, ref, 'topup', topup, "user", sha256(intent::text::bytea), $2::timestamptz + interval '30 minutes',
      '${HOLDER}', 'Top up ' || ref, 'b2c', '${BANK}', sen, "order", ref, $2::timestamptz,
      $2::timestamptz + interval '3 minutes', gen_random_uuid(), $3::date
    from made returning id),
  orders as (
    insert into payment_orders (exchange_order_no, intent_id, attempt, order_no, channel, bank_code, made_at)
    select "order", intent, 1, ref, 'b2c', '${BANK}', $2::timestamptz from made)
  insert into topups (id, investor_id, payment_type, intent_id, ref_number, amount_sen, is_first, business_date)
  select topup, "user", 'fpx', intent, ref, sen, false, $3::date from made`;

/**
 * Loads approved investors with a bank account and a preset each, as rows; what they bring at first goes through the
 * product: the exchange's signed confirmation of one top-up each. The bank's book has the same payments.
 */
export async function loadPeople(
  world: YearsWorld,
  owner: pg.Client,
  folder: string,
  accounts: number,
): Promise<void> {
  const people = await loadInvestors(world.app.work, accounts, 0n);
  await owner.query(`update investors set agreement_version = '2021-01-01'`);
  const types = JSON.stringify({
    'Term Financing': { min: senToText(PRESET_SEN), max: senToText(PRESET_SEN) },
  });
  for (const table of ['presets', 'preset_versions']) {
    await owner.query(PRESETS.replace('%T', table), [types, world.clock.now()]);
  }
  await owner.query(PREFERENCES);
  await loadBankAccounts(
    world,
    people.map(({ userId }) => userId),
  );
  const key = createPrivateKey(readFileSync(world.keys.fpxKeyFile));
  for (let from = 0; from < people.length; from += CHUNK) {
    const orders = people.slice(from, from + CHUNK).map((one, index) => orderOf(one.userId, from + index));
    const { clock } = world;
    await owner.query(ORDERS, [JSON.stringify(orders), clock.now(), clock.today()]);
    await confirmAll(world, key, orders);
    bookAtBank(folder, orders, clock.today());
  }
  await owner.query('vacuum analyze');
}

async function loadBankAccounts({ app }: YearsWorld, users: readonly string[]): Promise<void> {
  for (let from = 0; from < users.length; from += CHUNK) {
    await app.work.command(scope, async (ctx) => {
      const rows = users.slice(from, from + CHUNK).map((user) => {
        const id = newId();
        const place = { table: 'bank_accounts', column: 'number_enc', row: id } as const;
        return {
          ...{ id, user_id: user, bic: 'MBBEMYKL', number_enc: ctx.fieldEncryption.seal(ACCOUNT_NO, place) },
          ...{ number_hash: ctx.fieldEncryption.keyedHash('bank_account', user), number_last4: '5678' },
          ...{ holder_name: HOLDER, verified_by: 'enquiry', usable_from: later(ctx.now, -DAY_MS) },
        };
      });
      await ctx.tx.db.insertInto('bank_accounts').values(rows).execute();
    });
  }
}

interface Order {
  readonly intent: string;
  readonly topup: string;
  readonly user: string;
  readonly ref: string;
  readonly order: string;
  /** The amount, as digits. */
  readonly sen: string;
}

function orderOf(user: string, number: number): Order {
  const text = String(number).padStart(8, '0');
  const amountSen = FIRST_SEN + BigInt(number);
  return {
    ...{ intent: newId(), topup: newId(), user, ref: `TU-Y${text}`, order: `YEARS-${text}` },
    sen: amountSen.toString(),
  };
}

const transactionOf = ({ order }: Order) => order.slice(-8).padStart(16, '7');

async function confirmAll({ app }: YearsWorld, key: KeyObject, orders: readonly Order[]): Promise<void> {
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const answers = await Promise.all(
      orders.slice(from, from + AT_ONCE).map((one) =>
        app.app.inject({
          ...{ method: 'POST', url: `${app.config.API_BASE}/fpx/direct` },
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(confirmationOf(key, one)).toString(),
        }),
      ),
    );
    const rejected = answers.find(({ statusCode }) => statusCode !== 200);
    if (rejected !== undefined) {
      throw new Error(`a first top-up was answered ${rejected.statusCode}: ${rejected.payload}`);
    }
  }
}

function confirmationOf(key: KeyObject, one: Order): Record<string, string> {
  return signedConfirmation(key, {
    ...{ buyerBankId: BANK, buyerName: HOLDER, debitAuthCode: '00', fpxTxnId: transactionOf(one) },
    ...{ msgToken: '01', sellerExId: 'EX00012345', sellerExOrderNo: one.order, sellerId: 'SE00012345' },
    ...{ sellerOrderNo: one.ref, txnAmount: senToText(sen(BigInt(one.sen))), txnCurrency: 'MYR' },
  });
}

/** The simulated bank reads its book when it starts. */
function bookAtBank(folder: string, orders: readonly Order[], on: Day): void {
  const entries = orders.map((one) => ({
    ...{ reference: transactionOf(one), kind: 'fpx', bookedOn: on, amountSen: one.sen },
    ...{ endToEndId: one.order, counterparty: { name: HOLDER, accountNo: '', bic: '' } },
    ...{ text: `FPX ${transactionOf(one)} ${one.order}`, returnReason: '' },
  }));
  const book = join(folder, 'rails', 'simulator', 'bank.jsonl');
  mkdirSync(join(folder, 'rails', 'simulator'), { recursive: true });
  appendFileSync(book, `${JSON.stringify({ entries })}\n`);
}
