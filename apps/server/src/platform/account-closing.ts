import type { Message } from '@titian/contracts/messages/definition';
import type { QueryCtx } from './context.ts';

/**
 * What a module still has of a customer that must end before the account can be closed (ACC-27), each worded with the
 * act that ends it; nothing where the module does not stand in the way.
 */
export type ClosingCheck = (ctx: QueryCtx, userId: string) => Promise<readonly Message[]>;
