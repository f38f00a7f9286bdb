/**
 * What the browser may load and where forms may go: everything from ourselves, payment forms to the bank.
 * Mantine writes style elements, so styles may be inline; scripts may not (rules of the house: Trusted Types).
 */
export function contentSecurityPolicy(paymentOrigin: string, secure: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      // A PDF that an operator reads figures from is shown by the browser, from bytes that the page has read.
      frameSrc: ['blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'", paymentOrigin],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default'],
      ...(secure ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}
