import { type RawBuilder, sql } from 'kysely';

/**
 * Some identities, to compare a uuid column with: `.where('id', '=', oneOf(ids))`. They travel as one array, however many
 * there are; a list of parameters takes long from a thousand on and ends at 65,535. No identity matches no row.
 */
export function oneOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${[...ids]}::uuid[])`;
}
