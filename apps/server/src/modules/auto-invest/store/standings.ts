import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

/** What an investor had at a moment, as the ledger and the register of holders tell it afterwards. */
export interface PastMeans {
  readonly cashSen: Sen;
  readonly investedSen: Sen;
  readonly withIssuerSen: Sen;
}

const CASH = {
  name: 'auto_invest_past_cash',
  text: `select e.balance_sen from investors i join entries e on e.account_id = i.cash_account_id
    where i.user_id = $1 and e.created_at <= $2 order by e.seq desc limit 1`,
};

// Principal outstanding is what was subscribed less what came back.
const INVESTED = {
  name: 'auto_invest_past_invested',
  text: `select coalesce(sum(amount_sen), 0)::bigint as invested_sen,
      coalesce(sum(amount_sen) filter (where n.issuer_id = $3), 0)::bigint as with_issuer_sen
    from (
      select note_id, amount_sen from subscriptions
        where investor_id = $1 and created_at <= $2 and (state in ('active', 'converted') or ended_at > $2)
      union all
      select h.note_id, -d.principal_sen from holdings h
        join distribution_shares d on d.holding_id = h.id join transfers t on t.id = d.transfer_id
        where h.investor_id = $1 and t.created_at <= $2) m
    join notes n on n.id = m.note_id`,
};

export async function pastMeans(
  reader: Reader,
  investorId: string,
  issuerId: string,
  at: Date,
): Promise<PastMeans> {
  const [[cash], [invested]] = await Promise.all([
    reader.run<{ balance_sen: bigint }>(CASH, [investorId, at]),
    reader.run<{ invested_sen: bigint; with_issuer_sen: bigint }>(INVESTED, [investorId, at, issuerId]),
  ]);
  return {
    cashSen: sen(cash?.balance_sen ?? 0n),
    investedSen: sen(invested?.invested_sen ?? 0n),
    withIssuerSen: sen(invested?.with_issuer_sen ?? 0n),
  };
}
