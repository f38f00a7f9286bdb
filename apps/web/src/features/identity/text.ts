import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('identity', {
  login: {
    title: 'Sign in',
    welcome: 'Welcome back.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    notice: {
      idle: 'You were signed out due to inactivity. Sign in again to continue where you left off.',
      expired: 'Your session has expired. Sign in again to continue.',
      password: 'Your new password is set. Please sign in with it.',
      ended_elsewhere: 'This session was signed out from another device. Sign in again to continue.',
      password_changed:
        'Your password was changed and all sessions were signed out. Sign in with the new password.',
      security_changed:
        'Your security settings were changed and all sessions were signed out. Sign in again to continue.',
    },
    unverified: 'Please verify your e-mail address first: open the link in the e-mail sent to {{email}}.',
    resend: 'Resend verification',
    resent: 'Verification e-mail sent. Please check your inbox and spam folder.',
    newHere: 'No account yet? <register>Create an account</register>',
  },
  register: {
    title: 'Create an account',
    subtitle: 'Registration takes a few minutes. No deposit is required to look around.',
    kind: 'Account type',
    investor: 'Investor (individual)',
    institution: 'Investor (institution)',
    businessowner: 'Business owner (issuer)',
    firstName: 'First name',
    lastName: 'Last name',
    companyName: 'Company name',
    email: 'E-mail',
    password: 'Password',
    repeat: 'Repeat the password',
    referral: 'Referral code (optional)',
    terms: 'I accept the <terms>Terms and Conditions</terms>',
    privacy: 'I have read the <privacy>Privacy Policy</privacy>',
    mustAccept: 'Please accept the Terms and Conditions to continue.',
    mustRead: 'Please confirm that you have read the Privacy Policy to continue.',
    submit: 'Create account',
    haveOne: 'Already have an account? <login>Sign in</login>',
  },
  verify: {
    title: 'Verify your e-mail',
    sent: 'A verification link has been sent to {{email}}. Open it to continue; it may take a minute to arrive.',
    sentSomewhere: 'Open the verification link in the e-mail we sent you.',
    resend: 'Resend verification e-mail',
    resent: 'Verification e-mail sent. Please check your inbox and spam folder.',
    tooSoon_one: 'Please wait one second before requesting another e-mail.',
    tooSoon_other: 'Please wait {{count}} seconds before requesting another e-mail.',
    working: 'Verifying your e-mail',
    doneTitle: 'Your e-mail is verified',
    done: 'You can sign in as {{email}} now.',
    failedTitle: 'Invalid or expired link',
    failedHint: 'Links can be used once and expire. Sign in with your password to request a new one.',
    toSignIn: 'Go to sign in',
  },
  disabled: {
    title: 'Account disabled',
    fallback: 'Please contact support for details.',
    holdings:
      'Your holdings continue, and repayments are credited to your cash balance. New investments and auto investment are stopped.',
    withdraw:
      'To withdraw your cash balance, write to support from your registered e-mail address. It is paid to your verified bank account only.',
    financing:
      'Your financing continues under the signed agreements, and instalments remain due. Write to support to make a payment.',
  },
  logOut: 'Log Out',
  contact: 'Contact support: <mail>{{email}}</mail>',
});
