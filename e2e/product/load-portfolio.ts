import type { Session } from '../api/client.ts';
import type { Place } from './product.ts';
import { runScript } from './run-program.ts';

const TSX = 'node_modules/tsx/dist/cli.mjs';
const PROGRAM = 'apps/server/test/programs/load-portfolio.ts';

/** A new investor of a running product with so many running notes: people would be busy for months. */
export async function loadPortfolio({ dataDir }: Place, notes: number): Promise<Session> {
  const { code, output } = await runScript(TSX, [PROGRAM, dataDir, String(notes)], {});
  if (code !== 0) throw new Error(`The portfolio was not loaded:\n${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}
