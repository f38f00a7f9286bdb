import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

/** A bank transfer that waits for its line, with the investor that it is for. */
export interface HeldTransfer {
  readonly id: string;
  readonly refNumber: string;
  readonly invNo: string;
  readonly verifiedName: string;
  readonly amountSen: Sen;
}

const HELD = {
  name: 'transfers_held',
  text: `select t.id, t.ref_number as "refNumber", i.inv_no as "invNo", i.verified_name as "verifiedName",
      t.amount_sen as "amountSen"
    from topups t join investors i on i.user_id = t.investor_id
    where t.state = 'held' and t.payment_type = 'manual'
      and (t.ref_number = any($1) or i.inv_no = any($1) or t.amount_sen = any($2))
    order by t.id desc limit $3`,
};

/** Held bank transfers that one of these words names, or of one of these amounts, newest first. */
export function findTransfersHeld(
  reader: Reader,
  by: { readonly words: readonly string[]; readonly amounts: readonly Sen[] },
  limit: number,
): Promise<HeldTransfer[]> {
  return reader.run<HeldTransfer>(HELD, [by.words, by.amounts, limit]);
}

const WITH_HELD = {
  name: 'investors_with_held_transfer',
  text: `select distinct investor_id as id from topups
    where state = 'held' and payment_type = 'manual' and investor_id = any($1::uuid[])`,
};

/** Which of some investors have a bank transfer that waits for its line. */
export async function findWithHeldTransfer(
  reader: Reader,
  investorIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader.run<{ id: string }>(WITH_HELD, [investorIds]);
  return new Set(rows.map(({ id }) => id));
}
