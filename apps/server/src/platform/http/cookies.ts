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

/** A readable, same-site cookie for the page's own script to send back as a header. */
export function readableCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
