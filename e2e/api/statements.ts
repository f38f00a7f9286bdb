import type { Place } from '../product/product.ts';

/** The trust account's number, as the simulated bank's statements name it. */
export const TRUST_ACCOUNT = '514012345678';

interface StatementText {
  readonly account: string;
  readonly on: string;
  /** Ringgit with two decimals. */
  readonly opening: string;
  readonly amount: string;
  /** `C` came in, `RD` takes a debit back. */
  readonly mark: 'C' | 'RD';
  readonly reference: string;
  readonly endToEndId?: string;
  readonly name: string;
}

/** A statement of one day as MT940 with one credit, its balances made to fit. */
export function statementOf({ on, opening, amount, reference, ...more }: StatementText): string {
  const day = on.slice(2).replaceAll('-', '');
  const sen = (text: string) => BigInt(text.replace('.', ''));
  const closing = String(sen(opening) + sen(amount)).padStart(3, '0');
  return [
    `:20:${reference}`,
    `:25:${more.account}`,
    ':28C:1/1',
    `:60F:C${day}MYR${opening.replace('.', ',')}`,
    `:61:${day}${day.slice(2)}${more.mark}${amount.replace('.', ',')}NTRFNONREF//${reference}`,
    `:86:/EREF/${more.endToEndId ?? 'NOTPROVIDED'}/NAME/${more.name}/REMI/RENT`,
    `:62F:C${day}MYR${closing.slice(0, -2)},${closing.slice(-2)}`,
  ].join('\r\n');
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The bank's own statement of the trust account for some days, a file as an operator downloads it. */
export async function bankStatementOf({ simulatorUrl }: Place, { from, to }: Days): Promise<string> {
  const response = await fetch(`${simulatorUrl}/bank/statement?from=${from}&to=${to}`);
  return response.text();
}

/** The EndToEndId of the bank's payment to a user on some days, as on its statement. */
export async function endToEndIdOf(place: Place, name: string, days: Days): Promise<string> {
  const entries = (await bankStatementOf(place, days)).split('<Ntry>');
  const entry = entries.find((one) => one.includes(`<Nm>${name}</Nm>`) && one.includes('DBIT')) ?? '';
  const id = /<EndToEndId>([^<]+)</.exec(entry)?.[1];
  if (id === undefined) throw new Error(`the bank paid nothing to ${name} from ${days.from} to ${days.to}`);
  return id;
}
