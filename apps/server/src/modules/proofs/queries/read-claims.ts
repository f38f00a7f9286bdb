import type { Day } from '@titian/finance/calendar';
import { type Sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { Tx } from '../../../platform/db/database.ts';
import { type Claim, ClaimedByAccount, ImpossibleClaims, totalOf } from '../domain/claims.ts';
import { type ClientCash, type OtherClaims, readClientCash, readOtherClaims } from '../store/claims.ts';

/** The claims of a day, by client number, and what they come to by account. */
export interface ClaimsOfDay {
  readonly claims: readonly Claim[];
  readonly claimed: ClaimedByAccount['sums'];
}

/**
 * Reads what every client can claim at the end of a day (PRF-2); who can claim nothing is left out.
 * @throws ImpossibleClaims where a claim is below zero, or two clients have one number
 */
export async function readClaims(tx: Tx, day: Day): Promise<ClaimsOfDay> {
  const others = await readOtherClaims(tx, day);
  const claimed = new ClaimedByAccount();
  const claims: Claim[] = [];
  let lastNumber = '';
  for await (const rows of readClientCash(tx, day)) {
    for (const row of rows) {
      if (row.clientNumber === lastNumber) {
        throw new ImpossibleClaims(`two clients have the number ${lastNumber}`);
      }
      lastNumber = row.clientNumber;
      const claim = claimOf(row, others, claimed);
      if (totalOf(claim.parts) !== 0n) {
        claims.push(claim);
      }
    }
  }
  return { claims, claimed: claimed.sums };
}

function claimOf(row: ClientCash, others: OtherClaims, claimed: ClaimedByAccount): Claim {
  const { clientId, clientNumber, cashSen } = row;
  const counted = (account: Parameters<ClaimedByAccount['add']>[0], amountSen: Sen | undefined) => {
    claimed.add(account, amountSen ?? ZERO_SEN);
    return amountSen ?? ZERO_SEN;
  };
  counted(row.isInvestor ? 'investor_cash' : 'issuer_cash', cashSen);
  const withdrawals = counted('withdrawals_in_transit', others.withdrawals.get(clientId));
  const disbursements = counted('disbursements_in_transit', others.disbursements.get(clientId));
  const refunds = counted('receipts_clearing', others.refunds.get(clientId));
  return {
    clientId,
    clientNumber,
    parts: {
      cashSen,
      waitingSen: counted('note_escrow', others.waiting.get(clientId)),
      payoutsSen: sumSen([withdrawals, disbursements, refunds]),
      sharesSen: counted('note_collection', others.shares.get(clientId)),
      excessSen: counted('note_excess', others.excess.get(clientId)),
    },
  };
}
