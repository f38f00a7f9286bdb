import type { EmailContent } from '../email-content.ts';
import { malaysiaTime } from '../wording.ts';

const NOTE = (hours: number) =>
  `The link works once, for ${hours} hours, until a newer one is sent. Nobody else can see your password, not even an administrator.`;

const ownSignIn = { label: 'Open your sign-in', path: '/operator/security' };

/** E-mails to the platform's own operators about their accounts. */
export const operatorTemplates = {
  audit_chain_head: (params: { head: string; at: string }): EmailContent => ({
    category: 'security',
    subject: 'Head of the audit chain',
    paragraphs: [
      'Please keep this mail. It proves later that no entry of the audit log or the ledger up to now was changed or removed.',
      'The command audit-verify takes the head below and names a chain that does not hold it.',
    ],
    facts: [
      ['Head', params.head],
      ['Time', malaysiaTime(params.at)],
    ],
    action: { label: 'Open the audit log', path: '/operator/audit' },
  }),

  operator_invitation: (params: { token: string; hours: number }): EmailContent => ({
    category: 'security',
    subject: 'Your operator account',
    paragraphs: [
      'Two administrators have made you an operator account. Choose a password with the button below; at the first sign-in you set up an authenticator app.',
    ],
    action: { label: 'Choose a password', path: `/operator/password/${params.token}` },
    note: NOTE(params.hours),
  }),

  operator_password_reset: (params: { token: string; hours: number }): EmailContent => ({
    category: 'security',
    subject: 'Choose a new password for your operator account',
    paragraphs: [
      'Two administrators have reset your password. You have been signed out everywhere, and the old password no longer works.',
    ],
    action: { label: 'Choose a password', path: `/operator/password/${params.token}` },
    note: NOTE(params.hours),
  }),

  operator_password_changed: (params: { at: string }): EmailContent => ({
    category: 'security',
    subject: 'The password of your operator account was changed',
    paragraphs: ['A new password was chosen for your operator account. Other devices have been signed out.'],
    facts: [['Time', malaysiaTime(params.at)]],
    note: 'If this was not you, tell an administrator at once.',
  }),

  operator_second_factor_reset: (_params: Record<string, never>): EmailContent => ({
    category: 'security',
    subject: 'Your authenticator app was reset',
    paragraphs: [
      'Two administrators have reset the second factor of your operator account. You have been signed out everywhere.',
      'At the next sign-in you set up an authenticator app again.',
    ],
    action: { label: 'Sign in', path: '/operator/login' },
    note: 'If you did not ask for this, tell an administrator at once.',
  }),

  operator_passkey_added: (params: { passkey: string }): EmailContent => ({
    category: 'security',
    subject: 'A passkey was added to your operator account',
    paragraphs: ['It opens your operator account without a password. Other devices have been signed out.'],
    facts: [['Passkey', params.passkey]],
    action: ownSignIn,
    note: 'If this was not you, tell an administrator at once.',
  }),

  operator_passkey_removed: (params: { passkey: string }): EmailContent => ({
    category: 'security',
    subject: 'A passkey was removed from your operator account',
    paragraphs: ['It does not open your operator account any more. Other devices have been signed out.'],
    facts: [['Passkey', params.passkey]],
    action: ownSignIn,
    note: 'If this was not you, tell an administrator at once.',
  }),

  operator_passkey_copied: (params: { passkey: string }): EmailContent => ({
    category: 'security',
    subject: 'A passkey of your operator account was refused',
    paragraphs: [
      'Somebody tried to sign in with your passkey, and it counted its uses wrongly. That happens when a passkey has been copied, so it was refused.',
      'Please remove this passkey, add a new one, and tell an administrator.',
    ],
    facts: [['Passkey', params.passkey]],
    action: ownSignIn,
    note: 'If this was not you, tell an administrator at once.',
  }),

  operator_recovered: (params: { name: string; email: string; at: string }): EmailContent => ({
    category: 'security',
    subject: 'An administrator account was recovered on the server',
    paragraphs: [
      'Somebody with access to the server and its encryption key has reset the password and the second factor of an administrator. This is recorded in the audit log.',
    ],
    facts: [
      ['Account', `${params.name} (${params.email})`],
      ['Time', malaysiaTime(params.at)],
    ],
    action: { label: 'Open the operators', path: '/operator/operators' },
    note: 'If you do not know why, disable the account and talk to whoever runs the server.',
  }),
};
