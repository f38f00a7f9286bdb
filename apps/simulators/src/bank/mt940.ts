import { formatRinggit } from '../lib/ringgit.ts';
import type { Entry, Statement } from './account-book.ts';

/** SWIFT's width of a line of information, and how many of them there may be. */
const WIDTH = 65;
const LINES = 6;

function comma(amountSen: bigint): string {
  return formatRinggit(amountSen < 0n ? -amountSen : amountSen).replace('.', ',');
}

/** YYMMDD of a day `YYYY-MM-DD`. */
function short(day: string): string {
  return day.slice(2).replaceAll('-', '');
}

function balance(tag: '60F' | '62F' | '64', amountSen: bigint, day: string): string {
  return `:${tag}:${amountSen < 0n ? 'D' : 'C'}${short(day)}MYR${comma(amountSen)}`;
}

/** A returned payment takes back a debit: RD. */
function mark({ kind, amountSen }: Entry): string {
  if (kind === 'return') return amountSen < 0n ? 'RC' : 'RD';
  return amountSen < 0n ? 'D' : 'C';
}

/** Text in SWIFT's character set; what it does not know becomes a space, and a slash could end a code word. */
function plain(text: string): string {
  return text.replace(/[^A-Za-z0-9\-?:().,'+ ]/g, ' ').trim();
}

function information({ endToEndId, counterparty, text, returnReason }: Entry): string[] {
  const words: [string, string][] = [
    ['EREF', plain(endToEndId)],
    ['NAME', plain(counterparty.name)],
    ['ACCT', plain(counterparty.accountNo)],
    ['BIC', plain(counterparty.bic)],
    ['RTRN', plain(returnReason)],
    ['REMI', plain(text)],
  ];
  const joined = words
    .filter(([, value]) => value !== '')
    .map(([word, value]) => `/${word}/${value}`)
    .join('');
  const count = Math.min(Math.ceil(joined.length / WIDTH), LINES);
  return Array.from({ length: count }, (_, line) => joined.slice(line * WIDTH, (line + 1) * WIDTH));
}

function lines(entry: Entry): string[] {
  const day = short(entry.bookedOn);
  const type = entry.kind === 'return' ? 'NRTI' : 'NTRF';
  const first = `:61:${day}${day.slice(2)}${mark(entry)}${comma(entry.amountSen)}${type}NONREF//${entry.reference.slice(0, 16)}`;
  const [head, ...more] = information(entry);
  return head === undefined ? [first] : [first, `:86:${head}`, ...more];
}

/** Writes a statement of the trust account as MT940 (PAY-4). */
export function writeMt940(statement: Statement, accountNo: string): string {
  return [
    `:20:ST${short(statement.from)}${short(statement.to)}`,
    `:25:${accountNo}`,
    ':28C:1/1',
    balance('60F', statement.openingSen, statement.from),
    ...statement.entries.flatMap(lines),
    balance('62F', statement.closingSen, statement.to),
    balance('64', statement.closingSen, statement.to),
    '-',
    '',
  ].join('\r\n');
}
