import { type Sen, sen } from '@titian/finance/sen';
import type { Channel } from '../port.ts';

export interface ChannelRule {
  /** The exchange's own name of the channel, `msgToken`. */
  readonly messageToken: string;
  readonly minSen: Sen;
  readonly maxSen: Sen;
}

/** Per payment, before any limit of the payer's own bank (FPX-14). */
export const channelRules: Readonly<Record<Channel, ChannelRule>> = {
  b2c: { messageToken: '01', minSen: sen(1_00n), maxSen: sen(30_000_00n) },
  b2b1: { messageToken: '02', minSen: sen(2_00n), maxSen: sen(1_000_000_00n) },
};

/** What the payer's bank takes once when a mandate is authorised (DDB-2). */
export const MANDATE_VERIFICATION_SEN = sen(1_00n);
