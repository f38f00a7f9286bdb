import { addDays, type Day } from '../days.ts';
import { daysAgo, type Market } from '../market.ts';

const LETTER_DAYS_AGO = 20;
const EXPORT_DAYS_AGO = 1;
const DISCLOSED_DAYS_AGO = 45;
const REVIEW_DAYS = 180;

/** Leaves breaches and conflicts of interest in every state; complaints and data requests are cases. */
export async function fillRegisters(market: Market): Promise<void> {
  await settleBreach(market, daysAgo(market, LETTER_DAYS_AGO));
  await openBreach(market, daysAgo(market, EXPORT_DAYS_AGO));
  await discloseConflicts(market, daysAgo(market, DISCLOSED_DAYS_AGO));
}

/** A breach that was notified in time, contained and closed. */
async function settleBreach({ product, team }: Market, on: Day): Promise<void> {
  const by = team.session('compliance');
  const facts = {
    ...{
      kind: 'personal_data' as const,
      occurred_on: addDays(on, -1),
      discovered_on: on,
      persons_affected: 2,
    },
    description: 'Two yearly statements were sent to each other\u2019s e-mail address by hand.',
  };
  const { breach } = await product.call('operatorRecordBreach', {
    ...{ by, on },
    body: { ...facts, notified_on: null, remedy: null, state: 'open' },
  });
  const params = { id: breach.now.id };
  const remedy = 'Both recipients confirmed that they deleted it. Statements are no longer sent by hand.';
  const notified = { ...facts, notified_on: addDays(on, 1), remedy };
  await product.call('operatorChangeBreach', {
    ...{ by, on: addDays(on, 1), params },
    body: { ...notified, state: 'contained', version: 1 },
  });
  await product.call('operatorChangeBreach', {
    ...{ by, on: addDays(on, 7), params },
    body: { ...notified, state: 'closed', version: 2 },
  });
}

/** A breach of which the authority is still to be notified. */
async function openBreach({ product, team }: Market, on: Day): Promise<void> {
  await product.call('operatorRecordBreach', {
    ...{ by: team.session('compliance'), on },
    body: {
      ...{ kind: 'personal_data', occurred_on: null, discovered_on: on, notified_on: null },
      ...{ persons_affected: 14, remedy: null, state: 'open' },
      description:
        'A list of withdrawals was found on a shared printer. Who printed it is being established.',
    },
  });
}

/** One conflict that compliance has mitigated, and one that waits for it. */
async function discloseConflicts({ product, team, today }: Market, on: Day): Promise<void> {
  const { conflict } = await product.call('operatorDiscloseConflict', {
    ...{ by: team.session('credit'), on },
    body: {
      ...{ nature: 'family', counterparty: 'Kilang Roti Mutiara Sdn Bhd' },
      description: 'My brother has been head of sales of this company since 2022. I assess its applications.',
    },
  });
  await product.call('operatorManageConflict', {
    ...{ by: team.session('compliance'), on: addDays(on, 2), params: { id: conflict.id } },
    body: {
      ...{ version: 1, customer_number: null, state: 'managed', review_on: addDays(on, REVIEW_DAYS) },
      mitigation: 'Applications and late notes of this company are assessed by another of credit.',
    },
  });
  await product.call('operatorDiscloseConflict', {
    ...{ by: team.session('finance'), on: today },
    body: {
      ...{ nature: 'outside_role', counterparty: 'Persatuan Peniaga Kecil Klang' },
      description: 'I have been its honorary treasurer since this year. Some of its members are issuers.',
    },
  });
}
