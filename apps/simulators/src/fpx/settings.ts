/** Test controls of the exchange. In memory: a restart resets them. */
export interface FpxSettings {
  /** How the Direct AC leaves: at once, after `delay_ms`, or never (until released manually). */
  readonly direct: 'normal' | 'drop' | 'delay';
  /** Waiting time in milliseconds for `delay`, and the longest hold for `indirect_first`. */
  readonly delay_ms: number;
  /** How many extra copies of each Direct AC leave at the same moment. */
  readonly duplicate: number;
  /** Which of the two confirmations leaves first. */
  readonly order: 'direct_first' | 'indirect_first';
  /** True spoils the checksum of both confirmations. */
  readonly corrupt: boolean;
  /** Fields that replace those of both confirmations before signing, such as a wrong amount. */
  readonly alter: Readonly<Record<string, string>>;
  /** How AE is answered: properly, or with the exchange's error text. */
  readonly enquiry: 'normal' | 'error';
  /** Banks that the bank list shows as blocked and that payments are rejected for. */
  readonly blocked_banks: readonly string[];
  /** How banks decide about authorised mandates: at once, or by a manual decision at the bank. */
  readonly mandates: 'approve' | 'decline' | 'by_hand';
  /** How banks answer collections: by the account's balance, always without funds, or not yet. */
  readonly collections: 'by_balance' | 'insufficient' | 'later';
  /** Pauses in milliseconds between the tries of a Direct AC; one more try than pauses. */
  readonly retry_delays_ms: readonly number[];
  /** The longest that a buyer may stay on the bank's pages, in milliseconds. */
  readonly session_ms: number;
  /** The maximum difference between the merchant's clock and the exchange's, in milliseconds (XW). */
  readonly clock_skew_ms: number;
}

/** A well-behaved exchange: five tries, ten minutes at the bank, a quarter of an hour of clock skew. */
const WELL_BEHAVED: FpxSettings = {
  direct: 'normal',
  delay_ms: 2_000,
  duplicate: 0,
  order: 'direct_first',
  corrupt: false,
  alter: {},
  enquiry: 'normal',
  blocked_banks: [],
  mandates: 'approve',
  collections: 'by_balance',
  retry_delays_ms: [500, 2_000, 8_000, 20_000],
  session_ms: 10 * 60_000,
  clock_skew_ms: 15 * 60_000,
};

/** Holds the settings in force. */
export class FpxControls {
  #settings: FpxSettings = WELL_BEHAVED;

  get settings(): FpxSettings {
    return this.#settings;
  }

  /** Changes the named settings and keeps the others. */
  change(changes: Partial<FpxSettings>): FpxSettings {
    this.#settings = { ...this.#settings, ...changes };
    return this.#settings;
  }

  /** Back to a well-behaved exchange. */
  reset(): FpxSettings {
    this.#settings = WELL_BEHAVED;
    return this.#settings;
  }
}
