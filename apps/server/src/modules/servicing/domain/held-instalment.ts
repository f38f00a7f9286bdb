import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { addSen, type Sen, senToText, sumSen } from '@titian/finance/sen';
import type { NoteState } from '../../notes/public.ts';
import type { InstalmentReceipt } from '../store/holding-receipts.ts';
import type { InstalmentShare, OpenShare } from '../store/shared-schedules.ts';
import { isOverdue, type ServicedInstalment } from './instalment.ts';

type HoldingOnWire = ParsedApi['noteHolding']['response']['holding'];

/** An instalment of a note as one holding has part in it. */
export interface HeldInstalment {
  readonly instalment: ServicedInstalment;
  readonly share: InstalmentShare;
  /** What the holding received of it; null where nothing is paid out. */
  readonly receipt: InstalmentReceipt | null;
}

/** Where an instalment stands for its holder. */
export function instalmentState(
  { instalment, receipt }: HeldInstalment,
  noteState: NoteState,
  on: Day,
): HoldingOnWire['instalments'][number]['state'] {
  if (instalment.settledOn !== null) {
    return 'paid';
  }
  if (noteState === 'written_off') {
    return 'written_off';
  }
  if (isOverdue(instalment, on)) {
    return 'late';
  }
  return receipt === null ? 'due' : 'partial';
}

/** What of the shares still to come is overdue on a day: what was due before it, in default everything. */
export function arrearsOf(
  open: readonly OpenShare[],
  on: Day,
): { readonly principalSen: Sen; readonly returnSen: Sen } | null {
  const overdue = open.filter(
    (one) => (one.isInDefault || one.dueOn < on) && one.principalSen + one.returnSen > 0n,
  );
  return overdue.length === 0
    ? null
    : {
        principalSen: sumSen(overdue.map((one) => one.principalSen)),
        returnSen: sumSen(overdue.map((one) => one.returnSen)),
      };
}

/** The next payment that is not overdue; null where none is to come on a day that can be counted on. */
export function nextOf(open: readonly OpenShare[], on: Day): HoldingOnWire['next_payment'] {
  const next = open.find(
    (one) => !one.isInDefault && one.dueOn >= on && one.principalSen + one.returnSen > 0n,
  );
  return next === undefined
    ? null
    : { due_on: next.dueOn, amount: senToText(addSen(next.principalSen, next.returnSen)) };
}
