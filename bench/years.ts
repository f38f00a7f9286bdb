import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type Day, isBusinessDay, monthOf } from '@titian/finance/calendar';
import { readHolidays } from '@titian/server/modules/settings/public';
import { scope } from '@titian/server/test/issued-note';
import pg from 'pg';
import { runBench } from './lib/run-bench.ts';
import { workDay } from './years/business-day.ts';
import { createDayClock, type DayClock, NINE_O_CLOCK_MS } from './years/clock.ts';
import { loadPeople } from './years/load.ts';
import { FIGURES, runNight } from './years/night.ts';
import { type Options, readOptions, STARTS_ON } from './years/options.ts';
import { type DayRecord, nextDay, openProgress, type Progress } from './years/progress.ts';
import { writeReport } from './years/report.ts';
import { readSizes } from './years/sizes.ts';
import { figuresOf, floorsMet, nightMs } from './years/summary.ts';
import { verifyAll } from './years/verify.ts';
import { openWorld, type YearsWorld } from './years/world.ts';

/**
 * Five years of business days with 20,000 accounts: durations of the nightly run, sizes of the tables, and whether retention
 * deletes what is due and nothing else (docs/reliability/years.md). The product runs in this process on a clock that
 * is moved from day to day. `-- --data <folder>` stores everything and resumes it; `--years`, `--days`,
 * `--accounts` and `--until-minutes` make it smaller, `--report <file>` writes Markdown.
 */
const options = readOptions(process.argv.slice(2));
const folder = options.dataDir ?? mkdtempSync(join(tmpdir(), 'titian-years-'));
const stopping: (() => Promise<unknown>)[] = [];
if (options.dataDir === null) {
  stopping.push(async () => rmSync(folder, { recursive: true, force: true }));
}
await runBench(main, stopping);

async function main(): Promise<boolean> {
  const began = performance.now();
  const progress = openProgress(folder);
  const first = nextDay(progress, STARTS_ON);
  const clock = createDayClock(first, NINE_O_CLOCK_MS);
  await prepare(clock);
  const { world, owner } = await open(clock);
  const elapsedMs = () => performance.now() - began;
  const limitMs = options.untilMinutes === null ? Number.POSITIVE_INFINITY : options.untilMinutes * 60_000;
  let index = progress.days.filter((one) => one.isBusinessDay).length;
  for (let day = first; day <= options.lastDay && elapsedMs() < limitMs; day = addDays(day, 1)) {
    clock.set(day, NINE_O_CLOCK_MS);
    const isOpen = isBusinessDay(day, await holidaysOf(world));
    const record = await runDay(world, owner, { day, index, isBusinessDay: isOpen });
    progress.add(record);
    index += isOpen ? 1 : 0;
    console.log(
      `${day}: worked ${Math.round(record.workMs)} ms, night ${Math.round(nightMs(record))} ms` +
        (record.figuresMs === null ? '' : `, ${FIGURES} ${Math.round(record.figuresMs)} ms`),
    );
  }
  return conclude(world, owner, progress, options);
}

/** Loads the people once; the bank reads its book when it is started again. */
async function prepare(clock: DayClock): Promise<void> {
  const world = await openWorld(folder, STARTS_ON, clock);
  const owner = await connect(world);
  try {
    const { rows } = await owner.query<{ loaded: string }>('select count(*) as loaded from investors');
    if (rows[0]?.loaded === '0') {
      console.log(`loading ${options.accounts} investors …`);
      await loadPeople(world, owner, folder, options.accounts);
    }
  } finally {
    await owner.end();
    await world.stop();
  }
}

async function open(clock: DayClock) {
  const world = await openWorld(folder, STARTS_ON, clock);
  stopping.push(() => world.stop());
  const owner = await connect(world);
  stopping.push(() => owner.end());
  return { world, owner };
}

async function connect({ ownerUrl }: YearsWorld): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  return owner;
}

function holidaysOf({ app }: YearsWorld): Promise<ReadonlySet<Day>> {
  return app.work.query(scope, (ctx) => readHolidays(ctx));
}

interface CalendarDay {
  readonly day: Day;
  /** How many business days came before it. */
  readonly index: number;
  readonly isBusinessDay: boolean;
}

async function runDay(
  world: YearsWorld,
  owner: pg.Client,
  { day, index, isBusinessDay: isOpen }: CalendarDay,
): Promise<DayRecord> {
  const began = performance.now();
  if (isOpen) {
    await workDay(world, owner, index);
  }
  const workMs = performance.now() - began;
  const isMonthEnd = monthOf(addDays(day, 1)) !== monthOf(day);
  const night = await runNight(world, day, isMonthEnd);
  const sizes = isMonthEnd ? await readSizes(owner, folder) : null;
  return { ...night, isBusinessDay: isOpen, workMs, sizes };
}

async function conclude(
  world: YearsWorld,
  owner: pg.Client,
  { days }: Progress,
  { accounts, reportFile, lastDay }: Options,
): Promise<boolean> {
  const sizes = await readSizes(owner, folder);
  const found = await verifyAll(world, owner, folder);
  const figures = figuresOf(days, accounts, sizes);
  const command = `npm run bench -- years ${process.argv.slice(2).join(' ')}`.trim();
  const report = writeReport({ command, days, figures, found, sizes });
  console.log(report);
  if (reportFile !== null) {
    writeFileSync(reportFile, `${report}\n`);
  }
  const isWhole = (days.at(-1)?.day ?? '') >= lastDay;
  const met = floorsMet(figures, found);
  console.log(JSON.stringify({ ...figures, ...found, is_whole: isWhole, floors_met: met }));
  return met;
}
