import { message } from '@titian/contracts/messages/message';
import type { ClosingCheck } from '../../../platform/account-closing.ts';
import { hasRunningApplication } from './read-application.ts';

/** A business owner's application for financing that is not decided. */
export const financingClosingCheck: ClosingCheck = async (ctx, userId) =>
  (await hasRunningApplication(ctx, userId)) ? [message('closing_financing_application')] : [];
