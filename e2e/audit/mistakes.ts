import { type Database, openScratch } from './database.ts';
import { recompute } from './recompute.ts';

/** A figure that is made wrong in the database, and what the audit then has to say. */
export interface Mistake {
  readonly what: string;
  readonly table: string;
  readonly statement: string;
  /** The figures that differ, and no others. */
  readonly found: readonly string[];
}

/** One sen of one share goes from the investor to the platform. */
export function wrongShare(among: string): Mistake {
  return {
    what: 'a fee of one sen too much',
    table: 'distribution_shares',
    statement: `update distribution_shares set fee_sen = fee_sen + 1, net_sen = net_sen - 1
      where (repayment_id, holding_id) = (select repayment_id, holding_id from distribution_shares
        where ${among} and fee_sen > 0 order by repayment_id, position limit 1)`,
    found: ['service fee', 'net share'],
  };
}

const mistakes: readonly Mistake[] = [
  wrongShare('true'),
  {
    what: 'an instalment that is due a day late',
    table: 'instalments',
    statement: `update instalments set due_on = due_on + 1 where (note_id, number) = (
      select i.note_id, i.number from instalments i join notes n on n.id = i.note_id
      where n.profile <> 'bullet' and i.settled_on is null order by i.due_on desc limit 1)`,
    found: ['due day'],
  },
  {
    what: 'an account that holds a sen more',
    table: 'accounts',
    statement: `update accounts set balance_sen = balance_sen + 1
      where id = (select id from accounts where has_running_balance and balance_sen > 0 order by id limit 1)`,
    found: ['account balance'],
  },
  {
    what: 'a default rate of 99.99 %',
    table: 'platform_figures',
    statement: `update platform_figures set value = jsonb_set(value::jsonb, '{default_rate_percent}', '"99.99"')
      where name = 'platform_financials' and as_of = (select max(as_of) from platform_figures where name = 'platform_financials')`,
    found: ['default rate'],
  },
];

/** Makes a mistake in the database of a product that is thrown away, reads it, and takes it back. */
export async function withMistake<Result>(
  dataDir: string,
  { table, statement }: Mistake,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  const scratch = await openScratch(dataDir);
  try {
    await scratch.rows('begin');
    // What the product never does its own triggers forbid.
    await scratch.rows(`alter table ${table} disable trigger user`);
    await scratch.rows(statement);
    return await read(scratch);
  } finally {
    await scratch.rows('rollback').finally(() => scratch.close());
  }
}

/** Makes every mistake, one at a time; answers what was not found as it should have been. */
export async function missedMistakes(dataDir: string): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const mistake of mistakes) {
    const { differences } = await withMistake(dataDir, mistake, (scratch) => recompute(scratch));
    const found = differences.map(({ figure }) => figure);
    if (found.join() !== mistake.found.join())
      missed.push(`${mistake.what}: found ${found.join() || 'nothing'}`);
  }
  return missed;
}

export const mistakeCount = mistakes.length;
