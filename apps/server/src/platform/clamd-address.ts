/** Where clamd listens: a socket of this machine, or an address of a trusted network (its protocol is not encrypted). */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/**
 * Reads `unix:/run/clamav/clamd.ctl` or `tcp:127.0.0.1:3310`.
 * @throws Error for anything else
 */
export function parseClamdAddress(text: string): ClamdAddress {
  const [, path] = /^unix:(\/.+)$/.exec(text) ?? [];
  if (path !== undefined) {
    return { path };
  }
  const [, host, port] = /^tcp:([^:\s]+|\[[0-9a-fA-F:]+\]):(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) {
    throw new Error('must be unix:/path/to/clamd.ctl or tcp:host:port');
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
