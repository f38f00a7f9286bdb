import type { Day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import { sen } from '@titian/finance/sen';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ServiceTaxDays } from '../../../platform/db/schema.ts';
import { platformAccount } from '../../ledger/public.ts';
import type { ServiceTaxDay } from '../domain/service-tax-day.ts';

const FEES = platformAccount('fee_income');
const TAX = platformAccount('service_tax');

const DAYS = {
  name: 'service_tax_days',
  // An origination fee is charged at the rate of its signed offer, a service fee at the rate of its repayment's split, one
  // that is refunded at the rate at which it was charged, a withdrawal fee at that of its request, every other fee at the rate of its day.
  text: `with moved as (
      select id, reference_id, note_id, business_date, amount_sen as fee, 0::bigint as tax from transfers
        where credit_account_id = '${FEES}' and kind in ('service_fee', 'origination_fee', 'withdrawal_fee')
          and business_date between $1::date and $2::date
      union all
      select id, reference_id, note_id, business_date, -amount_sen, 0 from transfers
        where debit_account_id = '${FEES}' and kind in ('withdrawal_fee_returned', 'service_fee_returned')
          and business_date between $1::date and $2::date
      union all
      select id, reference_id, note_id, business_date, 0, amount_sen from transfers
        where credit_account_id = '${TAX}' and kind = 'service_tax_on_fee'
          and business_date between $1::date and $2::date
      union all
      select id, reference_id, note_id, business_date, 0, -amount_sen from transfers
        where debit_account_id = '${TAX}' and kind = 'service_tax_returned'
          and business_date between $1::date and $2::date),
    rated as (
      select m.business_date as day, m.fee, m.tax, coalesce(o.service_tax_bps, p.service_tax_bps, x.service_tax_bps, w.service_tax_bps, (select (s.value #>> '{}')::int from settings s
          where s.key = 'service_tax_bps' and s.effective_from <= m.business_date
          order by s.effective_from desc limit 1)) as rate
      from moved m left join disbursements d on d.id = m.reference_id
        left join notes n on n.id = d.note_id left join offers o on o.id = n.offer_id
        left join repayments p on p.id = m.reference_id left join deduction_refunds x on x.id = m.reference_id
        left join withdrawals w on w.id = m.reference_id),
    summed as (select day, rate, sum(fee)::bigint as fees, sum(tax)::bigint as charged from rated group by day, rate)
    select s.day, s.rate, s.fees, s.charged, coalesce((select sum(b.difference_sen) from service_tax_days b
        where b.day = s.day and b.rate_bps = s.rate), 0)::bigint as booked
      from summed s order by s.day, s.rate`,
};

interface DayRow {
  readonly day: Day;
  readonly rate: number;
  readonly fees: bigint;
  readonly charged: bigint;
  readonly booked: bigint;
}

/** The fees and service tax of every business day of a range, by rate. */
export async function readServiceTaxDays(
  reader: Reader,
  range: { readonly from: Day; readonly to: Day },
): Promise<ServiceTaxDay[]> {
  const rows = await reader.run<DayRow>(DAYS, [range.from, range.to]);
  return rows.map((row) => ({
    day: row.day,
    rateBps: rateBps(row.rate),
    feesSen: sen(row.fees),
    chargedSen: sen(row.charged),
    bookedSen: sen(row.booked),
  }));
}

/** The last day up to which all are worked out; locked, so that two runs come one after the other. */
export async function lockTaxProgress(tx: Tx): Promise<Day> {
  const row = await tx.db
    .selectFrom('service_tax_progress')
    .select('through')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.through;
}

export async function setTaxProgress(tx: Tx, through: Day): Promise<void> {
  await tx.db.updateTable('service_tax_progress').set({ through }).execute();
}

/** The first business day on which a fee was charged, or null. */
export async function firstFeeDay(reader: Reader): Promise<Day | null> {
  const [row] = await reader.run<{ day: Day | null }>(
    {
      name: 'first_fee_day',
      text: `select min(business_date) as day from transfers where credit_account_id = '${FEES}'`,
    },
    [],
  );
  return row?.day ?? null;
}

export async function insertTaxDay(tx: Tx, row: Insertable<ServiceTaxDays>): Promise<void> {
  await tx.db.insertInto('service_tax_days').values(row).execute();
}
