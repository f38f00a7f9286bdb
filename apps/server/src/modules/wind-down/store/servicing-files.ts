import { amount, day, flag, integer, type PackageFile, text, uuid } from '../domain/package-file.ts';

const instalments: PackageFile = {
  name: 'instalments',
  description:
    'Schedules: what falls due, what was paid, waived and is still owed. Late charges accrue by the terms of the agreement.',
  key: ['note_id', 'number'],
  columns: {
    note_id: uuid('note', 'notes.id'),
    number: integer('instalment, from 1'),
    due_on: day('due'),
    principal_sen: amount('principal'),
    return_sen: amount('interest or profit'),
    paid_principal_sen: amount('principal paid'),
    paid_return_sen: amount('interest or profit paid'),
    waived_return_sen: amount('interest or profit that is not owed any more'),
    late_settled_sen: amount('late charges paid'),
    waived_late_sen: amount('late charges waived'),
    owed_principal_sen: amount('principal owed'),
    owed_return_sen: amount('interest or profit owed'),
    settled_on: day('settled; empty while open'),
  },
  text: `select note_id, number, due_on, principal_sen, return_sen, paid_principal_sen, paid_return_sen, waived_return_sen,
      late_settled_sen, waived_late_sen, principal_sen - paid_principal_sen as owed_principal_sen,
      return_sen - paid_return_sen - waived_return_sen as owed_return_sen, settled_on from instalments`,
};

/** The share of an amount at a holding's place in the split of an instalment (decision 049). */
const shareOf = (owed: string) =>
  `(div((ahead + weight)::numeric * ${owed}, total) - div(ahead::numeric * ${owed}, total))::bigint`;

/** What open instalments of running notes owe each holding. */
export const OWED_SHARES = `select holding_id, note_id, investor_id, number, ${shareOf('owed_principal')} as principal_sen,
    ${shareOf('owed_return')} as return_sen
  from (
    select h.id as holding_id, h.note_id, h.investor_id, i.number,
      i.principal_sen - i.paid_principal_sen as owed_principal,
      i.return_sen - i.paid_return_sen - i.waived_return_sen as owed_return,
      (coalesce(s.revised_ahead_sen, s.ahead_sen))[i.number] as ahead,
      (coalesce(s.revised_weight_sen, s.weight_sen))[i.number] as weight,
      (coalesce(p.revised_total_sen, p.total_sen))[i.number] as total
    from notes n join share_projections p on p.note_id = n.id
      join projected_shares s on s.note_id = n.id join holdings h on h.id = s.holding_id
      join instalments i on i.note_id = n.id and i.settled_on is null
    where n.state in ('issued', 'defaulted')) placed
  where total > 0`;

const owedShares: PackageFile = {
  name: 'owed_shares',
  description:
    'What each open instalment owes each holding, before deductions, if the issuer pays it by itself and whole: the shares of an instalment add up to it.',
  key: ['holding_id', 'number'],
  columns: {
    holding_id: uuid('holding', 'holdings.id'),
    note_id: uuid('note', 'notes.id'),
    investor_id: uuid('investor', 'investors.user_id'),
    number: integer('instalment'),
    principal_sen: amount('principal'),
    return_sen: amount('interest or profit'),
  },
  text: OWED_SHARES,
};

const repayments: PackageFile = {
  name: 'repayments',
  description: 'Money that came in for a note, and how it was divided.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    note_id: uuid('note', 'notes.id'),
    seq: integer('order within the note'),
    source: text('rail, direct debit, guarantor, recovery or by hand'),
    amount_sen: amount('received'),
    principal_sen: amount('principal'),
    return_sen: amount('interest or profit'),
    late_sen: amount('late charges'),
    charity_sen: amount('gharamah to charity'),
    cost_sen: amount('costs of recovery'),
    excess_sen: amount('more than was owed'),
    guarantor_sen: amount('owed to the guarantor'),
    received_on: day('counts from'),
    booked_on: day('booked'),
    state: text('received, distributing or distributed'),
  },
  text: `select id, note_id, seq, source_kind as source, amount_sen, principal_sen, return_sen, late_sen, charity_sen, cost_sen,
      excess_sen, guarantor_sen, received_on, booked_on, state from repayments`,
};

const repaymentParts: PackageFile = {
  name: 'repayment_parts',
  description: 'Which instalment a repayment paid.',
  key: ['repayment_id', 'number', 'part'],
  columns: {
    repayment_id: uuid('repayment', 'repayments.id'),
    number: integer('instalment'),
    part: text('principal, return, late or charity'),
    amount_sen: amount('amount'),
  },
  text: 'select repayment_id, number, part, amount_sen from repayment_parts',
};

const distributionShares: PackageFile = {
  name: 'distribution_shares',
  description: 'The share of each holding in a repayment, with deductions.',
  key: ['repayment_id', 'holding_id'],
  columns: {
    repayment_id: uuid('repayment', 'repayments.id'),
    holding_id: uuid('holding', 'holdings.id'),
    principal_sen: amount('principal'),
    return_sen: amount('interest or profit'),
    late_sen: amount('late charges'),
    fee_sen: amount('service fee'),
    service_tax_sen: amount('service tax'),
    withholding_sen: amount('withholding tax'),
    net_sen: amount('paid to the cash of the investor'),
    is_paid: flag('whether it was paid; otherwise it is owed'),
    transfer_id: uuid('the transfer that pays it; there once it is paid'),
  },
  text: `select s.repayment_id, s.holding_id, s.principal_sen, s.return_sen, s.late_sen, s.fee_sen, s.service_tax_sen,
      s.withholding_sen, s.net_sen, s.position <= r.cursor as is_paid, s.transfer_id
    from distribution_shares s join repayments r on r.id = s.repayment_id`,
};

const restructurings: PackageFile = {
  name: 'restructurings',
  description: 'New schedules that two operators and the parties agreed to.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    note_id: uuid('note', 'notes.id'),
    number: integer('order within the note'),
    on_date: day('from'),
    additional_return_sen: amount('additional interest or profit'),
    consent_document_id: uuid('consent', 'documents.id'),
    adviser_document_id: uuid('consent of the Shariah adviser', 'documents.id'),
  },
  text: `select id, note_id, number, on_date, additional_return_sen, consent_file_id as consent_document_id,
      adviser_file_id as adviser_document_id from restructurings`,
};

const guaranteeClaims: PackageFile = {
  name: 'guarantee_claims',
  description: 'Claims on guarantors.',
  key: ['note_id'],
  columns: {
    note_id: uuid('note', 'notes.id'),
    guarantor_name: text('guarantor'),
    claimed_on: day('claimed'),
    claimed_sen: amount('claimed'),
    paid_sen: amount('paid by the guarantor'),
    repaid_sen: amount('owed back to it by the issuer’s payments'),
    completed_on: day('paid in full'),
    closed_on: day('closed short'),
  },
  text: `select note_id, guarantor_name, claimed_on, claimed_sen, paid_sen, repaid_sen, completed_on, closed_on
    from guarantee_claims`,
};

/** What issuers owe and paid, and what holders got and are owed of it. */
export const servicingFiles: readonly PackageFile[] = [
  ...[
    instalments,
    owedShares,
    repayments,
    repaymentParts,
    distributionShares,
    restructurings,
    guaranteeClaims,
  ],
];
