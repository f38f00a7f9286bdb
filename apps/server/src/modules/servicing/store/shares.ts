import { type Sen, sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { writeInSlices } from '../../../platform/db/write-in-slices.ts';
import { newId } from '../../../platform/ids.ts';
import type { PlannedShare } from '../domain/split-repayment.ts';

const INSERT = {
  name: 'servicing_shares',
  text: `insert into distribution_shares (repayment_id, holding_id, position, weight_sen, principal_sen, return_sen,
      late_sen, fee_sen, service_tax_sen, withholding_sen, net_sen, transfer_id, is_non_resident)
    select $1, holding, position, weight, principal, ret, late, fee, tax, withheld, net, transfer, abroad
    from unnest($2::uuid[], $3::int[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
      $9::bigint[], $10::bigint[], $11::bigint[], $12::uuid[], $13::boolean[])
      as row (holding, position, weight, principal, ret, late, fee, tax, withheld, net, transfer, abroad)`,
};
const ROWS_PER_INSERT = 5_000;

/** Stores the shares of a repayment, each with the id that its transfer will have. */
export async function insertShares(
  tx: Tx,
  repaymentId: string,
  shares: readonly PlannedShare[],
): Promise<void> {
  await writeInSlices(shares, ROWS_PER_INSERT, (some) =>
    tx.run(INSERT, [
      repaymentId,
      some.map((one) => one.holdingId),
      some.map((one) => one.position),
      some.map((one) => one.weightSen),
      some.map((one) => one.principalSen),
      some.map((one) => one.returnSen),
      some.map((one) => one.lateSen),
      some.map((one) => one.feeSen),
      some.map((one) => one.serviceTaxSen),
      some.map((one) => one.withholdingSen),
      some.map((one) => one.netSen),
      some.map(() => newId()),
      some.map((one) => one.isNonResident),
    ]),
  );
}

/** A stored share of a repayment. */
export interface StoredShare {
  readonly holdingId: string;
  readonly position: number;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingSen: Sen;
  readonly netSen: Sen;
  readonly transferId: string;
  /** The investor was not a tax resident when it was split. */
  readonly isNonResident: boolean;
}

interface ShareRow {
  holding_id: string;
  position: number;
  principal_sen: bigint;
  return_sen: bigint;
  late_sen: bigint;
  fee_sen: bigint;
  service_tax_sen: bigint;
  withholding_sen: bigint;
  net_sen: bigint;
  transfer_id: string;
  is_non_resident: boolean;
}

const COLUMNS = `holding_id, position, principal_sen, return_sen, late_sen, fee_sen, service_tax_sen, withholding_sen,
  net_sen, transfer_id, is_non_resident`;

const AFTER = {
  name: 'servicing_shares_after',
  text: `select ${COLUMNS} from distribution_shares where repayment_id = $1 and position > $2 order by position limit $3`,
};

/** The next shares after a position, in the order of paying. */
export async function sharesAfter(
  reader: Reader,
  repaymentId: string,
  position: number,
  limit: number,
): Promise<StoredShare[]> {
  return (await reader.run<ShareRow>(AFTER, [repaymentId, position, limit])).map(shareOf);
}

const BY_TRANSFER = {
  name: 'servicing_shares_of',
  text: `select ${COLUMNS} from distribution_shares where transfer_id = any($1::uuid[])`,
};

/** The shares behind some transfers, by the transfer's id. */
export async function sharesByTransfer(
  reader: Reader,
  transferIds: readonly string[],
): Promise<Map<string, StoredShare>> {
  const rows = await reader.run<ShareRow>(BY_TRANSFER, [transferIds]);
  return new Map(rows.map((row) => [row.transfer_id, shareOf(row)]));
}

function shareOf(row: ShareRow): StoredShare {
  return {
    holdingId: row.holding_id,
    position: row.position,
    principalSen: sen(row.principal_sen),
    returnSen: sen(row.return_sen),
    lateSen: sen(row.late_sen),
    feeSen: sen(row.fee_sen),
    serviceTaxSen: sen(row.service_tax_sen),
    withholdingSen: sen(row.withholding_sen),
    netSen: sen(row.net_sen),
    transferId: row.transfer_id,
    isNonResident: row.is_non_resident,
  };
}
