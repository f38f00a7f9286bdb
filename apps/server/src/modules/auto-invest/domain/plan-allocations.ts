import { mulDivFloor, type Sen, sen, ZERO_SEN } from '@titian/finance/sen';

/** A preset that fits a note and may be served. */
export interface Claim {
  readonly investorId: string;
  readonly minimumSen: Sen;
  /** At least the minimum, in whole steps above it. */
  readonly capSen: Sen;
}

export interface Share<C extends Claim> {
  readonly claim: C;
  readonly amountSen: Sen;
}

export interface Plan<C extends Claim> {
  readonly shares: readonly Share<C>[];
  /** Whether a candidate got nothing because nothing was left. */
  readonly isUsedUp: boolean;
}

/**
 * Shares an amount out among presets (AUTO-7). Minimums first, in the order given, until one does not fit any more;
 * only if all of them fit, the rest in proportion to what each could take above its minimum, in whole steps, and the
 * steps left over in the same order.
 * @param claims in the order of serving: longest since the last allocation first
 * @param shareSen the most that presets may take together
 */
export function planAllocations<C extends Claim>(claims: readonly C[], shareSen: Sen, stepSen: Sen): Plan<C> {
  const served: C[] = [];
  let leftSen: bigint = shareSen;
  for (const claim of claims) {
    if (claim.minimumSen > leftSen) {
      break;
    }
    leftSen -= claim.minimumSen;
    served.push(claim);
  }
  if (served.length < claims.length) {
    return {
      shares: served.map((claim) => ({ claim, amountSen: claim.minimumSen })),
      isUsedUp: true,
    };
  }
  const extras = shareExtras(served, leftSen - (leftSen % stepSen), stepSen);
  const shares = served.map((claim, index) => ({
    claim,
    amountSen: sen(claim.minimumSen + (extras[index] ?? ZERO_SEN)),
  }));
  return { shares, isUsedUp: false };
}

/** What each gets above its minimum. */
function shareExtras(claims: readonly Claim[], restSen: bigint, stepSen: Sen): bigint[] {
  const rooms = claims.map((claim) => claim.capSen - claim.minimumSen);
  const wantedSen = rooms.reduce((sum, room) => sum + room, 0n);
  if (wantedSen <= restSen) {
    return rooms;
  }
  const extras = rooms.map((room) => {
    const exact = mulDivFloor(restSen, room, wantedSen);
    return exact - (exact % stepSen);
  });
  let overSen = restSen - extras.reduce((sum, extra) => sum + extra, 0n);
  // Every share lost less than a step, so one turn gives all of the steps away.
  return extras.map((extra, index) => {
    if (overSen < stepSen || extra + stepSen > (rooms[index] ?? 0n)) {
      return extra;
    }
    overSen -= stepSen;
    return extra + stepSen;
  });
}
