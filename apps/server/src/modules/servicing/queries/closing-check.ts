import { message } from '@titian/contracts/messages/message';
import { senToText, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { ClosingCheck } from '../../../platform/account-closing.ts';
import { notesOfIssuer } from '../../notes/public.ts';
import { excessOf } from '../store/excesses.ts';

/** Money that a business owner paid above what was due, on running and on finished notes. */
export const servicingClosingCheck: ClosingCheck = async (ctx, userId) => {
  const notes = await notesOfIssuer(ctx, userId, [
    'issued',
    'completed',
    'defaulted',
    'recovered',
    'written_off',
  ]);
  const excess = await excessOf(
    ctx.reader,
    notes.map((note) => note.id),
  );
  const totalSen = sumSen([...excess.values()]);
  return totalSen === ZERO_SEN ? [] : [message('closing_excess', { excess: senToText(totalSen) })];
};
