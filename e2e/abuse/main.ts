/**
 * `npm run abuse`: starts the product as production on a throwaway cluster of Debian's PostgreSQL, attacks it, and
 * measures disk, database, memory, sockets and an honest client before, during and after. Names of attacks as arguments
 * choose; `ABUSE_SECONDS` is how long each lasts (60). The exit code is 1 where a floor of `verdict.ts` is broken.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkout } from '../product/checkout.ts';
import { collectOutput, exitOf, runScript, startScript } from '../product/run-program.ts';
import { type HonestClient, startHonestClient } from './honest.ts';
import { startMailSink } from './mail-sink.ts';
import { openProbe, type Probe } from './measure.ts';
import { registerMember } from './members.ts';
import { type Production, startProduction } from './production.ts';
import { reportOf } from './report.ts';
import { brokenFloors, type Measured, type Sample } from './verdict.ts';

const ATTACKS = ['slow', 'callbacks', 'uploads'];
const MEMBERS = 3;
const BEFORE_SECONDS = 15;
/** A stalled form is cut after 20 seconds, which are looked at each second; a slow head after 15. */
const SETTLE_SECONDS = 35;
const AFTER_SECONDS = 20;
const SAMPLE_MS = 1_000;
const seconds = Number(process.env.ABUSE_SECONDS ?? 60);

const writeLine = (line: string) => process.stdout.write(`${line}\n`);

async function watch(probe: Probe, until: () => boolean): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const begin = Date.now(); !until(); await setTimeout(SAMPLE_MS)) {
    samples.push(await probe.sample(Date.now() - begin));
  }
  return samples;
}

function watchFor(probe: Probe, length: number): Promise<Sample[]> {
  const end = Date.now() + length * 1_000;
  return watch(probe, () => Date.now() > end);
}

/** Measures one attack; its own process prints what the product answered. */
async function suffer(
  name: string,
  { port }: Production,
  probe: Probe,
  honest: HonestClient,
  tokens: readonly string[],
) {
  honest.take();
  const before = await watchFor(probe, BEFORE_SECONDS);
  const servedBefore = honest.take();
  const settings = JSON.stringify({ port, seconds, tokens });
  const attacker = startScript(
    '--import',
    ['tsx', join(checkout, 'e2e/abuse/attacker.ts'), name, settings],
    {},
  );
  const output = collectOutput(attacker);
  let code: number | null | undefined;
  const exited = exitOf(attacker).then((ended) => {
    code = ended;
  });
  const during = await watch(probe, () => code !== undefined);
  await exited;
  if (code !== 0) throw new Error(`The attack broke off:\n${output()}`);
  const servedDuring = honest.take();
  await setTimeout(SETTLE_SECONDS * 1_000);
  honest.take();
  const after = await watchFor(probe, AFTER_SECONDS);
  const measured: Measured = {
    ...{ before, during, after },
    honest: { before: servedBefore, during: servedDuring, after: honest.take() },
  };
  return { measured, outcomes: JSON.parse(output().trim().split('\n').at(-1) ?? '{}') };
}

async function run(
  production: Production,
  names: readonly string[],
  tokens: readonly string[],
): Promise<number> {
  const [own = '', ...others] = tokens;
  const probe = await openProbe(production);
  const honest = startHonestClient(production.port, own);
  let broken = 0;
  try {
    for (const name of names) {
      const rows = await probe.rows();
      const { measured, outcomes } = await suffer(name, production, probe, honest, others);
      const more = [...(await probe.rows())].map(
        ([table, count]) => [table, count - (rows.get(table) ?? 0)] as const,
      );
      const grown = more.filter(([, count]) => count > 0).map(([table, count]) => `${table} +${count}`);
      for (const line of reportOf(name, measured, outcomes, grown)) writeLine(line);
      broken += brokenFloors(measured).length;
    }
  } finally {
    await honest.stop();
    await probe.close();
  }
  return broken === 0 ? 0 : 1;
}

const chosen = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'titian-abuse-'));
chmodSync(folder, 0o755);
const mails = await startMailSink();
try {
  const build = await runScript('scripts/build.mjs', ['server', 'web'], {});
  if (build.code !== 0) throw new Error(build.output);
  const production = await startProduction(folder, mails.url);
  try {
    writeLine(`Production on ${production.cluster.version}, ${seconds} s of each attack.`);
    const tokens: string[] = [];
    for (let at = 0; at <= MEMBERS; at += 1) tokens.push(await registerMember(production.port, mails, at));
    process.exitCode = await run(production, chosen.length === 0 ? ATTACKS : chosen, tokens);
  } finally {
    await production.stop();
  }
} finally {
  mails.close();
  rmSync(folder, { recursive: true, force: true });
}
