import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { DayRange } from '../domain/report.ts';

const MALAYSIA = `at time zone 'Asia/Kuala_Lumpur'`;

const COUNTS = {
  name: 'report_platform_counts',
  text: `select
      (select count(*) from issuers where approved_on <= $2)::int as issuers_registered,
      (select count(*) from issuers where approved_on between $1 and $2)::int as issuers_new,
      (select count(*) from investors where approved_on <= $2)::int as investors_registered,
      (select count(*) from investors where approved_on between $1 and $2)::int as investors_new,
      (select count(*) from financing_applications where submitted_on between $1 and $2)::int as applications_submitted,
      (select count(*) from financing_applications where state = 'rejected'
        and (decided_at ${MALAYSIA})::date between $1 and $2)::int as applications_rejected,
      (select count(*) from notes where listed_on between $1 and $2)::int as notes_listed,
      (select count(*) from cases where kind = 'complaint'
        and (opened_at ${MALAYSIA})::date between $1 and $2)::int as complaints_received,
      (select count(*) from cases where kind = 'complaint'
        and (closed_at ${MALAYSIA})::date between $1 and $2)::int as complaints_closed,
      (select count(*) from cases where kind = 'complaint' and (opened_at ${MALAYSIA})::date <= $2
        and (closed_at is null or (closed_at ${MALAYSIA})::date > $2))::int as complaints_open`,
};

/** Customers, applications, listings and complaints of a period. */
export interface PlatformCounts {
  readonly issuers_registered: number;
  readonly issuers_new: number;
  readonly investors_registered: number;
  readonly investors_new: number;
  readonly applications_submitted: number;
  readonly applications_rejected: number;
  readonly notes_listed: number;
  readonly complaints_received: number;
  readonly complaints_closed: number;
  readonly complaints_open: number;
}

/** Counts of a period, and of its last day. */
export async function readCounts(reader: Reader, { from, to }: DayRange): Promise<PlatformCounts> {
  const [row] = await reader.run<PlatformCounts>(COUNTS, [from, to]);
  if (row === undefined) {
    throw new Error('a statement of counts alone answers one row');
  }
  return row;
}

const REPAID = {
  name: 'report_repaid',
  text: `select coalesce(sum(principal_sen), 0)::bigint as principal, coalesce(sum(return_sen), 0)::bigint as return
    from repayments where booked_on between $1 and $2`,
};

/** What issuers, guarantors and recoveries repaid in a period. */
export async function readRepaid(
  reader: Reader,
  { from, to }: DayRange,
): Promise<{ readonly principalSen: Sen; readonly returnSen: Sen }> {
  const [row] = await reader.run<{ principal: bigint; return: bigint }>(REPAID, [from, to]);
  return { principalSen: sen(row?.principal ?? 0n), returnSen: sen(row?.return ?? 0n) };
}
