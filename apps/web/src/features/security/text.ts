import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('security', {
  request: {
    title: 'Reset your password',
    body: 'Enter the e-mail address of your account. We send you a link to reset your password.',
    sent: 'If an account exists for {{email}}, a password reset link has been sent. It can be used once, within one hour.',
  },
  choose: {
    title: 'Set new password',
    body: 'All sessions will be signed out, and withdrawals are on hold for {{hold}}.',
    submit: 'Set new password',
    deadTitle: 'Invalid or expired link',
    deadHint: 'Links can be used once, within one hour. Please request a new one.',
    requestLink: 'Request new link',
  },
  notMe: {
    title: 'Report unauthorised change',
    explanation:
      "A change of your account's e-mail address was requested. If you did not request it, we cancel the change, revoke all open links and one-time codes, and sign out all devices.",
    unaffected: 'Your password and your money are not affected.',
    submit: 'This was not me',
    deadHint: 'Setting a new password also cancels pending changes, links, codes and sessions.',
    doneTitle: 'Account secured',
    done: 'The following have been cancelled:',
    change: 'The change of your e-mail address.',
    noChange:
      'No change of e-mail address was pending. If you can no longer access your account with this address, please contact support immediately.',
    twoFactor: 'The two-factor reset. Two-factor stays on.',
    signIns: 'Sessions: {{number}}. All devices are signed out.',
    links: 'Open links and one-time codes: {{number}}.',
    next: 'Set a new password now: your current one may be known to others.',
  },
  field: { current: 'Current password', password: 'New password', repeat: 'Repeat the new password' },
  password: {
    title: 'Password',
    subtitle: 'Changing it signs out all other devices.',
    submit: 'Change password',
    done: 'Password changed. All other devices were signed out.',
    forgot: 'Forgot your current password? <reset>Reset it by e-mail</reset>',
  },
  sessions: {
    title: 'Sessions',
    subtitle: 'Active sessions. End any session you do not recognise, then change your password.',
    current: 'This device',
    lastSeen: 'Last used',
    signedIn: 'Signed in',
    address: 'IP address',
    end: 'End session',
    endOf: 'End session of {{device}}',
    endTitle: 'End session',
    endOther: '{{device}} will be signed out immediately.',
    endCurrent: 'You will be signed out of this browser immediately.',
    ended: 'Session ended.',
    endAll: 'End all other sessions',
    endAllBody: 'All devices but this one will be signed out immediately.',
    allEnded: 'All other sessions ended.',
  },
});
