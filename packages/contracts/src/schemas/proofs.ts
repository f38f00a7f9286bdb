import { z } from 'zod';
import type { proofEndpoints } from '../endpoints/proofs.ts';
import { proofRecord } from '../proof/record.ts';
import { amountOut, day, instant, ok, okList, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const hex = z.string().regex(/^[0-9a-f]*$/);
const params = z.object({ day });

/** A record as it was signed, with what is needed to verify it. */
const signedRecord = {
  day,
  /** What was signed, byte by byte: canonical JSON of `record`. */
  content: z.string(),
  /** SHA-256 of the content, and Ed25519 over it. */
  hash: hex,
  signature: hex,
  key_id: z.int(),
  public_key: hex,
};

/** A piece of the client's claim with the siblings of its path, from the leaf's up. */
const piece = z.object({
  piece: z.int(),
  nonce: hex,
  amount: amountOut,
  /** Its place among the leaves; bit n says whether its ancestor of level n is a right child. */
  position: z.int(),
  path: z.array(z.object({ hash: hex, amount: amountOut })),
});

export const proofSchemas = {
  /** Newest first. */
  proofDays: {
    query: z.object(pageQuery),
    response: okList(
      z.object({
        day,
        hash: hex,
        /** What the claims of all clients come to. */
        amount: amountOut,
        bank: proofRecord.shape.bank,
        difference: proofRecord.shape.difference,
        reconciliation: proofRecord.shape.reconciliation,
        /** Business days before it that have no record. */
        skipped_days: z.array(day),
        corrections: z.int(),
        key_id: z.int(),
      }),
    ),
  },
  proofDay: { params, response: ok({ ...signedRecord, record: proofRecord }) },
  proofKeys: {
    response: ok({
      items: z.array(
        z.object({
          id: z.int(),
          public_key: hex,
          /** Signature of the key before it; null of the first. */
          endorsement: hex.nullable(),
          created_at: instant,
        }),
      ),
    }),
  },
  ownProof: {
    params,
    response: ok({
      ...signedRecord,
      client_number: z.string(),
      claim: z.object({
        total: amountOut,
        cash: amountOut,
        waiting: amountOut,
        payouts: amountOut,
        shares: amountOut,
        excess: amountOut,
      }),
      /** None where the client could claim nothing at the end of the day. */
      pieces: z.array(piece),
    }),
  },
} satisfies AreaSchemas<typeof proofEndpoints>;
