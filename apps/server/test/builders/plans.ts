import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Reader } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';

/**
 * The plans of the statements that a read sends, in their order.
 * @param read is given a reader that notes what it sends
 */
export async function plansOf(reader: Reader, read: (spy: Reader) => Promise<unknown>): Promise<string[]> {
  const requested: { text: string; values: readonly unknown[] }[] = [];
  const nodes: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = reader.db.withPlugin(plugin);
  const spy: Reader = {
    db,
    run: (statement, values) => {
      requested.push({ text: statement.text, values });
      return reader.run(statement, values);
    },
  };
  await read(spy);
  for (const node of nodes) {
    const { sql: text, parameters } = reader.db.getExecutor().compileQuery(node, { queryId: 'plan' });
    requested.push({ text, values: parameters });
  }
  const plans: string[] = [];
  for (const [index, { text, values }] of requested.entries()) {
    const explain = { name: `plan_${index}_${newId()}`, text: `explain ${text}` };
    const rows = await reader.run<{ 'QUERY PLAN': string }>(explain, [...values]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
