import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('security', {
  request: {
    title: 'Reset your password',
    body: 'Tell us the e-mail address of your account. We send you a link to choose a new password.',
    sent: 'If there is an account with {{email}}, a link to choose a new password is on its way. It works once, for one hour.',
  },
  choose: {
    title: 'Choose a new password',
    body: 'You will be signed out everywhere, and withdrawals wait for {{hold}}.',
    submit: 'Set the new password',
    deadTitle: 'This link does not work',
    deadHint: 'Links work once and for one hour. Ask for a new one: it takes a moment.',
    ask: 'Ask for a new link',
  },
  field: { current: 'Current password', password: 'New password', repeat: 'Repeat the new password' },
  password: {
    title: 'Password',
    subtitle: 'Changing it signs out every other device.',
    submit: 'Change password',
    done: 'Your password is changed. All other devices were signed out.',
    forgot: 'Forgot your current password? <reset>Reset it by e-mail</reset>',
  },
  sessions: {
    title: 'Sessions',
    subtitle: 'Where you are signed in now. End what you do not know, then change your password.',
    current: 'This device',
    lastSeen: 'Last used',
    signedIn: 'Signed in',
    address: 'Network address',
    end: 'End',
    endOf: 'End the sign-in of {{device}}',
    endTitle: 'End this sign-in?',
    endOther: '{{device}} will be signed out at once. Whoever uses it has to sign in again.',
    endCurrent: 'You will be signed out of this browser at once.',
    ended: 'The sign-in has ended.',
  },
});
