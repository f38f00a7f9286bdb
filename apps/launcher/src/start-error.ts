/** The product cannot start, for a reason that its user can remove: the message says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
