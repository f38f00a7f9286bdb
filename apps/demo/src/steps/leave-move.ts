import { plannedMove as planned } from '../data/addresses.ts';
import { addressFields } from '../data/homes.ts';
import { textPaper } from '../documents/papers.ts';
import { daysAgo, type InvestorMember, type Market } from '../market.ts';

/** A customer has moved: the new address waits for two operators, with a bill that proves it. */
export async function leaveMove(market: Market, investors: readonly InvestorMember[]): Promise<void> {
  const mover = investors.find(({ name }) => name === planned.investor);
  if (mover === undefined) throw new Error(`There is no investor ${planned.investor}.`);
  const address = addressFields(planned.home, planned.street);
  const lines = [
    'Electricity bill (specimen)',
    mover.name,
    planned.street,
    `${address.postcode} ${address.city}`,
  ];
  await market.product.call('userRequestAddressChange', {
    by: mover.session,
    on: daysAgo(market, planned.daysAgo),
    body: {
      ...address,
      address_line_2: '',
      document_kind: 'utility_bill',
      document: [textPaper('electricity-bill.pdf', lines)],
    },
  });
}
