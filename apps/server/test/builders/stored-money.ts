import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/**
 * Everything that confirmations of the bank leave about one customer, in a form in which two customers to whom the same
 * happened look the same: without ids, instants and references, and in no order.
 */
export async function storedAbout(
  app: TestApp,
  customer: { readonly userId: string; readonly accountId: string },
): Promise<string[]> {
  const { db } = app.database.reader;
  const intents = await db
    .selectFrom('payment_intents')
    .selectAll()
    .where('user_id', '=', customer.userId)
    .orderBy('id')
    .execute();
  const intentIds = intents.map(({ id }) => id);
  const topups = await db
    .selectFrom('topups')
    .selectAll()
    .where('investor_id', '=', customer.userId)
    .execute();
  const causes = [...intentIds, ...topups.map(({ id }) => id)];
  const orders = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('intent_id', 'in', intentIds)
    .execute();
  const tables: Readonly<Record<string, readonly object[]>> = {
    intents,
    topups,
    orders,
    transfers: await db.selectFrom('transfers').selectAll().where('reference_id', 'in', causes).execute(),
    entries: await db
      .selectFrom('entries')
      .selectAll()
      .where('account_id', '=', customer.accountId)
      .execute(),
    accounts: await db.selectFrom('accounts').selectAll().where('id', '=', customer.accountId).execute(),
    messages: await db
      .selectFrom('rail_messages')
      .selectAll()
      .where('intent_id', 'in', intentIds)
      .where('direction', '=', 'in')
      .execute(),
    audits: await db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject_id', 'in', [...causes, customer.userId])
      .where('actor_kind', '=', 'bank')
      .execute(),
    notices: await db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', customer.userId)
      .where('category', '=', 'money')
      .execute(),
    events: await db.selectFrom('events').selectAll().where('subject_id', '=', customer.userId).execute(),
    investors: await db.selectFrom('investors').selectAll().where('user_id', '=', customer.userId).execute(),
    mails: await mailsAbout(app, customer.userId),
  };
  const references = intents.flatMap((one, at) => [[one.ref_number, `REF-${at}`] as const]);
  const names = [
    ...references,
    ...orders.map((one) => [one.exchange_order_no, `ORDER-${one.attempt}`] as const),
  ];
  return Object.entries(tables)
    .flatMap(([table, rows]) => rows.map((row) => `${table} ${plainText(row, names)}`))
    .sort();
}

async function mailsAbout(app: TestApp, userId: string): Promise<object[]> {
  return app.work.query(scope, async (ctx) => {
    const rows = await ctx.reader.db.selectFrom('emails').selectAll().where('user_id', '=', userId).execute();
    return rows.filter(isAboutMoney).map((row) => ({
      ...{ template: row.template, dedupe_key: row.dedupe_key, state: row.state },
      content: ctx.fieldEncryption.open({
        table: 'emails',
        column: 'params_enc',
        row: row.id,
        bytes: row.params_enc,
      }),
    }));
  });
}

const isAboutMoney = ({ template }: { readonly template: string }) => /^(?:topup|receipt)_/.test(template);

/** Of one kind per customer, or of the moment. */
const uncomparable = new Set([
  ...['inv_no', 'identity_hash', 'identity_enc', 'page_token_hash', 'fpx_checkSum', 'fpx_sellerTxnTime'],
  ...['hash', 'seq', 'sealed_seq'],
]);

function plainText(row: object, names: readonly (readonly [string, string])[]): string {
  const text = JSON.stringify(row, (name, value: unknown) => {
    if (uncomparable.has(name)) {
      return null;
    }
    return typeof value === 'bigint' ? String(value) : value;
  });
  const named = names.reduce((all, [name, label]) => all.replaceAll(name, label), text);
  return named
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'INSTANT');
}
