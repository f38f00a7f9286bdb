import { approvedInvestor, approvedOwner, type Member } from '@titian/e2e/api/join';
import { topUp } from '@titian/e2e/api/money';
import { listedNote } from '@titian/e2e/api/notes';
import { createOperatorPair } from '@titian/e2e/api/operator-pair';
import { newCompany, newPerson } from '@titian/e2e/api/people';
import type { Place } from '@titian/e2e/product/product';
import type { TcpProxy } from '@titian/server/test/tcp-proxy';
import type { Market } from './actions.ts';
import { type Expected, readBooks } from './books.ts';
import { openFiledCase } from './documents.ts';

const INVESTORS = ['Aminah Kamal', 'Latifah Osman', 'Rohani Samad', 'Salmah Idris'];
const FIRST_TOPUP = '20000.00';
const NOTE = { amount: '100000.00', rate: '12.00', termMonths: 6 };

/** A listed note and investors with money, and what they should have. */
export interface OpenMarket {
  readonly market: Market;
  readonly expected: ReadonlyMap<Member, Expected>;
  /** The texts of the acknowledged notes with documents. */
  readonly filed: Set<string>;
  /** Lists another note before the last one is funded, when nobody would invest any more. */
  openNote(): Promise<void>;
}

/** Opens it before anything is harmed. */
export async function openMarket({
  product,
  clientProxy,
}: {
  readonly product: Place;
  readonly clientProxy: Pick<TcpProxy, 'port'>;
}): Promise<OpenMarket> {
  const operators = await createOperatorPair(product);
  const listNote = async () => {
    const company = newCompany('Kilang Teguh Sdn Bhd', 'Mariam', 'Said');
    return listedNote(product, operators, await approvedOwner(product, operators, company), NOTE);
  };
  const noteId = await listNote();
  const expected = new Map<Member, Expected>();
  for (const name of INVESTORS) {
    const [first = '', last = ''] = name.split(' ');
    const investor = await approvedInvestor(product, operators, newPerson(first, last));
    await topUp(product, investor.session, FIRST_TOPUP);
    expected.set(investor, await readBooks(product, noteId, investor));
  }
  const caseId = await openFiledCase(product, operators);
  const place = { ...product, baseUrl: `http://127.0.0.1:${clientProxy.port}` };
  const market: Market = { place, noteId, investors: [...expected.keys()], operators, caseId };
  return {
    market,
    expected,
    filed: new Set(),
    async openNote() {
      market.noteId = await listNote();
      for (const books of expected.values()) books.subscriptions.clear();
    },
  };
}
