import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails to operators. */
export const operatorsTexts = defineMessages({
  audit_chain_head_subject: {
    en: 'Head of the audit chain',
    ms: 'Kepala rantaian audit',
  },
  audit_chain_head_body: {
    en: 'Please store this e-mail. It proves later that no entry of the audit log or the ledger up to now was changed or removed.',
    ms: 'Sila simpan e-mel ini. Ia membuktikan kemudian bahawa tiada catatan log audit atau lejar sehingga kini yang diubah atau dibuang.',
  },
  audit_chain_head_body_2: {
    en: 'The command audit-verify takes the head below and reports a chain that does not contain it.',
    ms: 'Arahan audit-verify menerima kepala di bawah dan melaporkan rantaian yang tidak mengandunginya.',
  },
  operator_invitation_subject: {
    en: 'Your operator account',
    ms: 'Akaun operator anda',
  },
  operator_invitation_body: {
    en: 'Two administrators have created an operator account for you. Set a password with the button below; at the first sign-in you set up an authenticator app.',
    ms: 'Dua pentadbir telah mencipta akaun operator untuk anda. Tetapkan kata laluan dengan butang di bawah; semasa log masuk pertama, anda menyediakan aplikasi pengesah.',
  },
  operator_password_reset_subject: {
    en: 'Set a new password for your operator account',
    ms: 'Tetapkan kata laluan baharu untuk akaun operator anda',
  },
  operator_password_reset_body: {
    en: 'Two administrators have reset your password. You have been signed out on all devices, and the old password no longer works.',
    ms: 'Dua pentadbir telah menetapkan semula kata laluan anda. Anda telah dilog keluar daripada semua peranti, dan kata laluan lama tidak lagi berfungsi.',
  },
  operator_password_changed_subject: {
    en: 'The password of your operator account was changed',
    ms: 'Kata laluan akaun operator anda telah diubah',
  },
  operator_password_changed_body: {
    en: 'A new password was set for your operator account. Other devices have been signed out.',
    ms: 'Kata laluan baharu telah ditetapkan untuk akaun operator anda. Peranti lain telah dilog keluar.',
  },
  operator_second_factor_reset_subject: {
    en: 'Your authenticator app was reset',
    ms: 'Aplikasi pengesah anda telah ditetapkan semula',
  },
  operator_second_factor_reset_body: {
    en: 'Two administrators have reset the second factor of your operator account. You have been signed out on all devices.',
    ms: 'Dua pentadbir telah menetapkan semula faktor kedua akaun operator anda. Anda telah dilog keluar daripada semua peranti.',
  },
  operator_second_factor_reset_body_2: {
    en: 'At the next sign-in you set up an authenticator app again.',
    ms: 'Semasa log masuk seterusnya, anda menyediakan aplikasi pengesah semula.',
  },
  operator_second_factor_reset_note: {
    en: 'If you did not request this, inform an administrator immediately.',
    ms: 'Jika anda tidak memintanya, maklumkan kepada pentadbir dengan segera.',
  },
  operator_passkey_added_subject: {
    en: 'A passkey was added to your operator account',
    ms: 'Satu kunci laluan telah ditambah pada akaun operator anda',
  },
  operator_passkey_added_body: {
    en: 'It signs in to your operator account without a password. Other devices have been signed out.',
    ms: 'Ia boleh digunakan untuk log masuk ke akaun operator anda tanpa kata laluan. Peranti lain telah dilog keluar.',
  },
  operator_passkey_removed_subject: {
    en: 'A passkey was removed from your operator account',
    ms: 'Satu kunci laluan telah dibuang daripada akaun operator anda',
  },
  operator_passkey_removed_body: {
    en: 'It no longer signs in to your operator account. Other devices have been signed out.',
    ms: 'Ia tidak lagi boleh digunakan untuk log masuk ke akaun operator anda. Peranti lain telah dilog keluar.',
  },
  operator_passkey_copied_subject: {
    en: 'A passkey of your operator account was refused',
    ms: 'Satu kunci laluan akaun operator anda telah ditolak',
  },
  body_passkey_copied: {
    en: 'A sign-in with your passkey reported a wrong usage counter. This happens when a passkey has been copied, so the sign-in was refused.',
    ms: 'Satu log masuk dengan kunci laluan anda melaporkan kiraan penggunaan yang salah. Ini berlaku apabila kunci laluan telah disalin, maka log masuk itu ditolak.',
  },
  operator_passkey_copied_body: {
    en: 'Please remove this passkey, add a new one, and inform an administrator.',
    ms: 'Sila buang kunci laluan ini, tambah yang baharu, dan maklumkan kepada pentadbir.',
  },
  operator_recovered_subject: {
    en: 'An administrator account was recovered on the server',
    ms: 'Akaun pentadbir telah dipulihkan pada pelayan',
  },
  operator_recovered_body: {
    en: 'The password and the second factor of an administrator were reset with access to the server and its encryption key. This is recorded in the audit log.',
    ms: 'Kata laluan dan faktor kedua seorang pentadbir telah ditetapkan semula dengan akses kepada pelayan dan kunci penyulitannya. Perkara ini direkodkan dalam log audit.',
  },
  operator_recovered_note: {
    en: 'If this was not planned, disable the account and contact the operator of the server.',
    ms: 'Jika ini tidak dirancang, nyahaktifkan akaun itu dan hubungi pengendali pelayan.',
  },
  certificate_ending_subject_ended: {
    en: 'A payment certificate has expired',
    ms: 'Satu sijil pembayaran telah tamat tempoh',
  },
  certificate_ending_subject_ends: {
    en: 'A payment certificate expires soon',
    ms: 'Satu sijil pembayaran akan tamat tempoh',
  },
  certificate_ending_body_merchant: {
    en: 'Our own certificate at the payment exchange has to be renewed. Without it the exchange refuses our payments.',
    ms: 'Sijil kami sendiri di pusat pembayaran perlu diperbaharui. Tanpanya, bayaran kami ditolak.',
  },
  certificate_ending_body_rail: {
    en: 'A certificate of the payment exchange has no successor installed. Without one we cannot verify payments, and none is credited.',
    ms: 'Satu sijil pusat pembayaran belum mempunyai pengganti. Tanpanya kami tidak dapat mengesahkan bayaran, dan tiada bayaran dikreditkan.',
  },
  certificate_ending_body_runbook: {
    en: 'The runbook "Payment certificates" lists the steps.',
    ms: 'Buku panduan "Payment certificates" menyenaraikan langkah-langkahnya.',
  },
  restriction_unconfirmed_subject: {
    en: 'A money restriction is not confirmed',
    ms: 'Satu sekatan wang belum disahkan',
  },
  restriction_unconfirmed_body: {
    en: 'A compliance officer restricted the money of a customer, and the restriction was not confirmed in time. It stays in force until a second officer confirms or ends it.',
    ms: 'Seorang pegawai pematuhan telah menyekat wang seorang pelanggan, dan sekatan itu tidak disahkan dalam masa yang ditetapkan. Sekatan itu kekal berkuat kuasa sehingga pegawai kedua mengesahkan atau menamatkannya.',
  },
  role_support: { en: 'Support', ms: 'Khidmat sokongan' },
  role_onboarding: { en: 'Onboarding', ms: 'Pendaftaran pelanggan' },
  role_credit: { en: 'Credit', ms: 'Kredit' },
  role_finance: { en: 'Finance', ms: 'Kewangan' },
  role_compliance: { en: 'Compliance', ms: 'Pematuhan' },
  role_administrator: { en: 'Administrator', ms: 'Pentadbir' },
  role_auditor: { en: 'Auditor', ms: 'Juruaudit' },
  permissions_changed_subject: {
    en: 'Permissions of operators were changed',
    ms: 'Kebenaran operator telah diubah',
  },
  permissions_changed_body: {
    en: 'Two administrators changed permissions; the changes are in force. {{changes, sentences}}',
    ms: 'Dua pentadbir telah mengubah kebenaran; perubahan itu berkuat kuasa. {{changes, sentences}}',
  },
  permissions_changed_of: {
    en: '{{role, message}}: {{removed, number}} taken away, {{limited, number}} limited by amount, {{restored, number}} given back.',
    ms: '{{role, message}}: {{removed, number}} ditarik balik, {{limited, number}} dihadkan mengikut amaun, {{restored, number}} dipulihkan.',
  },
  permissions_changed_note: {
    en: 'If you did not expect this, inform an administrator immediately.',
    ms: 'Jika anda tidak menjangkakannya, maklumkan kepada pentadbir dengan segera.',
  },
  market_return_subject_due: {
    en: 'The return of {{period}} is due on {{on, date}}',
    ms: 'Penyata {{period}} perlu diluluskan selewat-lewatnya pada {{on, date}}',
  },
  market_return_subject_overdue: {
    en: 'The return of {{period}} is overdue',
    ms: 'Penyata {{period}} telah melepasi tarikh akhir',
  },
  market_return_body: {
    en: 'The return of the market operator of {{period}} is not approved yet. One operator proposes it and a different one approves it.',
    ms: 'Penyata pengendali pasaran bagi {{period}} belum diluluskan. Seorang operator mencadangkannya dan operator lain meluluskannya.',
  },
});
