/**
 * Headers of every answer of a call: it is data, never a page, and must not be cached. A constant object for speed;
 * pages need the whole policy.
 */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
