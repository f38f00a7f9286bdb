import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { listConsents, listEveryPasskey, listSecurityChanges, listSignIns } from '../store/export.ts';
import { findUsers } from '../store/users.ts';

/** The account itself, what was agreed to, every sign-in and passkey. */
export const identityExport: ExportReader = {
  name: 'account',
  async read({ reader }, userId) {
    const users = await findUsers(reader, [userId]);
    return [
      exportTable('account', users),
      exportTable('consents', await listConsents(reader, userId)),
      exportTable('sign_ins', await listSignIns(reader, userId)),
      exportTable('passkeys', await listEveryPasskey(reader, userId)),
      exportTable('security_changes', await listSecurityChanges(reader, userId)),
    ];
  },
};
