/** Test controls of the payout bank. In memory: a restart resets them. */
export interface BankSettings {
  /**
   * How payment files and requests of statements are answered; every file is carried out first.
   * - none: not at all
   * - delayed: after `delay_ms`
   * - false: a file as failed (HTTP 500), a statement with a closing balance that is a sen too high
   * - repeated: a file as though it had come before
   */
  readonly answers: 'normal' | 'none' | 'delayed' | 'false' | 'repeated';
  /** Waiting time in milliseconds for `delayed`. */
  readonly delay_ms: number;
  /** Accounts whose transfers are rejected at once (AC04, closed). */
  readonly reject_accounts: readonly string[];
  /** Accounts whose transfers leave and come back the same day. */
  readonly return_accounts: readonly string[];
  /** True rejects transfers above the balance (AM04). */
  readonly check_funds: boolean;
  /** True lets the statement name the account that an FPX payment came from. */
  readonly tell_payers: boolean;
  /** The day incoming money is booked, `YYYY-MM-DD`; null is the real day. */
  readonly booking_date: string | null;
  /** False gives no statement of the trust account, as a bank whose channel is down. */
  readonly states: boolean;
  /** How statements are written. */
  readonly statement_format: 'camt053' | 'mt940';
}

/** Holds the settings in force. */
export class BankControls {
  #settings: BankSettings = {
    answers: 'normal',
    delay_ms: 1_500,
    reject_accounts: [],
    return_accounts: [],
    check_funds: true,
    tell_payers: false,
    booking_date: null,
    states: true,
    statement_format: 'camt053',
  };

  get settings(): BankSettings {
    return this.#settings;
  }

  /** Changes the named settings and keeps the others. */
  change(changes: Partial<BankSettings>): BankSettings {
    this.#settings = { ...this.#settings, ...changes };
    return this.#settings;
  }
}
