import type { Reader, Statement } from './database.ts';

/** So many of the newest rows are read before the index is: what many rows have is among them. */
const NEWEST = 300;
/** Of more rows that match, only so many are compared by age: such a text has to be narrowed. */
const COMPARED = 400;

export interface WordSource {
  readonly table: string;
  /** A column with identities in the order of time. */
  readonly id: string;
  /** The expression that the index of `search_vector` is on. */
  readonly text: string;
}

/**
 * A query for the ids of rows whose words match a text-search query ($1), newest first, at most $2 of them. The index
 * finds rows in no order: words that a third of all customers have would make it list them all, and a page of those is
 * among the newest rows.
 */
export function wordSearch({ table, id, text }: WordSource): Statement {
  return {
    name: `${table}_by_words`,
    text: `with newest as materialized (
        select ${id} as id from (select * from ${table} order by ${id} desc limit ${NEWEST}) recent
        where search_vector(${text}) @@ $1::tsquery order by ${id} desc limit $2),
      others as materialized (
        select ${id} as id from ${table}
        where (select count(*) from newest) < $2 and search_vector(${text}) @@ $1::tsquery
        limit greatest($2, ${COMPARED}))
      select id from newest union select id from others order by id desc limit $2`,
  };
}

/** The ids that a query of `wordSearch` finds; none without words. */
export async function idsByWords(
  reader: Reader,
  search: Statement,
  words: string | null,
  limit: number,
): Promise<string[]> {
  const rows = words === null ? [] : await reader.run<{ id: string }>(search, [words, limit]);
  return rows.map(({ id }) => id);
}
