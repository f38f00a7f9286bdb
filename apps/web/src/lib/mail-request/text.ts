import { defineCatalogue } from '../text/catalogue.ts';

export const { english, useText } = defineCatalogue('mail-request', {
  email: 'E-mail',
  submit: 'Send the link',
  sentTitle: 'Look into your inbox',
  sentHint: 'Nothing there after a few minutes? Look into the spam folder, check the address, or ask again.',
  again: 'Use another address',
  toSignIn: 'Back to sign in',
});
