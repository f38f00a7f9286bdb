import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { filePlace } from '../../src/modules/payments/store/statement-imports.ts';
import { operatorPair } from '../builders/operators.ts';
import { mt940Statement, type StatementText, uploadStatement } from '../builders/statements.ts';
import { OPERATING_ACCOUNT } from '../builders/treasury.ts';
import { type BoundRow, OTHER_ID, row, sealedOnce } from './harness.ts';

const on = addDays(malaysiaDay(new Date()), -400);

/** A statement from before everything else, with an unidentified debit. */
const text = (lines: StatementText['lines']) =>
  mt940Statement({ account: OPERATING_ACCOUNT, on, opening: '500.00', lines });
const lines = [{ amount: '12.34', mark: 'D', ref: 'BOUNDIMPORT', eref: 'BOUND-SWEEP' }] as const;

/** Files that a second operator has to approve before they settle anything. */
export const statementRows: Readonly<Record<string, BoundRow>> = {
  statement_import: row({
    async make(app) {
      const { maker } = await operatorPair(app);
      const { body } = await uploadStatement(app, maker.headers, text(lines));
      // Makes room for a proposal of the walk's own.
      await app.work.command(
        { actor: { kind: 'operator', id: maker.operatorId }, dateShiftDays: 0, requestId: null },
        (ctx) =>
          ctx.tx.db
            .updateTable('approvals')
            .set({ state: 'expired', decided_at: ctx.now })
            .where('id', '=', body.approval_id)
            .execute(),
      );
      return { subjectId: body.import_id, after: {} };
    },
    changes: {
      file: ({ subjectId }, ctx) => sql`
        update statement_imports set file_enc = ${sealedOnce(ctx, text([{ ...lines[0], name: 'FORGER' }]), filePlace(subjectId ?? ''))}
          where id = ${subjectId}`,
      statements: ({ subjectId }) => sql`
        update statement_import_parts set closing_sen = closing_sen + 1 where import_id = ${subjectId}`,
      continuity: () => sql`
        insert into bank_statements (id, account, file_sha256, opening_sen, closing_sen, from_on, to_on, source, is_final,
            created_at)
          values (${OTHER_ID}, ${OPERATING_ACCOUNT}, sha256('other'), 0, 0, ${addDays(on, -1)}, ${addDays(on, -1)}, 'day',
            true, timestamptz '2026-01-05')`,
      effects: () => sql`
        insert into payouts (id, end_to_end_id, purpose, purpose_id, attempt, beneficiary, amount_sen, state, usable_from,
            business_date, created_at, payee_bic, payee_number_enc, payee_last4)
          values (${OTHER_ID}, 'BOUND-SWEEP', 'sweep', ${OTHER_ID}, 1, 'OTHER', 1234, 'queued', timestamptz '2026-01-05',
            ${on}, timestamptz '2026-01-05', 'MBBEMYKL', '\\x00', '1234')`,
    },
  }),
};
