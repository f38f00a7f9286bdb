import type { Message } from '@titian/contracts/messages/definition';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import type { HeldMoney, HeldMoneyPurpose } from '../domain/held-money.ts';
import type { HeldMoneyHandler } from '../domain/held-money-handler.ts';
import { readCustomers } from '../queries/customers.ts';
import { changeReceipt, heldReceipts } from '../store/held-receipts.ts';

/** What a module above does with a receipt that was paid for one of its rows. */
export interface ReceiptBooking extends Pick<HeldMoneyHandler, 'otherProposal' | 'onRefunded'> {
  readonly purpose: Exclude<HeldMoneyPurpose, 'topup'>;
  /** The numbers of the notes that the money was paid for, by the id of the money; absent where it is for none. */
  noteNumbers?(ctx: QueryCtx, money: readonly HeldMoney[]): Promise<ReadonlyMap<string, string>>;
  objection(ctx: QueryCtx, receipt: HeldMoney): Promise<Message | null>;
  /** What `book` reads, with locks: where the money would go. */
  binds(ctx: Ctx, receipt: HeldMoney): Promise<JsonValue>;
  /** Moves the money on from `receipts_clearing`. */
  book(ctx: Ctx, receipt: HeldMoney): Promise<void>;
}

/** The handler of money that is stored as receipts. */
export function receiptHandler(booking: ReceiptBooking): HeldMoneyHandler {
  return {
    ...booking,
    store: heldReceipts,
    async details(ctx, money) {
      const numbers = (await booking.noteNumbers?.(ctx, money)) ?? new Map<string, string>();
      return new Map([...numbers].map(([id, noteNumber]) => [id, { noteNumber }]));
    },
    describe: describeReceipt,
    binds: async (ctx, receipt, { decision }) => ({
      purpose: { purpose: receipt.paymentPurpose, id: receipt.purposeId },
      received_on: receipt.heldOn,
      ...(decision === 'book' ? { booking: await booking.binds(ctx, receipt) } : {}),
    }),
    async onBooked(ctx, receipt, { approvalId }) {
      await changeReceipt(ctx.tx, receipt.id, { state: 'booked', approval_id: approvalId });
      await booking.book(ctx, receipt);
      await recordAudit(ctx, { action: 'receipt.booked', subjectKind: 'receipt', subjectId: receipt.id });
    },
  };
}

async function describeReceipt(ctx: QueryCtx, receipt: HeldMoney): Promise<Record<string, JsonValue>> {
  const customer = (await readCustomers(ctx, [receipt.userId])).get(receipt.userId);
  return {
    purpose: receipt.paymentPurpose,
    customer: customer?.name ?? '',
    held_reason: receipt.reasons.join(', '),
    received_on: receipt.heldOn,
  };
}
