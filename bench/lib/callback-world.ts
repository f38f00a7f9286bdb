import { createPrivateKey, type KeyObject, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sen } from '@titian/finance/sen';
import { senToText } from '@titian/finance/sen';
import { compose, type Titian } from '@titian/server/compose';
import { signedConfirmation } from '@titian/server/gateways/rail/fpx/testing/exchange';
import { readConfig } from '@titian/server/platform/config';
import { type BulkInvestor, loadInvestors } from '@titian/server/test/bulk-load';
import pg from 'pg';
import { postgresTimeMs, processorTimeMs } from './processor-time.ts';
import { formPost, type RawRequest } from './raw-posts.ts';
import { startServer } from './server-process.ts';
import type { World } from './world.ts';

const PEOPLE = 2_000;
const BANK = 'MB2U0227';
/** The name that `loadInvestors` gives all investors: an equal payer name is credited automatically. */
const HOLDER = 'CROWD INVESTOR';
const CHUNK = 500;

/** Payments at the bank with their orders and top-ups: the rows as the product's commands write them, in bulk. */
const INSERT_ORDERS = `
  with made as (
    select * from jsonb_to_recordset($1::jsonb) as r (intent uuid, topup uuid, "user" uuid, ref text, "order" text)),
  intents as (
    insert into payment_intents (id, ref_number, purpose, purpose_id, user_id, page_token_hash, page_expires_at,
      payer_hint, description, channel, bank_code, amount_sen, exchange_order_no, order_no, started_at,
      next_enquiry_at, idempotency_key, business_date)
    select intent, ref, 'topup', topup, "user", sha256(intent::text::bytea), now() + interval '30 minutes',
      '${HOLDER}', 'Top up ' || ref, 'b2c', '${BANK}', $2::bigint, "order", ref, now(), now() + interval '3 minutes',
      gen_random_uuid(), current_date
    from made returning id),
  orders as (
    insert into payment_orders (exchange_order_no, intent_id, attempt, order_no, channel, bank_code, made_at)
    select "order", intent, 1, ref, 'b2c', '${BANK}', now() from made)
  insert into topups (id, investor_id, payment_type, intent_id, ref_number, amount_sen, is_first, business_date)
  select topup, "user", 'fpx', intent, ref, $2::bigint, false, current_date from made`;

/** A confirmation as FPX posts it. */
export type SignedCallback = RawRequest;

/** Confirmations of top-ups that the product has at the bank. */
export interface CallbackSource {
  /** Orders that many top-ups at the bank, and signs the bank's approval of each with the exchange's key. */
  sign(count: number): Promise<readonly SignedCallback[]>;
}

export interface CallbackWorld extends CallbackSource {
  readonly titian: Titian;
  readonly port: number;
  /** Processor time so far, in ms, of the server and of PostgreSQL. */
  processorTime(): { readonly serverMs: number; readonly postgresMs: number };
  /** A database with the row that the yardstick updates. */
  readonly yardstickUrl: string;
}

interface Order {
  readonly intent: string;
  readonly topup: string;
  readonly user: string;
  readonly ref: string;
  readonly order: string;
}

/** The product with its people and a server of its own; `stopping` collects what to stop afterwards. */
export async function prepareCallbacks(
  on: World,
  stopping: (() => Promise<unknown>)[],
  amountSen: Sen,
): Promise<CallbackWorld> {
  const url = await on.database('product');
  const titian = await compose(readConfig({ ...on.environment(url), DATABASE_CONNECTIONS: '4' }));
  stopping.push(() => titian.close());
  const people = await loadInvestors(titian.work, PEOPLE, 0n);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  stopping.push(() => client.end());
  const server = await startServer(on, url);
  stopping.push(() => server.stop());
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backendPid = rows[0]?.pid ?? 0;
  return {
    ...createCallbackSource(on, client, people, amountSen),
    titian,
    port: server.port,
    processorTime: () => ({
      serverMs: processorTimeMs(server.pid),
      postgresMs: postgresTimeMs(backendPid),
    }),
    yardstickUrl: await prepareRow(on),
  };
}

/** @param client signed in as the owner, who writes the orders */
export function createCallbackSource(
  on: World,
  client: pg.Client,
  people: readonly BulkInvestor[],
  amountSen: Sen,
): CallbackSource {
  const key = createPrivateKey(readFileSync(join(on.folder, 'fpx.key.pem')));
  let made = 0;
  return {
    async sign(count) {
      const orders = Array.from({ length: count }, () => {
        made += 1;
        return orderOf(people, made);
      });
      for (let from = 0; from < count; from += CHUNK) {
        const chunk = JSON.stringify(orders.slice(from, from + CHUNK));
        await client.query(INSERT_ORDERS, [chunk, amountSen.toString()]);
      }
      await client.query('analyze payment_orders, payment_intents, topups');
      return orders.map((order) => callbackOf(key, order, amountSen));
    },
  };
}

async function prepareRow(on: World): Promise<string> {
  const url = await on.database('yardstick');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table bench_row (id int primary key, n bigint not null)');
  await client.query('insert into bench_row values (1, 0)');
  await client.end();
  return url;
}

function orderOf(people: readonly BulkInvestor[], number: number): Order {
  const text = String(number).padStart(10, '0');
  return {
    intent: randomUUID(),
    topup: randomUUID(),
    user: people[(number * 7_919) % people.length]?.userId ?? '',
    ref: `TU-${text}`,
    order: `BENCH-${text}`,
  };
}

function callbackOf(key: KeyObject, { order, ref }: Order, amountSen: Sen): SignedCallback {
  const fields = signedConfirmation(key, {
    buyerBankId: BANK,
    buyerName: HOLDER,
    debitAuthCode: '00',
    fpxTxnId: order.slice(-10).padStart(16, '2'),
    msgToken: '01',
    sellerExId: 'EX00012345',
    sellerExOrderNo: order,
    sellerId: 'SE00012345',
    sellerOrderNo: ref,
    txnAmount: senToText(amountSen),
    txnCurrency: 'MYR',
  });
  return formPost('/api/fpx/direct', new URLSearchParams(fields).toString());
}
