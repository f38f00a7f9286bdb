import { z } from 'zod';
import { amount, id, oneOf } from '../wire.ts';

/** How an exception of the bank statement may be closed without moving money. */
export const resolutionCategories = [
  'timing',
  'bank_error',
  'duplicate_line',
  'correction',
  'data_error',
] as const;

/** Every category of a closed exception: those above, and what moved money. */
export const exceptionCategories = [
  ...resolutionCategories,
  'bank_charge',
  'bank_profit',
  'unidentified_receipt_returned',
] as const;

/** How an exception is closed; the proposal's reason is kept with it. */
export const exceptionResolution = z.strictObject({
  category: oneOf(resolutionCategories, 'Please choose a category'),
  /** The transfer that a line is, where one of the same amount waits for its line. */
  transfer_id: id.nullable(),
});

/** A charge, a profit or money of nobody: what the line of the statement says, without its sign. */
export const lineAmount = z.strictObject({ amount });
