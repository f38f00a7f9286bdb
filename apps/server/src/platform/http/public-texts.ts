/**
 * Fields of answers to operators whose texts are codes, numbers of ours, hashes or names of things. Every other text is
 * masked for an auditor, so that a field that is added later is masked until it is entered here (OPS-62).
 */
export const publicTexts: ReadonlySet<string> = new Set([
  // Codes, and what texts are worded from.
  ...['action', 'body_code', 'code', 'description_code', 'device_code', 'field', 'found_code', 'kind', 'key'],
  ...['owed_to_code', 'permission', 'reason_code', 'required_code', 'risk_tolerance', 'second_factor'],
  ...[
    'subject_kind',
    'subject_label_code',
    'text_code',
    'title_code',
    'value_code',
    'entity_type',
    'industry',
  ],
  ...['content_type', 'country', 'document', 'version', 'quarter', 'period'],
  // Numbers and references that the platform gave.
  ...[
    'inv_no',
    'mandate_number',
    'message_id',
    'note_number',
    'number',
    'official_reference',
    'ref_number',
    'seq',
  ],
  // Ends of numbers that are masked for everybody, and banks.
  ...['account_last4', 'last4', 'bank', 'bank_name', 'merchant'],
  ...['binding_sha256', 'content_sha256', 'file_sha256', 'root', 'hash', 'next_cursor', 'path'],
  // Businesses that are published to investors with their notes.
  'issuer_name',
]);

/** Fields that hold personal data whatever their text looks like; a day or a number is masked there too. */
export const personalField = /born|birth|e_?mail|phone|identity|passport|nric|address|postcode|(?:^|_)ip$/;
