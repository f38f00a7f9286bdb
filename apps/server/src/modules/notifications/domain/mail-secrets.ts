/** What stands in place of a code or a token. */
const HIDDEN = '••••••';

const SECRETS: ReadonlySet<string> = new Set(['code', 'token']);

/** The parameters of an e-mail with its codes and tokens replaced before it is worded, so that no text can hold one. */
export function withoutSecrets(params: unknown): unknown {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    return params;
  }
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, SECRETS.has(name) ? HIDDEN : value]),
  );
}

/** An address with its first letter and its domain. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${address.slice(0, 1)}${HIDDEN}${address.slice(at)}`;
}
