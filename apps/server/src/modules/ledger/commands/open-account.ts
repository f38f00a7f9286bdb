import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { insertAccount } from '../store/postings.ts';

export type OwnedAccountKind =
  | 'investor_cash'
  | 'issuer_cash'
  | 'note_escrow'
  | 'note_collection'
  | 'note_excess';

const hasRunningBalance: Record<OwnedAccountKind, boolean> = {
  investor_cash: true,
  issuer_cash: true,
  note_escrow: false,
  note_collection: false,
  note_excess: false,
};

/** Opens an account for a person or a note and answers its id; one of each kind per owner. */
export async function openAccount(ctx: Ctx, kind: OwnedAccountKind, ownerId: string): Promise<string> {
  const id = newId();
  await insertAccount(ctx.tx, id, kind, ownerId, hasRunningBalance[kind]);
  return id;
}
