import { addSen, type Sen, sen } from '@titian/finance/sen';
import type { Reader, Statement } from '../../../platform/db/database.ts';

/** How many people had a running subscription to a note when its last one and what it had raised were these. */
interface InvestorCount {
  readonly lastSeq: bigint;
  readonly raisedSen: Sen;
  readonly investors: number;
}

const MOST_NOTES = 10_000;
/**
 * The counts of this process. Each is verified when it is used: one that does not explain what the note has raised is made
 * again, so that no other process can make it wrong.
 */
const counts = new Map<string, InvestorCount>();

const HEADS = {
  name: 'notes_investor_heads',
  text: `select n.id, n.investors_at_end as "atEnd", f.last_seq as "lastSeq", f.raised_sen as "raisedSen"
    from notes n join note_funding f on f.note_id = n.id where n.id = any($1::uuid[])`,
};

interface Head extends Omit<InvestorCount, 'investors'> {
  readonly id: string;
  /** Stored when everything went back. */
  readonly atEnd: number | null;
}

/**
 * How many people have a running subscription to each note; where everything went back, how many had one until then. What
 * came since the last count is added to it: a view of a note costs as much with 20,000 subscriptions as with one.
 * Only outside transactions: what is rolled back must not be counted.
 */
export async function countInvestors(
  reader: Reader,
  noteIds: readonly string[],
): Promise<Map<string, number>> {
  const heads = noteIds.length === 0 ? [] : await reader.run<Head>(HEADS, [[...noteIds]]);
  const answers = new Map(heads.map(({ id, atEnd }) => [id, atEnd ?? counts.get(id)?.investors ?? 0]));
  const changed = heads.filter((head) => head.atEnd === null && !explains(counts.get(head.id), head));
  const grown = await countGrown(reader, changed);
  const whole = await countWhole(
    reader,
    changed.filter((head) => !explains(grown.get(head.id), head)),
  );
  for (const head of changed) {
    const count = whole.get(head.id) ?? grown.get(head.id);
    answers.set(head.id, count?.investors ?? 0);
    remember(head, count);
  }
  return answers;
}

function explains(count: InvestorCount | undefined, { lastSeq, raisedSen }: Head): boolean {
  return count?.lastSeq === lastSeq && count.raisedSen === raisedSen;
}

function remember(head: Head, count: InvestorCount | undefined): void {
  if (count === undefined || !explains(count, head)) {
    return;
  }
  counts.delete(head.id);
  counts.set(head.id, count);
  const [oldest] = counts.keys();
  if (counts.size > MOST_NOTES && oldest !== undefined) {
    counts.delete(oldest);
  }
}

const ROWS_AT_ONCE = 500;

const GROWN = {
  name: 'notes_investors_grown',
  // In the order of the index and not without end: the planner reads what is new, and not the whole note. What it leaves out
  // does not explain what was raised. Who was counted before is found by the investor's own subscriptions.
  text: `select a.note_id as id, coalesce(sum(s.amount_sen), 0)::bigint as raised,
      (count(distinct s.investor_id) filter (where not exists (select from subscriptions e
        where e.investor_id = s.investor_id and e.note_id = a.note_id and e.seq <= a.after
          and e.state in ('active', 'converted'))))::int as investors
    from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as a (note_id, after, through)
    cross join lateral (select investor_id, amount_sen from subscriptions
      where note_id = a.note_id and seq > a.after and seq <= a.through and state in ('active', 'converted')
      order by seq limit ${ROWS_AT_ONCE}) s
    group by a.note_id`,
};

const WHOLE = {
  name: 'notes_investors',
  text: `select a.note_id as id, coalesce(sum(s.amount_sen), 0)::bigint as raised, count(distinct s.investor_id)::int as investors
    from unnest($1::uuid[], $2::bigint[]) as a (note_id, through)
    left join subscriptions s on s.note_id = a.note_id and s.seq <= a.through and s.state in ('active', 'converted')
    group by a.note_id`,
};

interface CountRow {
  readonly id: string;
  readonly raised: bigint;
  readonly investors: number;
}

/** Adds to the last count of each note what came since. */
async function countGrown(reader: Reader, heads: readonly Head[]): Promise<Map<string, InvestorCount>> {
  const known = heads.flatMap((head) => {
    const count = counts.get(head.id);
    return count !== undefined && count.lastSeq < head.lastSeq ? [{ ...count, head }] : [];
  });
  const rows = await countRows(reader, GROWN, known, [
    known.map((one) => one.head.id),
    known.map((one) => one.lastSeq),
    known.map((one) => one.head.lastSeq),
  ]);
  return new Map(
    known.map(({ head: { id, lastSeq }, raisedSen, investors }) => {
      const added = rows.find((row) => row.id === id);
      const raised = addSen(raisedSen, sen(added?.raised ?? 0n));
      return [id, { lastSeq, raisedSen: raised, investors: investors + (added?.investors ?? 0) }];
    }),
  );
}

async function countWhole(reader: Reader, heads: readonly Head[]): Promise<Map<string, InvestorCount>> {
  const rows = await countRows(reader, WHOLE, heads, [
    heads.map((head) => head.id),
    heads.map((head) => head.lastSeq),
  ]);
  const lastSeqs = new Map(heads.map((head) => [head.id, head.lastSeq]));
  return new Map(
    rows.map(({ id, raised, investors }) => [
      id,
      { lastSeq: lastSeqs.get(id) ?? 0n, raisedSen: sen(raised), investors },
    ]),
  );
}

async function countRows(
  reader: Reader,
  statement: Statement,
  notes: readonly unknown[],
  values: unknown[],
): Promise<CountRow[]> {
  return notes.length === 0 ? [] : reader.run<CountRow>(statement, values);
}
