import type { Reader } from '../../../platform/db/database.ts';

const ACTIVE = {
  name: 'impact_mandates',
  text: "select count(*)::int as count from mandates where state in ('active', 'maintenance_pending')",
};

/** How many mandates are collected under. */
export async function countActiveMandates(reader: Reader): Promise<number> {
  return (await reader.run<{ count: number }>(ACTIVE, []))[0]?.count ?? 0;
}
