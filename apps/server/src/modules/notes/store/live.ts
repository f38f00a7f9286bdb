import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

/** A note in its campaign, as it is now. */
export interface CampaignNow {
  readonly id: string;
  readonly issuerId: string;
  readonly state: 'listed' | 'funded';
  readonly version: number;
  readonly targetSen: Sen;
  readonly raisedSen: Sen;
}

const READ = {
  name: 'notes_live',
  text: `select n.id, n.issuer_id, n.state, n.version, f.target_sen, f.raised_sen
    from notes n join note_funding f on f.note_id = n.id
    where n.state in ('listed', 'funded') order by n.id`,
};

interface Row {
  id: string;
  issuer_id: string;
  state: 'listed' | 'funded';
  version: number;
  target_sen: bigint;
  raised_sen: bigint;
}

/** All notes in their campaign. */
export async function readCampaigns(reader: Reader): Promise<readonly CampaignNow[]> {
  const rows = await reader.run<Row & Record<string, unknown>>(READ, []);
  return rows.map((row) => ({
    id: row.id,
    issuerId: row.issuer_id,
    state: row.state,
    version: row.version,
    targetSen: sen(row.target_sen),
    raisedSen: sen(row.raised_sen),
  }));
}
