import { least, most, SUBSCRIPTION, sum } from './arithmetic.ts';
import type { InvestorModel, Model, NoteModel } from './state.ts';

const { leastSen, stepSen, limitSen } = SUBSCRIPTION;

interface Claim {
  readonly investor: InvestorModel;
  readonly minimumSen: bigint;
  readonly capSen: bigint;
}

interface Allocation {
  readonly investor: InvestorModel;
  readonly amountSen: bigint;
}

const inSteps = (amountSen: bigint) => amountSen - (amountSen % stepSen);

/** What the presets get of a note that was just listed: at most 80 % of it, those first that waited longest. */
export function allocate(model: Model, note: NoteModel): Allocation[] {
  const claims = model.investors.flatMap(claimOf).sort(byTurn);
  const shareSen = (note.targetSen * 80n) / 100n;
  const served: Claim[] = [];
  for (const claim of claims) {
    if (sum(served.map((one) => one.minimumSen)) + claim.minimumSen > shareSen) {
      break;
    }
    served.push(claim);
  }
  const extras = served.length === claims.length ? extrasOf(served, shareSen) : served.map(() => 0n);
  const given = served.map((one, index) => ({
    investor: one.investor,
    amountSen: one.minimumSen + (extras[index] ?? 0n),
  }));
  for (const { investor } of given) {
    model.turns += 1;
    investor.servedAt = model.turns;
  }
  return given;
}

function claimOf(investor: InvestorModel): Claim[] {
  const { preset } = investor;
  if (preset === null || !preset.isOn || investor.isFrozen || !investor.hasToppedUp) {
    return [];
  }
  const roomSen = limitSen - investor.waitingSen - investor.outstandingSen;
  const capSen = inSteps(least(least(preset.maximumSen, investor.cashSen), most(roomSen, 0n)));
  const minimumSen = most(preset.minimumSen, leastSen);
  return capSen >= minimumSen ? [{ investor, minimumSen, capSen }] : [];
}

function byTurn({ investor: one }: Claim, { investor: other }: Claim): number {
  return one.servedAt - other.servedAt || (one.userId < other.userId ? -1 : 1);
}

/** The rest in proportion to what each could take above its minimum; steps that are left over in the same order. */
function extrasOf(claims: readonly Claim[], shareSen: bigint): bigint[] {
  const rooms = claims.map((one) => one.capSen - one.minimumSen);
  const restSen = inSteps(shareSen - sum(claims.map((one) => one.minimumSen)));
  const wantedSen = sum(rooms);
  if (wantedSen <= restSen) {
    return rooms;
  }
  const extras = rooms.map((room) => inSteps((restSen * room) / wantedSen));
  let overSen = restSen - sum(extras);
  return extras.map((extra, index) => {
    const takes = overSen >= stepSen && extra + stepSen <= (rooms[index] ?? 0n);
    overSen -= takes ? stepSen : 0n;
    return takes ? extra + stepSen : extra;
  });
}
