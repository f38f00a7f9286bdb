import { defineCatalogue } from '../../lib/text/catalogue.ts';

/** Apart from the sign-in page's words, which are loaded first. */
export const { english, useText } = defineCatalogue('expiry', {
  idleTitle: 'Are you still there?',
  idle: 'Nothing has happened for a while, so you will be signed out in {{left}}. What you have not saved may be lost.',
  stay: 'Stay signed in',
  endTitle: 'Your sign-in is about to end',
  end: 'For your safety every sign-in ends after some hours. Yours ends in {{left}}: please finish what you are doing, then sign in again.',
  understood: 'Understood',
  logOut: 'Log Out',
});
