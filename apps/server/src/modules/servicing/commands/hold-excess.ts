import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import {
  lockAccounts,
  noAccounts,
  openAccount,
  platformAccount,
  postTransfers,
  type Transfer,
} from '../../ledger/public.ts';
import type { Note } from '../../notes/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { allocateExcess, excessTotal } from '../domain/excess.ts';
import {
  findExcessAccount,
  insertExcess,
  insertExcessAccount,
  listOpenExcess,
  payWithExcess,
} from '../store/excesses.ts';
import { listInstalments } from '../store/instalments.ts';

/** Money in `receipts_clearing` that is beyond what is due. */
export interface NewExcess {
  /** A repayment that brought it, or a refund that the bank returned. */
  readonly sourceKind: 'repayment' | 'returned';
  readonly sourceId: string;
  readonly availableOn: Day;
  readonly amountSen: Sen;
  /** The transfer's id; where it is the first of its source, the source names it. */
  readonly transferId: string;
}

/** Lets money wait on a note as its issuer's own (REP-3); the caller holds the note's lock. */
export async function holdExcess(ctx: Ctx, noteId: string, one: NewExcess): Promise<void> {
  const accountId = await excessAccount(ctx, noteId);
  await insertExcess(ctx.tx, {
    id: newId(),
    note_id: noteId,
    source_kind: one.sourceKind,
    source_id: one.sourceId,
    available_on: one.availableOn,
    amount_sen: one.amountSen,
    open_sen: one.amountSen,
  });
  await postTransfers(ctx, noAccounts, [
    {
      id: one.transferId,
      debitAccountId: platformAccount('receipts_clearing'),
      creditAccountId: accountId,
      amountSen: one.amountSen,
      kind: 'excess_received',
      referenceId: one.sourceId,
      noteId,
    },
  ]);
}

async function excessAccount(ctx: Ctx, noteId: string): Promise<string> {
  const known = await findExcessAccount(ctx.reader, noteId);
  if (known !== null) {
    return known;
  }
  const accountId = await openAccount(ctx, 'note_excess', noteId);
  await insertExcessAccount(ctx.tx, noteId, accountId);
  return accountId;
}

/**
 * What waits on a note goes to its issuer's cash, once every instalment is settled or the note is over, and from there
 * to its bank account. The caller holds the note's lock and has locked no cash account.
 */
export async function releaseExcess(ctx: Ctx, note: Note): Promise<void> {
  if ((await listOpenExcess(ctx.reader, note.id)).length === 0) {
    return;
  }
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  if (note.state === 'issued' && rows.some((row) => row.settledOn === null)) {
    return;
  }
  const issuer = await readIssuer(ctx, note.issuerId);
  invariant(issuer, `the issuer of note ${note.id} exists`);
  const locked = await lockAccounts(ctx, [issuer.cashAccountId]);
  await postTransfers(ctx, locked, [await releaseToCash(ctx, note.id, issuer.cashAccountId)]);
  await enqueue(ctx, 'return_excess', { note_id: note.id }, { key: `excess:${note.issuerId}` });
}

/** Uses up all that waits on a note, and answers the transfer to its issuer's cash that the caller posts. */
export async function releaseToCash(ctx: Ctx, noteId: string, cashAccountId: string): Promise<Transfer> {
  const open = await listOpenExcess(ctx.reader, noteId);
  const accountId = await findExcessAccount(ctx.reader, noteId);
  invariant(accountId !== null && open.length > 0, `excess waits on note ${noteId}`);
  const [transferId, amountSen] = [newId(), excessTotal(open)];
  const use = { kind: 'refunded', referenceId: transferId, on: ctx.businessDate } as const;
  await payWithExcess(ctx.tx, allocateExcess(open, amountSen), use);
  return {
    id: transferId,
    debitAccountId: accountId,
    creditAccountId: cashAccountId,
    amountSen,
    kind: 'repayment_excess',
    referenceId: transferId,
    noteId,
  };
}
