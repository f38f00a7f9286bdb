import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { listConsents, listSecurityChanges, listSignIns } from '../store/export.ts';
import { findUsers } from '../store/users.ts';

/** The account itself, what was agreed to, and every sign-in. */
export const identityExport: ExportReader = {
  name: 'account',
  async read({ reader }, userId) {
    const users = await findUsers(reader, [userId]);
    return [
      exportTable('account', users),
      exportTable('consents', await listConsents(reader, userId)),
      exportTable('sign_ins', await listSignIns(reader, userId)),
      exportTable('security_changes', await listSecurityChanges(reader, userId)),
    ];
  },
};
