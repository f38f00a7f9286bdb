/**
 * Properties that keep a former word, because callers, browsers, customers' files or stored rows depend on them. Only a
 * property may be called so: a variable, a function, a type or a file of that name is reported.
 */
export const SPECIFIED_NAMES = [
  // Fields, permissions and states of the API.
  'asked',
  'asked_at',
  'asked_by',
  // Fields of the API.
  'keep_files',
  'kept',
  'partly_kept',
  'prove_account',
  'prove_guarantor_account',
  'refusal',
  'refuse',
  'refused',
  'refused_reason',
  'selfie_keep_days',
  // Codes of errors and messages.
  'accept_or_refuse_required',
  'bank_account_refused',
  'guarantor_account_unproven',
  'guarantor_not_asked',
  'receipt_payer_unproven',
  'refusal_reason_required',
  // Events of the security log, and templates of e-mails with their parameters: rows hold them.
  'access_refused',
  'callbacks_refused',
  'change_refused',
  'email_change_asked',
  'news',
  'note_news',
  // Text that is chosen by a value of the API.
  'refuseNote',
  // The simulated bank's control, and an option of Node.
  'keepAlive',
  'tell_payers',
];
