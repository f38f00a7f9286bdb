import { message } from '@titian/contracts/messages/message';
import type { ClosingCheck } from '../../../platform/account-closing.ts';
import { hasWaitingAddressChange } from '../store/address-changes.ts';

/** A requested address that is not decided. */
export const onboardingClosingCheck: ClosingCheck = async (ctx, userId) =>
  (await hasWaitingAddressChange(ctx.reader, userId)) ? [message('closing_address_change')] : [];
