import type { JsonValue } from '../../../platform/db/schema.ts';

/** A bank that customers may have an account with. */
export interface Bank {
  readonly bic: string;
  readonly name: string;
  /** Its ids on FPX for personal and for corporate accounts; none where it does not take part. */
  readonly fpxPersonal: readonly string[];
  readonly fpxCorporate: readonly string[];
  /** Whether its online banking is not known to be down. */
  readonly isActive: boolean;
}

/** A bank of a channel as the exchange's latest list has it. */
export interface ListedBank {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
}

export type BankChannel = 'b2c' | 'b2b1';

/** What is known of a bank's ids, by channel, because some ids occur in both (FPX-26). */
export type OnlineByChannel = Readonly<Partial<Record<BankChannel, readonly ListedBank[]>>>;

/** A bank is down when every one of its FPX ids was reported so; a bank without ids counts as active. */
export function isActive(
  ids: Readonly<Record<BankChannel, readonly string[]>>,
  online: OnlineByChannel,
): boolean {
  const states = (['b2c', 'b2b1'] as const).flatMap((channel) =>
    ids[channel].map((id) => online[channel]?.find((one) => one.id === id)?.online ?? true),
  );
  return states.length === 0 || states.includes(true);
}

/** A bank with what the exchange says of it. */
export interface StoredBank {
  readonly bic: string;
  readonly name: string;
  /** Its FPX ids by channel. */
  readonly fpxIds: Readonly<Record<BankChannel, readonly string[]>>;
  /** The last good lists of the exchange, by channel. */
  readonly online: JsonValue;
  readonly checkedAt: Date | null;
}
