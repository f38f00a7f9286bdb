import { call, type Session } from '../../api/client.ts';
import type { Place } from '../../product/product.ts';
import { amountText, sumOf } from '../arithmetic.ts';
import { type Books, by, type Repayment } from '../books.ts';
import type { Database } from '../database.ts';
import type { Report } from '../report.ts';

/** A business owner who signed in. */
export interface Issuer {
  readonly id: string;
  readonly email: string;
  readonly session: Session;
}

/** A line that has to be on an issuer's account; below nothing where money was taken from it. */
interface Line {
  readonly issuer_id: string;
  readonly id: string;
  readonly on: string;
  readonly kind: string | null;
  readonly sen: bigint;
  /** Of the repayment that it belongs to. */
  readonly reference_id: string;
}

interface Statement {
  readonly opening_balance: string;
  readonly closing_balance: string;
  readonly totals: Readonly<Record<string, string>>;
  readonly items: readonly {
    readonly id: string;
    readonly at: string;
    readonly kind: string;
    readonly direction: 'in' | 'out';
    readonly amount: string;
    readonly balance: string;
    readonly parts: Readonly<Record<'principal' | 'return' | 'late_charge', string>>;
  }[];
}

/** Read by note and account, not by what caused them as the product does; what a guarantor overpaid is its own. */
const LINES = `
  select n.issuer_id, t.id, t.business_date as on, t.kind, -t.amount_sen as sen, t.reference_id
  from transfers t join notes n on n.id = t.note_id
  where t.debit_account_id = n.escrow_account_id and t.kind in ('origination_fee', 'service_tax_on_fee', 'disbursement')
    or t.kind in ('repayment', 'recovery_cost', 'guarantor_repaid')
  union all
  select n.issuer_id, d.id, n.issued_on, 'financing', d.amount_sen, d.id
  from disbursements d join notes n on n.id = d.note_id
  union all
  select n.issuer_id, r.id, t.business_date, null, p.sen, r.id
  from repayments r join notes n on n.id = r.note_id join transfers t on t.id = r.transfer_id
    cross join lateral (select r.amount_sen - case when r.source_kind = 'guarantor' then r.guarantor_sen else 0 end as sen) p
  where r.source_kind <> 'excess' and p.sen > 0
  union all
  select n.issuer_id, x.source_id, x.available_on, 'excess_refund_returned', x.amount_sen, x.source_id
  from excesses x join notes n on n.id = x.note_id where x.source_kind = 'returned'
  union all
  select i.user_id, e.transfer_id, e.business_date, e.kind, e.amount_sen, e.transfer_id
  from entries e join issuers i on i.cash_account_id = e.account_id where e.kind <> 'repayment_excess'`;

/** What the ledger holds for an issuer: in cash, and waiting on its notes. */
const HELD = `
  select i.user_id as issuer_id, coalesce(sum(case when t.credit_account_id = a.id then t.amount_sen else -t.amount_sen end), 0)::bigint as sen
  from issuers i left join accounts a on a.kind = 'issuer_cash' and a.owner_id = i.user_id
      or a.kind = 'note_excess' and a.owner_id in (select n.id from notes n where n.issuer_id = i.user_id)
    left join transfers t on a.id in (t.credit_account_id, t.debit_account_id)
  group by 1`;

/** Monthly statements as issuers read them, line by line, and what is held for each at the end. */
export async function checkIssuers(
  { place, today }: { readonly place: Place; readonly today: string },
  database: Database,
  books: Books,
  issuers: readonly Issuer[],
  report: Report,
): Promise<void> {
  const lines = by(await database.rows<Line>(LINES), 'issuer_id');
  const held = by(await database.rows<{ issuer_id: string; sen: bigint }>(HELD), 'issuer_id');
  const repayments = new Map([...books.repayments.values()].flat().map((one) => [one.id, one]));
  for (const issuer of issuers) {
    const own = lines.get(issuer.id) ?? [];
    const months = [...new Set([...own.map((one) => one.on), today].map((on) => on.slice(0, 7)))].sort();
    for (const month of months) {
      const path = `/my_activity/statement?period=${month}`;
      const statement = await call<Statement>(place, 'GET', path, { by: issuer.session, on: today });
      compareStatement(report, `${issuer.email} ${month}`, { month, own, repayments }, statement);
    }
    report.compare(
      'issuer: held',
      issuer.email,
      held.get(issuer.id)?.[0]?.sen ?? 0n,
      sumOf(own.map(({ sen }) => sen)),
    );
  }
}

interface Known {
  readonly month: string;
  readonly own: readonly Line[];
  readonly repayments: ReadonlyMap<string, Repayment>;
}

function compareStatement(
  report: Report,
  of: string,
  { month, own, repayments }: Known,
  statement: Statement,
): void {
  const inside = new Map(own.filter((one) => one.on.startsWith(month)).map((one) => [one.id, one]));
  let balance = sumOf(own.filter((one) => one.on.slice(0, 7) < month).map((one) => one.sen));
  report.compare('issuer: opening balance', of, amountText(balance), statement.opening_balance);
  report.compare('issuer: lines', of, inside.size, statement.items.length);
  let before = '';
  for (const item of statement.items) {
    const line = inside.get(item.id);
    const sen = line?.sen ?? 0n;
    balance += sen;
    report.compare('issuer: line', `${of} ${item.id}`, true, line !== undefined);
    report.compare('issuer: amount', of, amountText(sizeOf(sen)), item.amount);
    report.compare('issuer: direction', of, sen < 0n ? 'out' : 'in', item.direction);
    report.compare('issuer: balance', of, amountText(balance), item.balance);
    report.compare('issuer: order of days', of, true, before <= (line?.on ?? ''));
    before = line?.on ?? before;
    if (line?.kind != null) report.compare('issuer: kind', of, line.kind, item.kind);
    const repaid = line?.kind === 'repayment' ? repayments.get(line.reference_id) : undefined;
    if (repaid !== undefined) {
      const { parts } = item;
      report.compare('issuer: principal', of, amountText(repaid.principal_sen), parts.principal);
      report.compare('issuer: return', of, amountText(repaid.return_sen), parts.return);
      report.compare(
        'issuer: late charge',
        of,
        amountText(repaid.late_sen + repaid.charity_sen),
        parts.late_charge,
      );
    }
  }
  report.compare('issuer: closing balance', of, amountText(balance), statement.closing_balance);
  for (const [kind, items] of by(statement.items, 'kind')) {
    const total = sumOf(items.map(({ id }) => inside.get(id)?.sen ?? 0n));
    report.compare(
      'issuer: total of a kind',
      `${of} ${kind}`,
      amountText(sizeOf(total)),
      statement.totals[kind],
    );
  }
}

function sizeOf(sen: bigint): bigint {
  return sen < 0n ? -sen : sen;
}
