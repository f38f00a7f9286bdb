import { defineCatalogue } from '../../lib/text/catalogue.ts';

/** Apart from the sign-in page's words, which are loaded first. */
export const { english, useText } = defineCatalogue('expiry', {
  idleTitle: 'Session about to expire',
  idle: 'You will be signed out in {{left}} due to inactivity. Unsaved changes may be lost.',
  stay: 'Stay signed in',
  endTitle: 'Session about to end',
  end: 'For security, sessions end after some hours. Yours ends in {{left}}. Please save your work, then sign in again.',
  understood: 'Understood',
  logOut: 'Log Out',
});
