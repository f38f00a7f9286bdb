import { isDeepStrictEqual } from 'node:util';
import { type DatabaseClient, withClient } from '../../db/client.ts';
import { readTables } from '../catalogue.ts';
import { readSequenceStates, readTableSum } from './copy-catalogue.ts';
import { beginSnapshot, type CopyAddresses } from './copy-database.ts';

/**
 * Compares every table of a database with its copy, by a count of its rows and a sum over the hashes of all of them, which
 * each server works out by itself; and every sequence.
 * @returns how many tables were compared
 * @throws Error naming the first that differs
 */
export async function rejectDifferentCopy({
  source,
  target,
}: Pick<CopyAddresses, 'source' | 'target'>): Promise<number> {
  return withClient(source, (from) =>
    withClient(target, async (to) => {
      await beginSnapshot(from);
      await beginSnapshot(to);
      const tables = await readTables(from, []);
      for (const table of tables) {
        const [there, here] = await Promise.all([readTableSum(from, table), readTableSum(to, table)]);
        if (there !== here) {
          throw new Error(
            `The copy of table ${table.schema}.${table.name} is not what was copied: ${there} there, ${here} here.`,
          );
        }
      }
      await rejectDifferentSequences(from, to);
      return tables.length;
    }),
  );
}

async function rejectDifferentSequences(from: DatabaseClient, to: DatabaseClient): Promise<void> {
  const here = await readSequenceStates(to);
  for (const sequence of await readSequenceStates(from)) {
    if (!here.some((one) => isDeepStrictEqual(one, sequence))) {
      throw new Error(`Sequence ${sequence.schema}.${sequence.name} does not go on where it was.`);
    }
  }
}
