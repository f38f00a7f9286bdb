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
  notMe: {
    title: 'Stop a change of your account',
    explanation:
      'Somebody asked to change the e-mail address of your account. If it was not you, we stop the change, end every open link and one-time code, and sign out every device.',
    keeps: 'Your password and your money stay as they are.',
    submit: 'This was not me',
    deadHint: 'Setting a new password ends pending changes, links, codes and sign-ins too.',
    doneTitle: 'Your account is secured',
    done: 'This is what we have ended:',
    change: 'The change of your e-mail address.',
    noChange:
      'No change of address was pending. If you cannot reach your account with this address any more, please write to us at once.',
    twoFactor: 'The reset of your second factor. It stays switched on.',
    signIns: 'Sign-ins: {{number}}. Every device is signed out.',
    links: 'Open links and one-time codes: {{number}}.',
    next: 'Now choose a new password: whoever asked may know the present one.',
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
