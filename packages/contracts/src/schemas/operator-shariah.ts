import { z } from 'zod';
import type { operatorShariahEndpoints } from '../endpoints/operator-shariah.ts';
import { issueMessage } from '../messages/message.ts';
import { amountOut, day, id, instant, ok, oneOf, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

/** Filters of trades; `unsigned` are those that were made before issuers signed first. */
const states = ['differences', 'signed', 'issued', 'void', 'unsigned'] as const;

/** How a trade differs from what was signed, or from what has to follow. */
const differences = [
  'price_not_recorded',
  'price_differs',
  'amount_differs',
  'leg_missing',
  'wrong_order',
  'not_same_day',
  'reversed',
  'not_reversed',
] as const;

const filters = {
  state: oneOf(states, issueMessage('state_not_in_list')).optional(),
  from: day.optional(),
  to: day.optional(),
};
const isInOrder = ({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): boolean => from === undefined || to === undefined || from <= to;
const misordered = { path: ['to'], message: issueMessage('last_day_before_first') };

const leg = z.object({
  step: z.enum(['purchase', 'sale', 'resale']),
  is_reversal: z.boolean(),
  state: z.enum(['carried_out', 'ordered', 'withdrawn']),
  /** What was signed for the step, or what is reversed; null where nothing was agreed before. */
  agreed: amountOut.nullable(),
  /** What it was traded for; null where it was not recorded. */
  price: amountOut.nullable(),
  at: instant.nullable(),
  reference: z.string().nullable(),
});

const tradeRow = z.object({
  /** Of the signature; of the note where the trade was made without one. */
  id,
  note_id: id,
  note_number: z.string(),
  issuer_name: z.string(),
  state: z.enum(['signed', 'issued', 'void', 'unsigned']),
  void_reason: z.enum(['trade_unfinished', 'price_changed', 'terms_changed', 'note_cancelled']).nullable(),
  signed_at: instant.nullable(),
  /** The day of the signature; of the first leg without a signature. */
  traded_on: day.nullable(),
  issued_on: day.nullable(),
  cost: amountOut.nullable(),
  sale_price: amountOut.nullable(),
  /** What was financed by the issue, before fees; null while nothing is issued by this trade. */
  issued_amount: amountOut.nullable(),
  legs: z.array(leg),
  differences: z.array(z.enum(differences)),
});

/** All that match the query, not only this page; sums of trades that have issued a note by a signature. */
const totals = z.object({
  trades: z.int(),
  with_differences: z.int(),
  issued: z.int(),
  cost: amountOut,
  sale_price: amountOut,
  issued_amount: amountOut,
});

export const operatorShariahSchemas = {
  operatorShariahTrades: {
    query: z.object({ ...pageQuery, ...filters }).refine(isInOrder, misordered),
    response: ok({ items: z.array(tradeRow), next_cursor: z.string().nullable(), totals }),
  },
  operatorShariahTradesFile: {
    query: z.object(filters).refine(isInOrder, misordered),
    response: z.string(),
  },
} satisfies AreaSchemas<typeof operatorShariahEndpoints>;
