import type { Page } from '@playwright/test';

/**
 * Gives the browser of a page a platform authenticator whose user is always there and verified, as a phone with a
 * fingerprint has one. It lives as long as the page.
 */
export async function giveAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
