/**
 * Feeds damaged examples to everything that reads what comes from outside: some in the normal run, for a time with DEEP=1.
 * DEEP_SEED repeats a run, DEEP_PARSER and DEEP_INPUT a part of it, DEEP_SECONDS changes the time for each parser.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mutatedBytes } from './bytes.ts';
import { everyParser, type Parser } from './parsers.ts';
import { randomOf } from './random.ts';

const { DEEP, DEEP_SEED, DEEP_PARSER, DEEP_INPUT, DEEP_SECONDS } = process.env;
const isDeep = DEEP === '1';
const SEED = DEEP_SEED ?? (isDeep ? String(Date.now()) : '1');
const SECONDS = Number(DEEP_SECONDS ?? 60);
const FEW = 150;
/** A parser that takes longer, or grows more, was brought to by its input. */
const PARSE_MAX_MS = 5_000;
/** Of one input: what the files before this one left in the process is not the parser's. */
const HEAP_GROWTH_MAX_BYTES = 50_000_000;
vi.setConfig({ testTimeout: (SECONDS + 60) * 1_000, hookTimeout: 60_000 });

let parsers: ReadonlyMap<string, Parser>;
const counts: Record<string, object> = {};
beforeAll(async () => {
  parsers = new Map((await everyParser()).map((one) => [one.name, one]));
});
afterAll(() => {
  if (isDeep) {
    const folder = new URL('../../../../test-results/', import.meta.url);
    mkdirSync(folder, { recursive: true });
    const report = { seed: SEED, secondsEach: SECONDS, parsers: counts };
    writeFileSync(new URL('hostile-parsers.json', folder), JSON.stringify(report, null, 2));
  }
});

interface Fed {
  readonly what: 'read' | 'rejected' | 'defect';
  readonly why: string;
  readonly ms: number;
  readonly heapGrowthBytes: number;
}

/** What one input does to a parser. */
async function feed(parser: Parser, bytes: Buffer): Promise<Fed> {
  const begin = performance.now();
  const heapBytes = process.memoryUsage().heapUsed;
  const cost = () => ({
    ms: performance.now() - begin,
    heapGrowthBytes: process.memoryUsage().heapUsed - heapBytes,
  });
  try {
    await parser.parse(bytes);
  } catch (error) {
    const isOwn = parser.rejects?.(error) === true;
    return { what: isOwn ? 'rejected' : 'defect', why: String(error), ...cost() };
  }
  return { what: 'read', why: '', ...cost() };
}

function problemOf({ what, why, ms, heapGrowthBytes }: Fed): string | null {
  if (what === 'defect') {
    return why;
  }
  if (ms > PARSE_MAX_MS) {
    return `took ${Math.round(ms)} ms`;
  }
  return heapGrowthBytes > HEAP_GROWTH_MAX_BYTES ? `grew by ${heapGrowthBytes} bytes` : null;
}

/** Feeds inputs until there are enough, or the time is over. */
async function feedAll(parser: Parser) {
  const first = DEEP_INPUT === undefined ? 0 : Number(DEEP_INPUT);
  const endsAt = performance.now() + SECONDS * 1_000;
  const isOver = (at: number) => (isDeep ? performance.now() > endsAt : at >= (parser.few ?? FEW));
  const count = { inputs: 0, read: 0, rejected: 0, defect: 0, slowestMs: 0, largestGrowthBytes: 0 };
  const defects: string[] = [];
  for (let at = first; at === first || (DEEP_INPUT === undefined && !isOver(at)); at += 1) {
    const random = randomOf(`${SEED}/${parser.name}/${at}`);
    const bytes = mutatedBytes(random.pick(parser.corpus), parser.corpus, parser.words, random);
    const fed = await feed(parser, bytes);
    const defect = problemOf(fed);
    count.inputs += 1;
    count[fed.what] += 1;
    count.slowestMs = Math.max(count.slowestMs, Math.round(fed.ms));
    count.largestGrowthBytes = Math.max(count.largestGrowthBytes, fed.heapGrowthBytes);
    if (defect !== null) {
      defects.push(`${defect}\n  DEEP_SEED=${SEED} DEEP_PARSER='${parser.name}' DEEP_INPUT=${at}`);
      defects.push(`  ${JSON.stringify(bytes.subarray(0, 2_000).toString('latin1'))}`);
    }
  }
  return { count, defects };
}

const names = [
  ...['camt.053', 'MT940', 'pain.002', 'FPX confirmation, signed by the exchange or not'],
  ...['FPX list of banks, signed by the exchange or not', 'FPX answer'],
  ...['CSV of direct debits, signed by the exchange or not', 'PDF', 'image', 'multipart form'],
  ...['name of a file', 'cookies', 'webhook of identity checks', 'code of a sample card'],
];

describe(`damaged inputs of the seed ${SEED}`, () => {
  it.each(names.filter((name) => DEEP_PARSER === undefined || name === DEEP_PARSER))('%s', async (name) => {
    const parser = parsers.get(name);
    if (parser === undefined) {
      throw new Error('no such parser');
    }
    const { count, defects } = await feedAll(parser);
    counts[name] = count;
    if (defects.length > 0) {
      throw new Error(`${defects.length / 2} defects\n${defects.slice(0, 6).join('\n')}`);
    }
    expect(count.inputs).toBeGreaterThan(0);
  });

  it('leaves no parser out, and each takes its examples', async () => {
    expect([...parsers.keys()]).toEqual(names);
    for (const parser of parsers.values()) {
      for (const example of parser.corpus) {
        expect([parser.name, (await feed(parser, example)).what]).not.toEqual([parser.name, 'defect']);
      }
    }
  });
});

describe('a parser with a mistake', () => {
  const broken = (parse: Parser['parse']): Parser => ({
    ...{ name: 'broken', corpus: [Buffer.from('a;b;c')], words: [';;'], parse, few: 60 },
  });

  it('is found where it throws what is not its own', async () => {
    const own = broken((bytes) => {
      throw bytes.includes(';;')
        ? new TypeError('Cannot read properties of undefined')
        : new RangeError('own');
    });
    const { count, defects } = await feedAll({ ...own, rejects: (error) => error instanceof RangeError });
    expect(count.defect).toBeGreaterThan(0);
    expect(defects[0]).toContain('Cannot read properties');
  });

  it('is found where it takes too long', () => {
    const fed = { what: 'read', why: '', ms: 1, heapGrowthBytes: 0 } as const;
    expect(problemOf({ ...fed, ms: PARSE_MAX_MS + 1 })).toBe('took 5001 ms');
    expect(problemOf(fed)).toBeNull();
  });

  it('is found where it takes too much memory', async () => {
    const held: unknown[] = [];
    const fed = await feed(
      broken(() => held.push(Array.from({ length: HEAP_GROWTH_MAX_BYTES / 8 + 1 }, (_, at) => at))),
      Buffer.from('a'),
    );
    expect(problemOf(fed)).toMatch(/^grew by \d+ bytes$/);
  });
});
