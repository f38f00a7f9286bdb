import { amount, day, flag, instant, integer, type PackageFile, text, uuid } from '../domain/package-file.ts';

const notes: PackageFile = {
  name: 'notes',
  description: 'Notes with their terms, state and accounts.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    number: text('number'),
    issuer_id: uuid('who owes it', 'issuers.user_id'),
    contract: text('conventional or Shariah'),
    type: text('kind of financing'),
    profile: text('how it is repaid'),
    purpose: text('purpose'),
    grade: text('credit grade'),
    rate_bps: integer('yearly rate, in basis points'),
    effective_rate_bps: integer('effective yearly rate, in basis points'),
    term_months: integer('months'),
    is_guaranteed: flag('whether a guarantor answers for it'),
    guarantor_name: text('guarantor'),
    origination_fee_bps: integer('origination fee, in basis points'),
    target_sen: amount('amount looked for'),
    raised_sen: amount('raised by subscriptions that were not ended'),
    state: text('state'),
    listed_on: day('listed'),
    closes_on: day('campaign closes'),
    funded_on: day('fully raised'),
    issued_on: day('issued'),
    matures_on: day('last instalment'),
    defaulted_on: day('in default since'),
    completed_on: day('ended'),
    is_late: flag('whether an instalment is past due'),
    escrow_account_id: uuid('subscriptions before the issue', 'accounts.id'),
    collection_account_id: uuid('repayments before they are distributed', 'accounts.id'),
  },
  text: `select n.id, n.number, n.issuer_id, n.contract, n.type, n.profile, n.purpose, n.grade, n.rate_bps,
      n.effective_rate_bps, n.term_months, n.is_guaranteed, n.guarantor_name, o.origination_fee_bps, n.target_sen,
      f.raised_sen, n.state, n.listed_on, n.closes_on, n.funded_on, n.issued_on, n.matures_on, n.defaulted_on,
      n.completed_on, n.is_late, n.escrow_account_id, n.collection_account_id
    from notes n left join offers o on o.id = n.offer_id left join note_funding f on f.note_id = n.id`,
};

const offers: PackageFile = {
  name: 'offers',
  description: 'Offers of financing that issuers accepted or may accept, with the letter.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    issuer_id: uuid('issuer', 'issuers.user_id'),
    amount_sen: amount('amount'),
    contract: text('conventional or Shariah'),
    rate_bps: integer('yearly rate, in basis points'),
    term_months: integer('months'),
    state: text('state'),
    offered_on: day('offered'),
    decided_at: instant('accepted or declined'),
    document_id: uuid('letter of offer', 'documents.id'),
    document_sha256: text('SHA-256 of the letter that was accepted, hex'),
  },
  text: `select id, issuer_id, amount_sen, contract, rate_bps, term_months, state, offered_on, decided_at,
      letter_file_id as document_id, encode(letter_sha256, 'hex') as document_sha256 from offers`,
};

const agreements: PackageFile = {
  name: 'agreements',
  description: 'Note agreements: acceptance, terms of late payment, and the terms word for word.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    note_id: uuid('note', 'notes.id'),
    version: integer('version'),
    accepted_at: instant('accepted'),
    accepted_by: uuid('customer who accepted'),
    document_id: uuid('agreement', 'documents.id'),
    late_grace_days: integer('days without a late charge'),
    late_charge_daily_bps: integer('late charge a day, in basis points'),
    late_charge_cap_bps: integer('most late charge, in basis points'),
    tawidh_yearly_bps: integer("ta'widh of Shariah notes a year, in basis points"),
    shariah_late_charge_cap_bps: integer('most late charge of Shariah notes, in basis points'),
    ibra_on_default: flag('whether profit of months not begun is given up in default'),
    terms: text('terms as JSON'),
  },
  text: `select id, note_id, version, accepted_at, accepted_by, file_id as document_id, late_grace_days,
      late_charge_daily_bps, late_charge_cap_bps, tawidh_yearly_bps, shariah_late_charge_cap_bps, ibra_on_default,
      terms::text as terms from agreements`,
};

