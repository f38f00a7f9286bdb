import { createHash } from 'node:crypto';
import { floorOf, least, sumOf, WHOLE } from '../arithmetic.ts';
import { type Books, by, type Holding, type Note, type Repayment, type Share } from '../books.ts';
import type { Report } from '../report.ts';

/** What a holding has received and owed so far, in the replay; remainders in 1/10,000 sen. */
interface Position {
  readonly holding: Holding;
  outstanding: bigint;
  received: { return: bigint; late: bigint; fee: bigint; tax: bigint; withheld: bigint };
  remainder: { fee: bigint; tax: bigint; withheld: bigint };
}

/** Every investor's share of every repayment, with fee, service tax and withholding (DIS-1). */
export function checkShares(books: Books, report: Report): void {
  for (const note of books.notes) {
    const positions = new Map(
      (books.holdings.get(note.id) ?? []).map((holding): [string, Position] => [
        holding.id,
        {
          ...{ holding, outstanding: holding.principal_sen },
          received: { return: 0n, late: 0n, fee: 0n, tax: 0n, withheld: 0n },
          remainder: { fee: 0n, tax: 0n, withheld: 0n },
        },
      ]),
    );
    for (const repayment of books.repayments.get(note.id) ?? []) {
      if (repayment.state !== 'received') checkSplit(books, report, note, positions, repayment);
    }
    compareHoldings(report, note, [...positions.values()]);
  }
}

function checkSplit(
  books: Books,
  report: Report,
  note: Note,
  positions: ReadonlyMap<string, Position>,
  repayment: Repayment,
): void {
  const found = by(books.shares.get(repayment.id) ?? [], 'holding_id');
  const toInvestors = repayment.principal_sen + repayment.return_sen + repayment.late_sen;
  if (toInvestors === 0n) {
    report.compare('shares of a repayment', `${note.number} repayment ${repayment.seq}`, 0, found.size);
    return;
  }
  const ordered = [...positions.values()].sort((one, other) =>
    placeOf(one, repayment) < placeOf(other, repayment) ? -1 : 1,
  );
  const outstanding = sumOf(ordered.map((one) => one.outstanding));
  const weights = ordered.map((one) => (outstanding > 0n ? one.outstanding : one.holding.principal_sen));
  const split = {
    principal: shares(repayment.principal_sen, weights),
    return: shares(repayment.return_sen, weights),
  };
  const late = shares(repayment.late_sen, weights);
  for (const [index, position] of ordered.entries()) {
    const share = found.get(position.holding.id)?.[0];
    const of = `${note.number} repayment ${repayment.seq} holding ${position.holding.id}`;
    const own = {
      principal: split.principal[index] ?? 0n,
      return: split.return[index] ?? 0n,
      late: late[index] ?? 0n,
    };
    report.compare('place of a share', of, index + 1, share?.position);
    report.compare('weight of a share', of, weights[index], share?.weight_sen);
    compareShare(books, report, of, position, own, share);
  }
}

const placeOf = ({ holding }: Position, { id }: Repayment): string =>
  createHash('sha256').update(`${holding.id}${id}`).digest('hex');

/** Each holder reaches the floor of the cumulative share, so that the shares sum to the total. */
function shares(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sumOf(weights);
  let [weight, given] = [0n, 0n];
  return weights.map((one) => {
    weight += one;
    const reached = floorOf(total * weight, whole);
    const share = reached - given;
    given = reached;
    return share;
  });
}

function compareShare(
  books: Books,
  report: Report,
  of: string,
  position: Position,
  own: { readonly principal: bigint; readonly return: bigint; readonly late: bigint },
  share: Share | undefined,
): void {
  const on = share?.split_on ?? '';
  const withholding = books.isNonResident(position.holding.investor_id, on)
    ? books.setting('withholding_tax_bps', on)
    : 0n;
  const { remainder } = position;
  let room = own.return;
  const take = (part: keyof Position['remainder'], added: bigint): bigint => {
    remainder[part] += added;
    const taken = least(floorOf(remainder[part], WHOLE), room);
    remainder[part] -= taken * WHOLE;
    room -= taken;
    return taken;
  };
  const fee = take('fee', own.return * books.setting('service_fee_bps', on));
  const tax = take('tax', fee * books.setting('service_tax_bps', on));
  const taxedLate = books.flag('withhold_late_charges', on) ? own.late : 0n;
  room += taxedLate;
  const withheld = take('withheld', (own.return + taxedLate) * withholding);
  report.compare('share of principal', of, own.principal, share?.principal_sen);
  report.compare('share of return', of, own.return, share?.return_sen);
  report.compare('share of late charge', of, own.late, share?.late_sen);
  report.compare('service fee', of, fee, share?.fee_sen);
  report.compare('service tax', of, tax, share?.service_tax_sen);
  report.compare('tax withheld', of, withheld, share?.withholding_sen);
  report.compare('net share', of, own.principal + own.late - taxedLate + room, share?.net_sen);
  position.outstanding -= own.principal;
  position.received.return += own.return;
  position.received.late += own.late;
  position.received.fee += fee;
  position.received.tax += tax;
  position.received.withheld += withheld;
}

function compareHoldings(report: Report, note: Note, positions: readonly Position[]): void {
  for (const { holding, outstanding, received } of positions) {
    const of = `${note.number} holding ${holding.id}`;
    report.compare(
      'outstanding principal',
      of,
      outstanding,
      holding.outstanding_sen + holding.written_off_sen,
    );
    report.compare('return to date', of, received.return, holding.return_sen);
    report.compare('late charges to date', of, received.late, holding.late_sen);
    report.compare('fees to date', of, received.fee, holding.fee_sen);
    report.compare('service tax to date', of, received.tax, holding.service_tax_sen);
    report.compare('tax withheld to date', of, received.withheld, holding.withholding_sen);
  }
}
