import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('unsubscribe', {
  warning:
    'You will receive no more e-mails from us at {{email}}. You can turn them on again in your profile settings.',
  warningAnybody:
    'You will receive no more e-mails from us. You can turn them on again in your profile settings.',
  warningCategory:
    'You will receive no more e-mails about “{{category}}” at {{email}}. You can turn them on again in your profile settings.',
  every: 'Stop all optional e-mails instead',
  mandatory:
    'E-mails about your money and your security are still sent: they protect you and cannot be switched off.',
  email: 'E-mail',
  submit: 'Unsubscribe',
  login: 'Go to sign in',
});
