import { message } from '@titian/contracts/messages/message';
import { senToText, ZERO_SEN } from '@titian/finance/sen';
import type { ClosingCheck } from '../../../platform/account-closing.ts';
import type { NoteState } from '../domain/note.ts';
import { notesOfIssuer, readPosition } from './read-note.ts';

const running: readonly NoteState[] = ['listed', 'funded', 'issued', 'defaulted'];

/** An investor's money in notes; the notes of a business owner that are not repaid. */
export const notesClosingCheck: ClosingCheck = async (ctx, userId) => {
  const { outstandingSen, waitingSen } = await readPosition(ctx, userId);
  const count = (await notesOfIssuer(ctx, userId, running)).length;
  return [
    ...(outstandingSen === ZERO_SEN
      ? []
      : [message('closing_holdings', { outstanding: senToText(outstandingSen) })]),
    ...(waitingSen === ZERO_SEN
      ? []
      : [message('closing_subscriptions', { waiting: senToText(waitingSen) })]),
    ...(count === 0 ? [] : [message('closing_notes', { count })]),
  ];
};
