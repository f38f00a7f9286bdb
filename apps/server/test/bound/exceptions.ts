import { malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { noAccounts, platformAccount, postTransfers } from '../../src/modules/ledger/public.ts';
import { systemActor } from '../../src/platform/context.ts';
import type { JsonValue } from '../../src/platform/db/schema.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from '../app.ts';
import { runDay } from '../builders/financing.ts';
import { statementLine } from '../builders/money.ts';
import { type BoundRow, row } from './harness.ts';

const today = malaysiaDay(new Date());

interface Stray {
  readonly subjectId: string;
  readonly after: { readonly [name: string]: JsonValue };
  readonly ids: { readonly line: string };
}

const CAUSE = 'The cause finds the line, and without its line the proposal is refused.';

/** What every proposal about such a line binds. */
const onException = {
  kind: ({ subjectId }: Stray) =>
    sql`update reconciliation_exceptions set kind = 'duplicate' where id = ${subjectId}`,
  line: ({ ids }: Stray) => sql`
    update bank_statement_lines set counterparty = 'TENANT BHD' where bank_reference = ${ids.line}`,
};

/** Lines of the bank's statement that nothing explains. */
export const exceptionRows: Readonly<Record<string, BoundRow>> = {
  exception_resolution: row({
    make: (app) => strayLine(app, '77.00', { category: 'bank_error', transfer_id: null }),
    changes: {
      ...onException,
      cause: ({ subjectId }) =>
        sql`update reconciliation_exceptions set cause = 'line:ANOTHER' where id = ${subjectId}`,
      amount: ({ subjectId }) =>
        sql`update reconciliation_exceptions set amount_sen = amount_sen + 1 where id = ${subjectId}`,
      detail: ({ subjectId }) =>
        sql`update reconciliation_exceptions set detail = 'Something else' where id = ${subjectId}`,
    },
    fixed: {
      account: 'An exception keeps the account whose statement has its line.',
      transfer: 'This resolution names no transfer, and none waits for a line here.',
    },
  }),

  bank_charge: row({
    async make(app) {
      await payFees(app);
      return strayLine(app, '-10.60', { amount: '10.60' });
    },
    changes: onException,
    fixed: { cause: CAUSE },
  }),

  bank_profit: row({
    make: (app) => strayLine(app, '31.00', { amount: '31.00' }),
    changes: onException,
    fixed: { cause: CAUSE },
  }),

  line_allocation: row({
    make: (app) =>
      strayLine(app, '55.00', {
        amount: '55.00',
        parts: [{ target: 'sender', target_id: null, amount: '55.00' }],
      }),
    changes: {
      ...onException,
      sender: ({ ids }) => sql`
        update bank_statement_lines set counterparty_bic = 'CIBBMYKL' where bank_reference = ${ids.line}`,
    },
    fixed: {
      cause: CAUSE,
      allocation: 'A return to the sender binds nothing beside the account that it goes to.',
      payout: 'This line brings back no payout.',
    },
  }),

  line_return: row({
    make: (app) => strayLine(app, '55.00', { amount: '55.00' }),
    changes: {
      ...onException,
      sender: ({ ids }) => sql`
        update bank_statement_lines set counterparty_bic = 'CIBBMYKL' where bank_reference = ${ids.line}`,
    },
    fixed: {
      cause: CAUSE,
      earlier: 'This is the first return; an earlier one that has not come back refuses another.',
    },
  }),
};

/** An open exception about an unidentified line, and what is proposed about it. */
async function strayLine(app: TestApp, amount: string, after: Stray['after']): Promise<Stray> {
  const account = { bic: 'PBBEMYKL', number: '319876543210' };
  const line = await statementLine(app, { amount, on: today, counterparty: 'TENANT', account });
  await runDay(app, today);
  const { id } = await app.database.reader.db
    .selectFrom('reconciliation_exceptions')
    .select('id')
    .where('cause', '=', `line:${line}`)
    .executeTakeFirstOrThrow();
  return { subjectId: id, after, ids: { line } };
}

/** Fees of RM 100 in the trust account. */
async function payFees(app: TestApp): Promise<void> {
  const id = newId();
  await app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
    postTransfers(ctx, noAccounts, [
      {
        ...{ id, referenceId: id, noteId: null, kind: 'test_fee', amountSen: sen(100_00n) },
        debitAccountId: platformAccount('trust_bank'),
        creditAccountId: platformAccount('fee_income'),
      },
    ]),
  );
}
