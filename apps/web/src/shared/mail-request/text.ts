import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('mail-request', {
  email: 'E-mail',
  submit: 'Send link',
  sentTitle: 'Check your inbox',
  sentHint:
    'If nothing arrives within a few minutes, check the spam folder and the address, or request the link again.',
  again: 'Use another address',
  toSignIn: 'Back to sign in',
});
