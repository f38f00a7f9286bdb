import type { Sen } from '@titian/finance/sen';

/** The three steps of a commodity murabahah (tawarruq), in their order (SHR-3). */
export type CommodityStep = 'purchase' | 'sale' | 'resale';

/**
 * An order to carry out one step, or to reverse it. The same `clientReference`, step and direction is one trade, however
 * often it is sent.
 */
export interface CommodityOrder {
  readonly clientReference: string;
  readonly step: CommodityStep;
  readonly isReversal: boolean;
  readonly priceSen: Sen;
  readonly requestedAt: Date;
}

/** What the trading platform answers: its own reference, and at which price and when the step was carried out. */
export interface CommodityTrade {
  readonly reference: string;
  readonly priceSen: Sen;
  readonly tradedAt: Date;
}

/** A commodity trading platform. */
export interface CommodityTrading {
  /** Whether orders are taken now; false also where no trading provider is connected. */
  isOpen(): Promise<boolean>;
  /** Carries out one step; throws when the platform cannot be reached, and may then be retried. */
  trade(order: CommodityOrder): Promise<CommodityTrade>;
  /**
   * Withdraws an order whose answer never came: the trade where it was carried out, otherwise null, and then it never will
   * be. Throws when the platform cannot be reached.
   */
  withdraw(order: CommodityOrder): Promise<CommodityTrade | null>;
}
