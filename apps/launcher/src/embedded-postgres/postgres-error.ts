/** A failure of the embedded database that a person can act on: the message says what to do next. */
export class PostgresError extends Error {
  override readonly name: string = 'PostgresError';
}

/** Another living process has the database of this folder open. */
export class DatabaseInUseError extends PostgresError {
  override readonly name = 'DatabaseInUseError';
}
