import type { Tx } from '../../../platform/db/database.ts';

export async function setAutoInvestMessageHidden(tx: Tx, userId: string): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ hides_auto_invest_message: true })
    .where('id', '=', userId)
    .execute();
}

/** The first time counts. */
export async function setTourSeen(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ tour_seen_at: at })
    .where('id', '=', userId)
    .where('tour_seen_at', 'is', null)
    .execute();
}
