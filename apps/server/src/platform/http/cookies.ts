/** One cookie of a request's Cookie header; null when it is not there. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) {
      return part.slice(at + 1).trim();
    }
  }
  return null;
}

/** A cookie that no script reads and no other site sends. */
export function sealedCookie(
  name: string,
  value: string,
  options: { readonly path: string; readonly secure: boolean; readonly maxAgeSeconds: number },
): string {
  const { path, secure, maxAgeSeconds } = options;
  const secureOnly = secure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secureOnly}`;
}

/** A readable, same-site cookie for the page's own script to send back as a header. */
export function readableCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
