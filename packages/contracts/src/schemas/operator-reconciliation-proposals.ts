import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { resolutionCategories } from '../reconciliation.ts';
import { amount, id, oneOf } from '../wire.ts';

/** How an exception is closed; the proposal's reason is stored with it. */
export const exceptionResolution = z.strictObject({
  category: oneOf(resolutionCategories, issueMessage('category_required')),
  /** The transfer that a line is, where one of the same amount waits for its line. */
  transfer_id: id.nullable(),
});

/** A charge, a profit or an unidentified receipt: the amount of the statement line, without its sign. */
export const lineAmount = z.strictObject({ amount });
