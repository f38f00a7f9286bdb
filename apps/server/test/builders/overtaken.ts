import { day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from '../app.ts';
import { asOwner } from '../owner.ts';
import { giveCash, issuedNote, repay } from './financing.ts';
import { type ApprovedInvestor, approvedInvestor, approvedIssuer } from './onboarding.ts';

/** The day on which the first instalment of the note is paid. */
export const REPAID_ON = day('2027-01-04');

export interface Overtaken {
  readonly noteId: string;
  readonly holdingId: string;
  readonly investor: ApprovedInvestor;
}

/**
 * A note whose only holder, not a tax resident, paid RM 15.00 of fee, RM 1.20 of service tax and RM 15.00 of tax on a return
 * of RM 100.00 where a tenth was owed: as the migration to remainders finds it, RM 5.00, RM 0.40 and RM 5.00 too much.
 */
export async function overtakenHolding(app: TestApp): Promise<Overtaken> {
  const issuer = await approvedIssuer(app);
  const investor = await approvedInvestor(app, { fields: { tax_residence: 'SG' } });
  await giveCash(app, investor, ['10000.00']);
  const { id: noteId } = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], {
    on: '2026-12-01',
  });
  await repay(app, issuer, noteId, { on: REPAID_ON });
  const refundId = newId();
  const holdingId = await asOwner(app, async ({ db }) => {
    await sql`update repayments set service_fee_bps = 1000, withholding_bps = 1000 where note_id = ${noteId}`.execute(
      db,
    );
    await sql`insert into deduction_refunds (id, note_id, service_tax_bps) values (${refundId}, ${noteId}, 800)`.execute(
      db,
    );
    const { rows } = await sql<{ holding_id: string }>`
      insert into overtaken_deductions (holding_id, refund_id, fee_sen, service_tax_sen, withholding_sen, untaxed)
      select id, ${refundId}, 500, 40, 500, 500 * 800 from holdings where note_id = ${noteId} returning holding_id`.execute(
      db,
    );
    return rows[0]?.holding_id ?? '';
  });
  return { noteId, holdingId, investor };
}
