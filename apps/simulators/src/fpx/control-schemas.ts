import type { FpxFields } from './messages.ts';

const milliseconds = { type: 'integer', minimum: 0, maximum: 2_147_483_647 };
const textMap = { type: 'object', additionalProperties: { type: 'string' } };

/** POST /control/fpx: any of the settings; `reset` first makes the exchange well-behaved again. */
export const settingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    reset: { type: 'boolean' },
    direct: { enum: ['normal', 'drop', 'delay'] },
    delay_ms: milliseconds,
    duplicate: { type: 'integer', minimum: 0, maximum: 200 },
    order: { enum: ['direct_first', 'indirect_first'] },
    corrupt: { type: 'boolean' },
    alter: { ...textMap, propertyNames: { pattern: '^fpx_' } },
    enquiry: { enum: ['normal', 'error'] },
    mandates: { enum: ['approve', 'decline', 'by_hand'] },
    collections: { enum: ['by_balance', 'insufficient', 'later'] },
    blocked_banks: { type: 'array', items: { type: 'string' } },
    retry_delays_ms: { type: 'array', maxItems: 20, items: milliseconds },
    session_ms: milliseconds,
    clock_skew_ms: milliseconds,
  },
};

/** POST /control/fpx/pay. */
export const paySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['fields'],
  properties: {
    fields: textMap,
    outcome: { type: 'string' },
    payer_name: { type: 'string', maxLength: 50 },
    booking_date: { type: 'string', format: 'date' },
    wait_ms: { type: 'integer', minimum: 0, maximum: 120_000 },
  },
};

/** POST /control/fpx/decide and /control/fpx/release. */
export const orderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['order_no'],
  properties: {
    order_no: { type: 'string' },
    outcome: { type: 'string' },
    payer_name: { type: 'string', maxLength: 50 },
    wait_ms: { type: 'integer', minimum: 0, maximum: 120_000 },
  },
};

/** POST /control/fpx/mandate: what the bank decides, by the mandate's reference. */
export const mandateSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'decision'],
  properties: {
    reference: { type: 'string' },
    decision: { enum: ['approve', 'decline', 'end'] },
  },
};

export interface MandateBody {
  readonly reference: string;
  readonly decision: 'approve' | 'decline' | 'end';
}

export interface PayBody {
  readonly fields: FpxFields;
  readonly outcome?: string;
  readonly payer_name?: string;
  readonly booking_date?: string;
  readonly wait_ms?: number;
}

export interface OrderBody {
  readonly order_no: string;
  readonly outcome?: string;
  readonly payer_name?: string;
  readonly wait_ms?: number;
}
