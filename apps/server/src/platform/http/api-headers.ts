/**
 * What every answer of a call carries: it is data, never a page, and nobody keeps it. One constant object,
 * because pages need the whole policy and calls come by the thousand.
 */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
