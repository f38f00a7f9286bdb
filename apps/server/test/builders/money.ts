import { randomBytes, randomUUID } from 'node:crypto';
import { day } from '@titian/finance/calendar';
import { sen, ZERO_SEN } from '@titian/finance/sen';
import { sql } from 'kysely';
import { counterpartyPlace } from '../../src/modules/payments/store/bank-lines.ts';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';

export { ringgit as senOf } from '@titian/finance/testing/ringgit';

/** What an account of the platform holds, as the sum of its transfers. */
export async function platformBalance(app: TestApp, kind: string): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(case when t.credit_account_id = a.id then t.amount_sen else -t.amount_sen end), 0)::bigint as total
    from accounts a left join transfers t on a.id in (t.credit_account_id, t.debit_account_id)
    where a.kind = ${kind}`.execute(app.database.reader.db);
  return rows[0]?.total ?? 0n;
}

/** A payment as it is stored, by its reference. */
export function storedPayment(app: TestApp, refNumber: string) {
  return app.database.reader.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('ref_number', '=', refNumber)
    .executeTakeFirstOrThrow();
}

/** A top-up as it is stored, by its reference. */
export function storedTopup(app: TestApp, refNumber: string) {
  return app.database.reader.db
    .selectFrom('topups')
    .selectAll()
    .where('ref_number', '=', refNumber)
    .executeTakeFirstOrThrow();
}

/** The messages of the rail about a payment, or those about none, oldest first. */
export function railMessages(app: TestApp, intentId: string | null) {
  return app.database.reader.db
    .selectFrom('rail_messages')
    .selectAll()
    .where('intent_id', intentId === null ? 'is' : '=', intentId)
    .orderBy('id')
    .execute();
}

/** What a line of the trust account's statement says. */
export interface LineOverrides {
  /** Ringgit, below zero for a debit. */
  readonly amount: string;
  readonly on: string;
  readonly counterparty?: string | null;
  /** The account that the bank names as the other side's, or none. */
  readonly account?: { readonly bic: string; readonly number: string };
  /** The operator who uploaded the statement; the bank's channel by default. */
  readonly uploadedBy?: string;
  readonly accountNo?: string;
  /** The EndToEndId or the number of an order. */
  readonly reference?: string;
  /** What the sender or the bank wrote beside it. */
  readonly description?: string;
  /** Whether the final statement of its day has it, as by default. */
  readonly isFinal?: boolean;
}

let lines = 0;

/** A statement that counts with one open line; answers the bank's reference of the line. */
export async function statementLine(app: TestApp, overrides: LineOverrides): Promise<string> {
  lines += 1;
  const bankReference = `TEST-LINE-${lines}`;
  const [id, account] = [randomUUID(), overrides.accountNo ?? '514012345678'];
  const on = day(overrides.on);
  const { account: other } = overrides;
  await app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, async (ctx) => {
    await ctx.tx.db
      .insertInto('bank_statements')
      .values({
        ...{ id, account, file_sha256: randomBytes(32), opening_sen: ZERO_SEN, closing_sen: ZERO_SEN },
        ...{ from_on: on, to_on: on, lines: 1, new_lines: 1 },
        ...(overrides.uploadedBy === undefined
          ? { source: 'batch' }
          : { source: 'upload', imported_by: overrides.uploadedBy }),
      })
      .execute();
    await ctx.tx.db
      .insertInto('bank_statement_lines')
      .values({
        ...{ statement_id: id, line_no: 1, bank_reference: bankReference, account, booked_on: on },
        ...{
          amount_sen: sen(BigInt(Math.round(Number(overrides.amount) * 100))),
          is_return: false,
          is_final: overrides.isFinal ?? true,
        },
        counterparty: overrides.counterparty ?? null,
        reference: overrides.reference ?? null,
        description: overrides.description ?? null,
        ...(other === undefined
          ? {}
          : {
              counterparty_bic: other.bic,
              counterparty_number_enc: ctx.fieldEncryption.seal(
                other.number,
                counterpartyPlace(bankReference),
              ),
              counterparty_number_hash: ctx.fieldEncryption.keyedHash(
                'bank_account',
                `${other.bic}:${other.number}`,
              ),
              counterparty_last4: other.number.slice(-4),
            }),
      })
      .execute();
  });
  return bankReference;
}
