import type { ParsedApi } from '@titian/contracts/schemas/all';
import { shareAt } from '@titian/finance/projection';
import { addSen, type Sen, senToText, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { findAccessibleNote, type Holding, heldRows, type Note, readMine } from '../../notes/public.ts';
import { arrearsOf, type HeldInstalment, instalmentState, nextOf } from '../domain/held-instalment.ts';
import { isReplaced } from '../domain/instalment.ts';
import { type InstalmentReceipt, receiptsByInstalment } from '../store/holding-receipts.ts';
import { listInstalments } from '../store/instalments.ts';
import { placesAt } from '../store/projections.ts';
import { listOpenShares, type OpenShare } from '../store/shared-schedules.ts';
import { instalmentShares } from './investor-schedule.ts';
import { daysLateOf, nextPaymentsOf } from './next-payment.ts';

type HoldingOnWire = ParsedApi['noteHolding']['response']['holding'];

/**
 * What an investor holds of a note: each instalment with what it brings and brought, what was received, what is overdue
 * (DIS-4).
 * @throws AppError `not_found` for a note that is not for the investor, or of which the investor holds nothing
 */
export async function holdingOf(
  ctx: QueryCtx,
  investor: Pick<CustomerPrincipal, 'id' | 'role'>,
  reference: string,
): Promise<HoldingOnWire> {
  const found = await findAccessibleNote(ctx, investor, reference);
  const mine =
    found === null ? undefined : (await readMine(ctx, investor.id, [found.note.id])).get(found.note.id);
  if (found === null || mine === undefined || mine.holding === null) {
    throw new AppError('not_found');
  }
  const { note } = found;
  const { holding } = mine;
  const rows = await scheduleOf(ctx, note, holding);
  const open = await listOpenShares(ctx.reader, heldRows({ holdingId: holding.id }), ctx.businessDate);
  return {
    note_id: note.id,
    note_number: note.number,
    principal: senToText(holding.principalSen),
    outstanding: senToText(holding.outstandingSen),
    written_off: senToText(holding.writtenOffSen),
    received: receivedOf(holding, mine.receivedSen),
    arrears: await presentArrears(ctx, note, holding, open),
    next_payment: nextOf(open, ctx.businessDate),
    instalments: rows.map((row) => presentInstalment(row, note, ctx)),
  };
}

/** The instalments of the note with what of each is this holding's; none before all holders are known. */
async function scheduleOf(ctx: QueryCtx, note: Note, holding: Holding): Promise<HeldInstalment[]> {
  const [schedules, shares, receipts] = await Promise.all([
    listInstalments(ctx.reader, [note.id]),
    instalmentShares(ctx, holding.id),
    receiptsByInstalment(ctx.reader, holding.id),
  ]);
  const instalments = new Map((schedules.get(note.id) ?? []).map((one) => [one.number, one]));
  const received = new Map(receipts.map((one) => [one.number, one]));
  return shares.flatMap((share) => {
    const instalment = instalments.get(share.number);
    return instalment === undefined || isReplaced(instalment)
      ? []
      : [{ instalment, share, receipt: received.get(share.number) ?? null }];
  });
}

function presentInstalment(
  row: HeldInstalment,
  note: Note,
  { businessDate }: QueryCtx,
): HoldingOnWire['instalments'][number] {
  const { instalment, share, receipt } = row;
  return {
    number: instalment.number,
    due_on: instalment.dueOn,
    principal: senToText(share.principalSen),
    return: senToText(share.returnSen),
    total: senToText(addSen(share.principalSen, share.returnSen)),
    received: senToText(receipt === null ? ZERO_SEN : receiptTotal(receipt)),
    received_on: receipt?.on ?? null,
    state: instalmentState(row, note.state, businessDate),
  };
}

function receiptTotal({ principalSen, returnSen, lateSen }: InstalmentReceipt): Sen {
  return sumSen([principalSen, returnSen, lateSen]);
}

function receivedOf(holding: Holding, netSen: Sen): HoldingOnWire['received'] {
  const principalSen = subtractSen(
    holding.principalSen,
    addSen(holding.outstandingSen, holding.writtenOffSen),
  );
  return {
    principal: senToText(principalSen),
    return: senToText(holding.returnSen),
    late_charge: senToText(holding.lateSen),
    fee: senToText(holding.feeSen),
    service_tax: senToText(holding.serviceTaxSen),
    withholding_tax: senToText(holding.withholdingSen),
    net: senToText(netSen),
  };
}

/** What is overdue to the holding, with its part of the late charges that are owed today; null where nothing is. */
async function presentArrears(
  ctx: QueryCtx,
  note: Note,
  holding: Holding,
  open: readonly OpenShare[],
): Promise<HoldingOnWire['arrears']> {
  const arrears = arrearsOf(open, ctx.businessDate);
  if (arrears === null) {
    return null;
  }
  const lateSen = await lateShareOf(ctx, note, holding);
  return {
    days_past_due: (await daysLateOf(ctx, [note.id])).get(note.id) ?? 0,
    principal: senToText(arrears.principalSen),
    return: senToText(arrears.returnSen),
    late_charge: senToText(lateSen),
    total: senToText(sumSen([arrears.principalSen, arrears.returnSen, lateSen])),
  };
}

async function lateShareOf(ctx: QueryCtx, note: Note, holding: Holding): Promise<Sen> {
  const next = (await nextPaymentsOf(ctx, [note])).get(note.id);
  if (next === undefined) {
    return ZERO_SEN;
  }
  const place = (await placesAt(ctx.reader, [{ holdingId: holding.id, number: next.number }])).get(
    holding.id,
  );
  return place === undefined ? ZERO_SEN : shareAt(place, next.toInvestors.lateSen);
}