const signatures: PackageFile = {
  name: 'note_signatures',
  description: 'Signatures under the purchase and sale of Shariah notes.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    note_id: uuid('note', 'notes.id'),
    signed_by: uuid('customer who signed'),
    signed_at: instant('signed'),
    cost_sen: amount('cost'),
    sale_price_sen: amount('sale price'),
    state: text('state'),
    terms: text('terms as JSON'),
  },
  text: `select id, note_id, signed_by, signed_at, cost_sen, sale_price_sen, state, terms::text as terms
    from note_signatures`,
};

const factSheets: PackageFile = {
  name: 'fact_sheets',
  description: 'What investors were shown before they subscribed, by version.',
  key: ['note_id', 'version'],
  columns: {
    note_id: uuid('note', 'notes.id'),
    version: integer('version'),
    revised_on: day('revised'),
    body: text('content as JSON'),
  },
  text: 'select note_id, version, revised_on, body::text as body from fact_sheets',
};

/** The contract documents whose bytes are in the package. */
export const documents: PackageFile = {
  name: 'documents',
  description: 'Contract documents. The bytes of those with a path are in the package.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    owner_id: uuid('customer it belongs to'),
    purpose: text('purpose'),
    original_name: text('name as it was uploaded'),
    content_type: text('media type'),
    bytes: integer('size'),
    sha256: text('SHA-256, hex'),
    state: text('stored; anything else is no longer there'),
    path: text('where it lies in the package'),
  },
  text: `select f.id, f.owner_user_id as owner_id, f.purpose, f.original_name, f.content_type, f.bytes,
      encode(f.sha256, 'hex') as sha256, f.state, case when f.state = 'stored' then 'documents/' || f.id end as path
    from files f where f.id in (
      select file_id from agreements union select letter_file_id from offers union select file_id from note_documents
      union select consent_file_id from restructurings union select adviser_file_id from restructurings
      union select document_file_id from management_mandates)`,
};

const noteDocuments: PackageFile = {
  name: 'note_documents',
  description: 'Documents that were published with a note.',
  key: ['note_id', 'document_id'],
  columns: { note_id: uuid('note', 'notes.id'), document_id: uuid('document', 'documents.id') },
  text: 'select note_id, file_id as document_id from note_documents',
};

const subscriptions: PackageFile = {
  name: 'subscriptions',
  description: 'Subscriptions of investors to notes.',
  key: ['id'],
  columns: {
    id: uuid('id; that of the transfer that took the money'),
    note_id: uuid('note', 'notes.id'),
    investor_id: uuid('investor', 'investors.user_id'),
    seq: integer('order within the note'),
    amount_sen: amount('amount'),
    state: text('active while it waits, converted into a holding, returned or cancelled'),
    business_date: day('made'),
    return_transfer_id: uuid('given back', 'transfers.id'),
  },
  text: `select id, note_id, investor_id, seq, amount_sen, state, business_date, return_transfer_id from subscriptions`,
};

const holdings: PackageFile = {
  name: 'holdings',
  description: 'The register of holders: who holds how much of which note, and what each has received.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    note_id: uuid('note', 'notes.id'),
    investor_id: uuid('investor', 'investors.user_id'),
    principal_sen: amount('principal at the issue'),
    outstanding_sen: amount('principal outstanding'),
    written_off_sen: amount('principal written off'),
    written_off_recovered_sen: amount('recovered of it'),
    return_sen: amount('interest or profit received, before deductions'),
    late_sen: amount('late charges received, before deductions'),
    fee_sen: amount('service fee deducted'),
    service_tax_sen: amount('service tax deducted'),
    withholding_sen: amount('withholding tax deducted'),
  },
  text: `select id, note_id, investor_id, principal_sen, outstanding_sen, written_off_sen, written_off_recovered_sen,
      return_sen, late_sen, fee_sen, service_tax_sen, withholding_sen from holdings`,
};

const mandates: PackageFile = {
  name: 'management_mandates',
  description: 'Mandates by which investors let the platform invest for them.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    investor_id: uuid('investor', 'investors.user_id'),
    from_on: day('from'),
    until_on: day('until'),
    document_id: uuid('signed mandate', 'documents.id'),
  },
  text: 'select id, investor_id, from_on, until_on, document_file_id as document_id from management_mandates',
};

/** Notes, the contracts under them, and who holds them. */
export const noteFiles: readonly PackageFile[] = [
  ...[notes, offers, agreements, signatures, factSheets, documents, noteDocuments, subscriptions, holdings],
  mandates,
];
