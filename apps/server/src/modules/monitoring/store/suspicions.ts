import type { Day } from '@titian/finance/calendar';
import type { Reader } from '../../../platform/db/database.ts';

/** What was found about a customer since a day. */
export interface Suspicions {
  readonly alerts: number;
  /** Reports that the authority has. */
  readonly reports: number;
}

const COUNT = {
  name: 'monitoring_suspicions',
  text: `select c.id as customer_id,
      (select count(*) from monitoring_alerts a where a.customer_id = c.id and a.until_on >= $2)::int as alerts,
      (select count(*) from suspicion_reports r
        where r.customer_id = c.id and r.state = 'lodged' and r.lodged_on >= $2)::int as reports
    from unnest($1::uuid[]) c (id)`,
};

/** Alerts and lodged reports since a day, by customer. */
export async function countSuspicions(
  reader: Reader,
  customerIds: readonly string[],
  since: Day,
): Promise<ReadonlyMap<string, Suspicions>> {
  const rows = await reader.run<Suspicions & { readonly customer_id: string }>(COUNT, [customerIds, since]);
  return new Map(rows.map(({ customer_id: id, alerts, reports }) => [id, { alerts, reports }]));
}
