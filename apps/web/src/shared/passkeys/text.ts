import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, text, useText } = defineCatalogue('passkeys', {
  use: 'Use a passkey',
  error: {
    cancelled: 'Nothing was confirmed: it was cancelled, or it took too long. Please try again.',
    known: 'This device or key has a passkey for this account already.',
    unsupported: 'This device or key cannot make passkeys for this site. Please try another one.',
    address: 'Passkeys do not work at this address. Please open the site by its own name.',
    failed: 'The passkey could not be used. Please try again, or use another one.',
  },
  list: {
    title: 'Passkeys',
    subtitle:
      'Sign in with your fingerprint, your face or a security key. A passkey works on this site alone.',
    none: 'There is no passkey yet.',
    created: 'Added',
    lastUsed: 'Last used',
    never: 'Never used',
    backedUp: 'Kept in your account with its maker, and on your other devices.',
    unsupported: 'This browser does not make passkeys, or not at this address.',
    add: 'Add a passkey',
    rename: 'Rename',
    renameOf: 'Rename {{name}}',
    remove: 'Remove',
    removeOf: 'Remove {{name}}',
  },
  add: {
    title: 'Add a passkey',
    body: 'Give it a name by which you know it again. Your browser then asks you to confirm.',
    name: 'Name',
    nameMissing: 'Please give the passkey a name',
    namePlaceholder: 'For example: my telephone',
    submit: 'Add',
    done: 'The passkey is added.',
    hold: 'After a change of passkeys, other devices are signed out and withdrawals wait for {{hold}}.',
    signedOut: 'Other devices are signed out.',
  },
  rename: { title: 'Rename the passkey', submit: 'Save', done: 'The name is changed.' },
  remove: {
    title: 'Remove passkey',
    body: '{{name}} will not open your account any more. Delete it on your device too.',
    submit: 'Remove',
    done: 'The passkey is removed.',
  },
  code: {
    label: 'Code of your authenticator app',
    body: 'Please confirm with a fresh code first.',
    or: 'Confirm with a passkey',
    confirmed: 'Confirmed. Please continue.',
  },
  demand: {
    title: 'Passkey required',
    add: 'Operators sign in with a passkey here. Add yours to continue.',
    use: 'Operators sign in with a passkey here. Use yours to continue.',
  },
});
