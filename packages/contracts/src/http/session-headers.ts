/** What a sign-in gives. */
export interface SessionTokens {
  readonly token: string | null;
  /** Of a second factor that was given. */
  readonly twoFactorToken?: string | null | undefined;
}

/**
 * The headers of a call that names its session, demanded of every call that changes something (WIRE-3).
 * @param businessDate the call is made as if on this date (WIRE-8)
 */
export function sessionHeaders(
  session: SessionTokens | undefined,
  businessDate?: string | null,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-requested-with': 'XMLHttpRequest' };
  if (session?.token != null) {
    headers.authorization = `Bearer ${session.token}`;
    if (session.twoFactorToken != null && session.twoFactorToken !== '') {
      headers['x-two-factor-token'] = session.twoFactorToken;
    }
  }
  if (businessDate != null && businessDate !== '') {
    headers['x-date-override'] = businessDate;
  }
  return headers;
}
