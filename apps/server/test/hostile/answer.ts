import type { Endpoint } from '@titian/contracts/endpoint';
import { errorCodes } from '@titian/contracts/errors';
import { apiHeaders } from '../../src/platform/http/api-headers.ts';

/** What came back for a hostile request. */
export interface GivenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Of errors and of answers that are JSON; empty for files. */
  readonly text: string;
  readonly ms: number;
}

/** No answer takes longer: far above what the slowest call needs on a busy machine. */
export const ANSWER_MAX_MS = 5_000;

/** A call of test installations alone, which answers when the ends of the days up to a date are worked off. */
const WORKS_OFF_DAYS = '/test/run-day';

/** Parts of the product's programs, of the database and of its language, which no answer shows. */
const LEAK =
  /\bat [\w.<> ]*\(?[^\s"]+:\d+:\d+|node_modules|file:\/\/|\/(?:home|tmp|usr|work|app)\/|\.ts\b|select .* from|insert into|relation "|syntax error|violates|duplicate key|ECONN|ENOENT|ZodError|TypeError|RangeError|ReferenceError|Cannot read prop/i;

/** Expected errors with status 503; anything else from 500 on is a defect. */
const SAID_UNAVAILABLE = new Set(['unavailable', 'busy', 'storage_full']);

/** What is wrong with an answer to a hostile request, one sentence each; nothing where it is as it should be. */
export function defectsOf(
  { status, headers, text, ms }: GivenAnswer,
  { answers, path }: Pick<Endpoint, 'answers' | 'path'>,
): readonly string[] {
  const defects: string[] = [];
  if (ms > ANSWER_MAX_MS && path !== WORKS_OFF_DAYS) {
    defects.push(`took ${Math.round(ms)} ms`);
  }
  if (LEAK.test(text)) {
    defects.push(`shows something of ours: ${LEAK.exec(text)?.[0]}`);
  }
  for (const [name, value] of Object.entries(apiHeaders)) {
    if (!isGiven(headers[name], name, value)) {
      defects.push(`has ${name}: ${headers[name]}`);
    }
  }
  // The bank reads a word and the payer's browser a sentence where a message is not authentic.
  const isWord = (answers === 'text' || answers === 'redirect') && status === 400 && !text.startsWith('{');
  return status < 400 || isWord ? defects : [...defects, ...rejectionDefects(status, headers, text)];
}

/** Statements and previews may be cached or framed differently, so only their protective headers are checked. */
function isGiven(given: unknown, name: string, value: string): boolean {
  return name === 'x-content-type-options' ? given === value : typeof given === 'string' && given !== '';
}

function rejectionDefects(status: number, headers: GivenAnswer['headers'], text: string): readonly string[] {
  const rejection = String(headers['content-type']).startsWith('application/json') ? readJson(text) : null;
  if (rejection === null) {
    return [`is ${status} without our form: ${text.slice(0, 200)}`];
  }
  const code = String(rejection.code);
  const known = Object.entries(errorCodes).find(([name]) => name === code)?.[1];
  // An error of a field may have a code of its own.
  const isField = status === 422 && typeof rejection.errors === 'object';
  const isSaid = status === 503 && SAID_UNAVAILABLE.has(code);
  return [
    ...(status >= 500 && !isSaid ? [`is ${status} ${code}`] : []),
    ...(known?.status === status || isField ? [] : [`is ${status} with the code ${code}`]),
    ...(rejection.success === false ? [] : ['does not say that it failed']),
    ...(typeof rejection.message === 'string' && rejection.message !== '' ? [] : ['has no message']),
  ];
}

function readJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
