import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

const CASH = {
  name: 'auto_invest_past_cash',
  text: `select e.balance_sen from investors i join entries e on e.account_id = i.cash_account_id
    where i.user_id = $1 and e.created_at <= $2 order by e.seq desc limit 1`,
};

/** An investor's cash balance at a moment: entries of the ledger never change. */
export async function pastCash(reader: Reader, investorId: string, at: Date): Promise<Sen> {
  const [row] = await reader.run<{ balance_sen: bigint }>(CASH, [investorId, at]);
  return sen(row?.balance_sen ?? 0n);
}
