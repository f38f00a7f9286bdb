import { deductions, isFairShare, least, sum } from './arithmetic.ts';
import type { HoldingModel, Model, RepaymentModel } from './state.ts';
import type { World } from './world.ts';

const WITHHOLDING_BPS = 1_500n;
const PARTS = ['principalSen', 'returnSen', 'lateSen'] as const;

interface ShownShare {
  readonly principalSen: bigint;
  readonly returnSen: bigint;
  readonly lateSen: bigint;
}

/**
 * Takes over how the product split each repayment that the model expects, once the split is proven: the parts add up to
 * the sen, and each share is the whole sen below or above its exact part. Fee, taxes and cash are the model's own.
 */
export async function distribute(world: World, model: Model): Promise<void> {
  const repayments = model.toDistribute.splice(0);
  for (const repayment of repayments) {
    const shares = await splitOf(world, repayment);
    const { holdings } = repayment.note;
    const weights = weightsOf(holdings);
    for (const part of PARTS) {
      demandSplit(repayment, part, { holdings, weights, shares });
    }
    for (const holding of holdings) {
      credit(model, repayment, holding, shares.get(holding.id));
    }
  }
  completeNotes(repayments);
}

function weightsOf(holdings: readonly HoldingModel[]): bigint[] {
  const open = holdings.map((one) => one.outstandingSen + one.writtenOffSen);
  return sum(open) > 0n ? open : holdings.map((one) => one.principalSen);
}

/** The shares of the next distributed repayment of a note, by holding; its parts are those that the model expects. */
async function splitOf({ app }: World, repayment: RepaymentModel): Promise<Map<string, ShownShare>> {
  const { note } = repayment;
  const { db } = app.database.reader;
  const all = await db
    .selectFrom('repayments')
    .selectAll()
    .where('note_id', '=', note.id)
    .where('weights_total_sen', 'is not', null)
    .where('state', '=', 'distributed')
    .orderBy('seq')
    .execute();
  const shown = all[note.distributed];
  note.distributed += 1;
  const parts = [shown?.principal_sen, shown?.return_sen, shown?.late_sen, shown?.received_on].join(' ');
  const expected = [repayment.principalSen, repayment.returnSen, repayment.lateSen, repayment.on].join(' ');
  if (parts !== expected) {
    throw new Error(`a repayment of ${note.id} pays ${parts}, in the model ${expected}`);
  }
  const shares = await db
    .selectFrom('distribution_shares')
    .selectAll()
    .where('repayment_id', '=', shown?.id ?? '')
    .execute();
  return new Map(
    shares.map((one) => [
      one.holding_id,
      { principalSen: one.principal_sen, returnSen: one.return_sen, lateSen: one.late_sen },
    ]),
  );
}

interface Split {
  readonly holdings: readonly HoldingModel[];
  readonly weights: readonly bigint[];
  readonly shares: ReadonlyMap<string, ShownShare>;
}

function demandSplit(
  repayment: RepaymentModel,
  part: (typeof PARTS)[number],
  { holdings, weights, shares }: Split,
): void {
  const given = holdings.map((one) => shares.get(one.id)?.[part] ?? 0n);
  const wholeSen = repayment[part];
  if (sum(given) !== wholeSen) {
    throw new Error(`the shares of ${part} come to ${sum(given)} of ${wholeSen} sen`);
  }
  const all = sum(weights);
  const unfair = given.findIndex((share, index) => !isFairShare(share, wholeSen, weights[index] ?? 0n, all));
  if (unfair >= 0) {
    throw new Error(
      `${given[unfair]} of ${wholeSen} sen of ${part} are no fair share of ${weights[unfair]} in ${all}`,
    );
  }
}

function credit(
  model: Model,
  repayment: RepaymentModel,
  holding: HoldingModel,
  share: ShownShare | undefined,
): void {
  if (share === undefined) {
    return;
  }
  const { investor, carried } = holding;
  const withholdingBps = investor.isNonResident ? WITHHOLDING_BPS : 0n;
  const rates = { feeBps: model.feeBpsOn(repayment.splitOn), withholdingBps };
  const { feeSen, taxSen, withheldSen } = deductions(share, carried, rates);
  const grossSen = share.principalSen + share.returnSen + share.lateSen;
  investor.cashSen += grossSen - feeSen - taxSen - withheldSen;
  const repaidSen = least(share.principalSen, holding.outstandingSen);
  holding.outstandingSen -= repaidSen;
  investor.outstandingSen -= repaidSen;
  holding.writtenOffSen -= share.principalSen - repaidSen;
  model.platform.note_collection -= grossSen;
  model.chargeFee(repayment.splitOn, feeSen, taxSen);
  model.platform.withholding_tax += withheldSen;
}

/** A note of which every instalment is settled is complete. */
function completeNotes(repayments: readonly RepaymentModel[]): void {
  for (const { note } of repayments) {
    if (note.rows.every((row) => row.settled)) {
      note.isLate = false;
      if (note.state === 'issued') {
        note.state = 'completed';
      } else if (note.state === 'defaulted') {
        note.state = 'recovered';
      }
    }
  }
}
