import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { resolutionCategories } from '../reconciliation.ts';
import { amount, id, oneOf } from '../wire.ts';

/** How an exception is closed; the proposal's reason is kept with it. */
export const exceptionResolution = z.strictObject({
  category: oneOf(resolutionCategories, issueMessage('category_required')),
  /** The transfer that a line is, where one of the same amount waits for its line. */
  transfer_id: id.nullable(),
});

/** A charge, a profit or money of nobody: what the line of the statement says, without its sign. */
export const lineAmount = z.strictObject({ amount });
