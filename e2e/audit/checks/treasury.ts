import { call, type Session } from '../../api/client.ts';
import type { Place } from '../../product/product.ts';
import { amountText, sumOf } from '../arithmetic.ts';
import type { Database } from '../database.ts';
import type { Report } from '../report.ts';

interface Treasury {
  readonly fees: { readonly balance: string };
  readonly open: readonly {
    readonly obligation: string;
    readonly amount: string;
    readonly transfers: number;
  }[];
  readonly payable: { readonly service_tax: string; readonly withholding_tax: string };
  readonly in_transit: { readonly sweeps: string; readonly remittances: string };
}

const BALANCES = `select a.kind, coalesce(sum(case when t.credit_account_id = a.id then t.amount_sen else -t.amount_sen end), 0)::bigint as sen
  from accounts a join transfers t on a.id in (t.debit_account_id, t.credit_account_id)
  where t.business_date <= $1 group by a.kind`;

/** What platform money lies where, added up from the transfers. */
export async function checkTreasury(
  { place, today }: { readonly place: Place; readonly today: string },
  database: Database,
  finance: Session,
  report: Report,
): Promise<void> {
  const rows = await database.rows<{ kind: string; sen: bigint }>(BALANCES, [today]);
  const balance = (kind: string) => rows.find((one) => one.kind === kind)?.sen ?? 0n;
  const found = await call<Treasury>(place, 'GET', '/operator/treasury', { by: finance, on: today });
  const payable = (kind: string) => amountText(balance(kind));
  report.compare('treasury: fees', today, amountText(balance('fee_income')), found.fees.balance);
  report.compare(
    'treasury: service tax payable',
    today,
    payable('service_tax_payable'),
    found.payable.service_tax,
  );
  report.compare(
    'treasury: withholding payable',
    today,
    payable('withholding_tax_payable'),
    found.payable.withholding_tax,
  );
  report.compare('treasury: sweeps in transit', today, payable('sweeps_in_transit'), found.in_transit.sweeps);
  report.compare(
    'treasury: remittances in transit',
    today,
    payable('remittances_in_transit'),
    found.in_transit.remittances,
  );
  for (const obligation of ['service_tax', 'withholding_tax', 'charity', 'recovery_costs']) {
    const open = found.open.filter((one) => one.obligation === obligation);
    const total = sumOf(open.map((one) => BigInt(one.amount.replace('.', ''))));
    report.compare(`treasury: ${obligation} not remitted`, today, balance(obligation), total);
  }
}
