/** What can happen to security; recorded by the server, filtered by in the console. */
export const securityEventKinds = [
  'sign_in_failed',
  'second_factor_failed',
  'passkey_failed',
  'new_device',
  'access_refused',
  'foreign_object',
  'limit_reached',
  'number_revealed',
  'credentials_changed',
  'change_refused',
  'upload_infected',
  'upload_held',
  'callbacks_refused',
  'client_error',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** The detail of an event that counts what came beyond the number of rows in an hour. */
export const OVER_LIMIT = 'over_limit';
