import { type CollectionStep, collectionUpdate } from '@titian/contracts/collections';
import { senFromText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { addNoteUpdate } from '../../notes/public.ts';

/** Writes what investors read of a step (REC-21): exactly what the screen has shown before. */
export async function writeStep(ctx: Ctx, noteId: string, step: CollectionStep): Promise<void> {
  const { kind, title, body, amount } = collectionUpdate(step);
  await addNoteUpdate(ctx, {
    ...{ noteId, kind, title, body },
    ...(amount === null ? {} : { amountSen: senFromText(amount) }),
  });
}
