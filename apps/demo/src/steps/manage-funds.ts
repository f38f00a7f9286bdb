import type { Body } from '../api/client.ts';
import { textPaper } from '../documents/papers.ts';
import type { InvestorMember, Market } from '../market.ts';
import type { Members } from './onboard.ts';

/** Investors whom the sign-in table names manage their own money. */
const NAMED = 4;
/** The first of the others with so much cash signs a mandate. */
const CASH_RINGGIT = 800;

/** Puts one investor's funds under management, with an order that was executed and three that wait to be approved. */
export async function manageFunds(market: Market, { investors }: Members): Promise<void> {
  const member = await investorWithCash(market, investors.slice(NAMED));
  const { product, team, today: on } = market;
  const by = team.session('finance');
  await team.carryOut(
    {
      kind: 'setting_change',
      after: { key: 'fund_management_enabled', value: true, effective_from: on },
      reason: 'The manager is appointed and the procedures are approved.',
    },
    on,
  );
  const { user } = await product.call('userCurrent', { by: member.session, on });
  const { items } = await product.call('operatorManagedInvestors', {
    ...{ by, on, query: { number: user.inv_no ?? '' } },
  });
  const [investor] = items;
  if (investor === undefined) throw new Error(`${member.name} is no approved investor.`);
  await recordMandate(market, investor.id, member);
  const { notes } = await product.call('operatorManagedInvestor', { by, on, params: { id: investor.id } });
  const [first, second] = notes.filter((note) => note.allowed);
  if (first === undefined || second === undefined) throw new Error('No two notes are open to the mandate.');
  const order = (body: Partial<NewOrder>) => proposeOrder(market, investor.id, body);
  const executed = await order({ note_id: first.id, amount: '300.00' });
  await team.approve('managed_order', executed, on);
  await order({ note_id: second.id, amount: '200.00' });
  await order({ kind: 'withdrawal', note_id: null, amount: '100.00' });
  await proposeCancellation(market, investor.id, executed);
}

/** Wants what an approved proposal subscribed cancelled again, within its period. */
async function proposeCancellation({ product, team, today: on }: Market, id: string, approvalId: string) {
  const call = { by: team.session('finance'), on, params: { id } };
  const { orders } = await product.call('operatorManagedInvestor', call);
  const order = orders.find((one) => one.approval_id === approvalId);
  if (order === undefined) throw new Error('The executed order is not listed.');
  const body = { order_id: order.id, reason: 'The buyer of the invoice was changed.' };
  await product.call('operatorProposeManagedCancellation', { ...call, body });
}

async function investorWithCash(
  { product, today: on }: Market,
  investors: readonly InvestorMember[],
): Promise<InvestorMember> {
  for (const one of investors.filter(({ isCompany }) => !isCompany)) {
    const { user } = await product.call('userCurrent', { by: one.session, on });
    if (Number.parseInt(user.balance ?? '0', 10) >= CASH_RINGGIT) return one;
  }
  throw new Error(`No investor has RM${CASH_RINGGIT} in cash.`);
}

/** Compliance records the signed mandate and puts the account under management. */
async function recordMandate({ product, team, today: on }: Market, id: string, member: InvestorMember) {
  const document = textPaper('mandate.pdf', ['Management mandate (specimen)', member.name, on]);
  const { file } = await product.call('operatorUploadMandate', {
    ...{ by: team.session('compliance'), on, params: { id }, body: { document: [document] } },
  });
  const terms = {
    max_per_note: '2000.00',
    minimum_grade: 'D',
    contracts: ['Conventional', 'Shariah'],
  } as const;
  await team.carryOut(
    {
      ...{ kind: 'management_mandate', subject_id: id, reason: 'Signed at the branch on this day.' },
      after: { ...terms, contracts: [...terms.contracts], document_id: file.id, from: on, until: null },
    },
    on,
  );
  const after = { is_fund_managed: true, parent_email: null, guaranteed_only: false };
  await team.carryOut({ kind: 'account_flags', subject_id: id, after, reason: 'Under the mandate.' }, on);
}

type NewOrder = Body<'operatorProposeManagedOrder'>;

/** Enters an order; answers its proposal. */
async function proposeOrder(
  { product, team, today: on }: Market,
  id: string,
  order: Partial<NewOrder>,
): Promise<string> {
  const body = {
    ...{ kind: 'subscription', note_id: null, amount: '100.00' },
    ...{ fill_remaining: true, acknowledge_limit: true, reason: 'As the manager decided this week.' },
    ...order,
  } as NewOrder;
  const by = team.session('finance');
  const answer = await product.call('operatorProposeManagedOrder', { by, on, params: { id }, body });
  return answer.order.approval_id;
}
