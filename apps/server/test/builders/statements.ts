import type { Day } from '@titian/finance/calendar';
import { parseSen, type Sen, senToText } from '@titian/finance/sen';

/** The accounts of ours that the tests' simulated bank keeps. */
export const TRUST_ACCOUNT = '514012345678';

export interface StatementTextLine {
  readonly amount: string;
  /** `C` came in, which it is unless told otherwise; `RD` takes a debit back. */
  readonly mark?: 'C' | 'D' | 'RD';
  readonly type?: 'NTRF' | 'NRTI';
  readonly ref: string;
  readonly eref?: string;
  readonly name?: string;
  /** The statement's last day unless told otherwise. */
  readonly on?: Day;
}

export interface StatementText {
  readonly account: string;
  /** The first day, where it is not the last. */
  readonly from?: Day;
  readonly on: Day;
  readonly opening: string;
  readonly lines: readonly StatementTextLine[];
}

const comma = (amountSen: bigint) => senToText(amountSen as Sen).replace('.', ',');
const compact = (on: Day) => on.slice(2).replaceAll('-', '');

/** A statement as MT940 whose lines add up from its opening to its closing balance. */
export function mt940Statement({ account, from, on, opening, lines }: StatementText): string {
  const signed = lines.map((one) => {
    const amountSen = parseSen(one.amount) ?? 0n;
    return one.mark === 'D' ? -amountSen : amountSen;
  });
  const closing = signed.reduce<bigint>((sum, one) => sum + one, parseSen(opening) ?? 0n);
  return [
    ':20:HAND',
    `:25:${account}`,
    ':28C:1/1',
    `:60F:C${compact(from ?? on)}MYR${comma(parseSen(opening) ?? 0n)}`,
    ...lines.flatMap((one) => {
      const day = compact(one.on ?? on);
      const amount = comma(parseSen(one.amount) ?? 0n);
      return [
        `:61:${day}${day.slice(2)}${one.mark ?? 'C'}${amount}${one.type ?? 'NTRF'}NONREF//${one.ref}`,
        `:86:/EREF/${one.eref ?? 'NOTPROVIDED'}/NAME/${one.name ?? 'SOMEBODY'}/REMI/${one.ref}`,
      ];
    }),
    `:62F:C${compact(on)}MYR${comma(closing)}`,
  ].join('\r\n');
}
