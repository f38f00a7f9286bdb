import type { Sen } from '@titian/finance/sen';

/** The three steps of a commodity murabahah (tawarruq), in their order (rules §4 "Shariah notes"). */
export type CommodityStep = 'purchase' | 'sale' | 'resale';

/** An order to carry out one step. The same `clientReference` and step is one trade, however often it is sent. */
export interface CommodityOrder {
  readonly clientReference: string;
  readonly step: CommodityStep;
  readonly amountSen: Sen;
  readonly requestedAt: Date;
}

/** What the trading platform answers: its own reference, and when the step was carried out. */
export interface CommodityTrade {
  readonly reference: string;
  readonly tradedAt: Date;
}

/** A commodity trading platform. */
export interface CommodityTrading {
  /** Carries out one step; throws when the platform cannot be reached, and may then be asked again. */
  trade(order: CommodityOrder): Promise<CommodityTrade>;
}
