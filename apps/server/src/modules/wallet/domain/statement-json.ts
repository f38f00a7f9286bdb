import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Sen, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { Movement } from './movement.ts';
import type { Statement } from './statement.ts';

type Answer = ParsedApi['activityStatement']['response'];

/** A statement as the contract's JSON, written as its movements are read. */
export async function* statementJson(
  { period, openingSen, closingSen, totals, writeOffs, claimClosings, chunks }: Statement,
  present: (movement: Movement) => Answer['items'][number],
): AsyncGenerator<string> {
  const facts: Omit<Answer, 'items'> = {
    success: true,
    from: period.from,
    to: period.to,
    opening_balance: senToText(openingSen),
    closing_balance: senToText(closingSen),
    totals: Object.fromEntries(totals.map((one) => [one.kind, senToText(withoutSign(one.amountSen))])),
    write_offs: writeOffs.map(({ noteId, note, on, amountSen }) => ({
      note_id: noteId,
      note_number: note?.number ?? null,
      on,
      amount: senToText(amountSen),
    })),
    claim_closings: claimClosings.map(({ noteId, note, on, amountSen, explanation }) => ({
      note_id: noteId,
      note_number: note?.number ?? null,
      on,
      amount: senToText(amountSen),
      explanation,
    })),
  };
  yield `${JSON.stringify(facts).slice(0, -1)},"items":[`;
  let comma = '';
  for await (const movements of chunks()) {
    yield movements
      .map((one, index) => `${index === 0 ? comma : ','}${JSON.stringify(present(one))}`)
      .join('');
    comma = ',';
  }
  yield ']}';
}

function withoutSign(amountSen: Sen): Sen {
  return amountSen < 0n ? subtractSen(ZERO_SEN, amountSen) : amountSen;
}
