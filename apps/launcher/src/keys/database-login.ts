/** The roles that the server signs in to its database as, made by its migrations. */
export type DatabaseLogin = 'titian_api' | 'titian_worker';

/** The address of the same database for another role. */
export function loginUrl(ownerUrl: string, login: DatabaseLogin, password: string): string {
  const url = new URL(ownerUrl);
  // Parameters stand above what the address says before its host, which the address of a socket has no room for.
  url.searchParams.set('user', login);
  url.searchParams.set('password', password);
  return url.href;
}
