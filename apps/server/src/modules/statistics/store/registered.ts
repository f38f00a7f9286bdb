import type { Day } from '@titian/finance/calendar';
import type { Reader } from '../../../platform/db/database.ts';
import type { PartyCounts } from '../domain/month-figures.ts';

type Registered = Pick<PartyCounts, 'issuers_registered' | 'investors_registered'>;

const REGISTERED = {
  name: 'statistics_registered',
  text: `select (select count(*) from issuers where approved_on <= $1)::int as issuers_registered,
    (select count(*) from investors where approved_on <= $1)::int as investors_registered`,
};

/** How many issuers and investors were approved by the end of a day. */
export async function countRegistered(reader: Reader, on: Day): Promise<Registered> {
  const [row] = await reader.run<Registered>(REGISTERED, [on]);
  if (row === undefined) {
    throw new Error('a statement of counts alone answers one row');
  }
  return row;
}
