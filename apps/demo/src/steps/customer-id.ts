import type { Session } from '../api/client.ts';
import type { Day } from '../days.ts';
import type { Market } from '../market.ts';

/** The id of a customer, as operators find it by the e-mail address. */
export async function customerIdOf(
  { product, team }: Pick<Market, 'product' | 'team'>,
  session: Session,
  on: Day,
): Promise<string> {
  const { user } = await product.call('userCurrent', { by: session, on });
  const query = { q: user.email };
  const { items } = await product.call('operatorCustomers', { by: team.session('support'), on, query });
  const [customer] = items;
  if (customer === undefined) throw new Error(`There is no customer ${user.email}.`);
  return customer.id;
}
