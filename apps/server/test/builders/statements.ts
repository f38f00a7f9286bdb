import type { Day } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import type { TestApp } from '../app.ts';
import { call, type Headers } from './http.ts';
import { senOf } from './money.ts';

/** The accounts of the platform at the tests' simulated bank. */
export const TRUST_ACCOUNT = '514012345678';

export interface StatementTextLine {
  readonly amount: string;
  /** `C` came in, which it is by default; `RD` takes a debit back. */
  readonly mark?: 'C' | 'D' | 'RD';
  readonly type?: 'NTRF' | 'NRTI';
  readonly ref: string;
  readonly eref?: string;
  readonly name?: string;
  /** What the payer wrote; the reference by default. */
  readonly remittance?: string;
  /** The statement's last day by default. */
  readonly on?: Day;
}

export interface StatementText {
  readonly account: string;
  /** The first day, where it is not the last. */
  readonly from?: Day;
  readonly on: Day;
  /** Nothing by default. */
  readonly opening?: string;
  /** The stated sum of its lines, where it is wrong. */
  readonly closing?: string;
  readonly lines: readonly StatementTextLine[];
}

const comma = (amountSen: bigint) => senToText(amountSen as Sen).replace('.', ',');
const compact = (on: Day) => on.slice(2).replaceAll('-', '');
const balance = (on: Day, amountSen: bigint) =>
  `${amountSen < 0n ? 'D' : 'C'}${compact(on)}MYR${comma(amountSen < 0n ? -amountSen : amountSen)}`;

/** What lines move together. */
const movedSen = (lines: StatementText['lines']): bigint =>
  lines.reduce((sum, one) => sum + (one.mark === 'D' ? -senOf(one.amount) : senOf(one.amount)), 0n);

/** A statement as MT940, whose lines add up from its opening to its closing balance by default. */
export function mt940Statement({ account, from, on, opening, closing, lines }: StatementText): string {
  const openingSen = senOf(opening ?? '0.00');
  return [
    ':20:HAND',
    `:25:${account}`,
    ':28C:1/1',
    `:60F:${balance(from ?? on, openingSen)}`,
    ...lines.flatMap((one) => {
      const day = compact(one.on ?? on);
      const amount = comma(senOf(one.amount));
      return [
        `:61:${day}${day.slice(2)}${one.mark ?? 'C'}${amount}${one.type ?? 'NTRF'}NONREF//${one.ref}`,
        `:86:/EREF/${one.eref ?? 'NOTPROVIDED'}/NAME/${one.name ?? 'SOMEBODY'}/REMI/${one.remittance ?? one.ref}`,
      ];
    }),
    `:62F:${balance(on, closing === undefined ? openingSen + movedSen(lines) : senOf(closing))}`,
  ].join('\r\n');
}

/** Writes one statement after the other of an account, each beginning with the balance that the last one ended with. */
export function statementsOf(account: string): (lines: StatementText['lines'], on: Day) => string {
  let openingSen = 0n;
  return (lines, on) => {
    const opening = senToText(openingSen as Sen);
    openingSen += movedSen(lines);
    return mt940Statement({ account, on, opening, lines });
  };
}

/** Uploads a statement file; nothing of it settles before a second operator approves it. */
export function uploadStatement(app: TestApp, headers: Headers, text: string | Buffer) {
  const bytes = new Uint8Array(Buffer.from(text));
  return call(app, 'operatorUploadStatement', {
    headers,
    body: {},
    files: [{ field: 'statement_file', name: 'statement.sta', type: 'text/plain', bytes }],
  });
}
