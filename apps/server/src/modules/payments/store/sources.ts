import type { Reader } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { PaymentSource } from '../domain/payment-source.ts';
import { counterpartyPlace } from './bank-lines.ts';

/**
 * The debtors of received payments by the transfer that took each in: the first statement line that carries the order
 * which was paid, with its whole amount.
 */
export async function listSources(
  reader: Reader,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentSource>> {
  if (transferIds.length === 0) {
    return new Map();
  }
  const rows = await reader.db
    .selectFrom('payment_orders as o')
    .innerJoin('bank_statement_lines as l', (join) =>
      join.onRef('l.reference', '=', 'o.exchange_order_no').onRef('l.amount_sen', '=', 'o.received_sen'),
    )
    .select(['o.received_transfer_id', 'l.counterparty', 'l.counterparty_bic', 'l.counterparty_number_enc'])
    .select(['l.counterparty_number_hash', 'l.counterparty_last4', 'l.bank_reference'])
    .where('o.received_transfer_id', '=', oneOf(transferIds))
    .where('l.is_return', '=', false)
    .where('l.counterparty_number_enc', 'is not', null)
    // The oldest line counts: it is the last one written to the map.
    .orderBy('l.created_at', 'desc')
    .orderBy('l.bank_reference', 'desc')
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const { counterparty_bic: bic, counterparty_number_enc: bytes, counterparty_last4: last4 } = row;
      const { counterparty_number_hash: numberHash, counterparty: holderName } = row;
      const { received_transfer_id: id, bank_reference: reference } = row;
      return id === null || bic === null || bytes === null || numberHash === null || last4 === null
        ? []
        : [
            [
              id,
              {
                ...{ bic, numberHash, last4, holderName },
                numberEnc: { ...counterpartyPlace(reference), bytes },
              },
            ] as const,
          ];
    }),
  );
}
