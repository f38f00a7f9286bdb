import type { Reader, Tx } from '../../../platform/db/database.ts';
import { actOf, type StepUpAct } from '../domain/step-up-act.ts';

/** Stores the latest act that a customer has to confirm, replacing the previous one. */
export async function storeDemand(tx: Tx, userId: string, act: StepUpAct, now: Date): Promise<void> {
  const values = { action: act.action, amount_sen: act.amountSen, demanded_at: now };
  await tx.db
    .insertInto('step_up_demands')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The latest act that a customer has to confirm, not older than given; null without one. */
export async function findDemand(reader: Reader, userId: string, since: Date): Promise<StepUpAct | null> {
  const row = await reader.db
    .selectFrom('step_up_demands')
    .select(['action', 'amount_sen'])
    .where('user_id', '=', userId)
    .where('demanded_at', '>', since)
    .executeTakeFirst();
  return row ? actOf(row) : null;
}

/** Forgets what was to be confirmed: it is. */
export async function deleteDemand(tx: Tx, userId: string): Promise<void> {
  await tx.db.deleteFrom('step_up_demands').where('user_id', '=', userId).execute();
}
