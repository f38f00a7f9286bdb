import { defineMessages } from './definition.ts';

/** Operators, customers as operators see them, screening and restrictions. */
export const operatorsMessages = defineMessages({
  proposal_subject_required: {
    en: 'Please choose what this is about',
    ms: 'Sila pilih perkara yang dicadangkan',
  },
  permission_not_listed: {
    en: 'There is no such permission',
    ms: 'Tiada kebenaran sedemikian',
  },
  permission_flag_required: {
    en: 'Please choose whether the role holds the permission',
    ms: 'Sila pilih sama ada peranan itu mempunyai kebenaran ini',
  },
  permission_cells_required: {
    en: 'Please change at least one permission',
    ms: 'Sila ubah sekurang-kurangnya satu kebenaran',
  },
  permission_cells_too_many: {
    en: 'At most {{max, number}} permissions are changed together',
    ms: 'Paling banyak {{max, number}} kebenaran diubah bersama',
  },
  permission_beyond_maximum: {
    en: 'This role cannot hold this permission. Permissions are taken away here and given back, never added.',
    ms: 'Peranan ini tidak boleh mempunyai kebenaran ini. Di sini kebenaran ditarik balik dan dikembalikan, tidak ditambah.',
  },
  permission_fixed: {
    en: 'This permission stays with the role: without it nobody could give permissions back.',
    ms: 'Kebenaran ini kekal pada peranan: tanpanya tiada siapa dapat mengembalikan kebenaran.',
  },
  permission_without_amount: {
    en: 'This permission has no amount. Please leave the limit empty.',
    ms: 'Kebenaran ini tiada jumlah. Sila kosongkan had.',
  },
  permission_limit_not_held: {
    en: 'A permission that the role does not hold has no limit. Please leave the limit empty.',
    ms: 'Kebenaran yang tidak dimiliki peranan tiada had. Sila kosongkan had.',
  },
  permission_repeated: {
    en: 'Each permission of a role is changed once. Please take out the second one.',
    ms: 'Setiap kebenaran bagi sesuatu peranan diubah sekali. Sila keluarkan yang kedua.',
  },
  permission_unchanged: {
    en: 'This is how it is already. Please change something.',
    ms: 'Ini sudah ditetapkan begini. Sila ubah sesuatu.',
  },
  permission_standstill: {
    en: 'Fewer than two active operators could make and check what this takes away, for every amount. Please confirm that it stands still.',
    ms: 'Kurang daripada dua operator aktif dapat membuat dan menyemak perkara yang ditarik balik ini, bagi setiap jumlah. Sila sahkan bahawa ia terhenti.',
  },
  operator_email_exists: {
    en: 'There is an operator with this e-mail address already.',
    ms: 'Sudah ada operator dengan alamat e-mel ini.',
  },
  operator_phone_exists: {
    en: 'There is an operator with this phone number already. One person has one account.',
    ms: 'Sudah ada operator dengan nombor telefon ini. Seorang hanya mempunyai satu akaun.',
  },
  operator_identity_exists: {
    en: 'There is an operator with this identity number already. One person has one account.',
    ms: 'Sudah ada operator dengan nombor identiti ini. Seorang hanya mempunyai satu akaun.',
  },
  account_flags_unchanged: {
    en: 'This is how the account is set already. Please change something.',
    ms: 'Akaun sudah ditetapkan begini. Sila ubah sesuatu.',
  },
  investors_only: {
    en: 'This is for investors only. Please leave it off.',
    ms: 'Ini untuk pelabur sahaja. Sila matikan pilihan ini.',
  },
  investor_not_approved: {
    en: 'This is possible once the application of the investor is approved.',
    ms: 'Ini boleh dilakukan setelah permohonan pelabur diluluskan.',
  },
  fund_management_off: {
    en: 'Fund management is switched off. An administrator can propose to switch it on in the settings.',
    ms: 'Pengurusan dana dimatikan. Pentadbir boleh mencadangkan untuk menghidupkannya dalam tetapan.',
  },
  customer_email_unverified: {
    en: 'This customer has not verified the e-mail address yet.',
    ms: 'Pelanggan ini belum mengesahkan alamat e-melnya.',
  },
  account_state_unchanged: {
    en: 'This account is {{state}} already. Please reload the page.',
    ms: 'Akaun ini sudah {{state}}. Sila muat semula halaman.',
  },
  operator_details_unchanged: {
    en: 'Please enter another phone or identity number than the account has',
    ms: 'Sila masukkan nombor telefon atau nombor pengenalan yang lain daripada yang ada pada akaun ini',
  },
  only_administrators_here: {
    en: 'Only administrators are made here. They add every other operator by proposal.',
    ms: 'Hanya pentadbir dibuat di sini. Mereka menambah semua operator lain melalui cadangan.',
  },
  operator_already_proposed: {
    en: 'This person is proposed as an operator already. That has to be decided first.',
    ms: 'Orang ini sudah dicadangkan sebagai operator. Cadangan itu perlu diputuskan dahulu.',
  },
  operator_roles_unchanged: {
    en: 'Please choose other roles than the operator has',
    ms: 'Sila pilih peranan lain daripada yang dimiliki operator',
  },
  operator_email_unknown: {
    en: 'There is no operator with the e-mail address {{email}}.',
    ms: 'Tiada operator dengan alamat e-mel {{email}}.',
  },
  operator_not_administrator: {
    en: 'This operator is no administrator. Two administrators reset the sign-in by proposal, under Operators in the back office.',
    ms: 'Operator ini bukan pentadbir. Dua pentadbir menetapkan semula log masuk melalui cadangan, di bawah Operator dalam pejabat belakang.',
  },
  operator_not_disabled: {
    en: 'This operator is not disabled.',
    ms: 'Operator ini tidak dinyahaktifkan.',
  },
  operator_already_disabled: {
    en: 'This operator is disabled already.',
    ms: 'Operator ini sudah dinyahaktifkan.',
  },
  operator_disabled: {
    en: 'This operator is disabled.',
    ms: 'Operator ini dinyahaktifkan.',
  },
  operator_without_authenticator: {
    en: 'This operator has no authenticator app yet; it is set up at the next sign-in.',
    ms: 'Operator ini belum mempunyai aplikasi pengesah; ia disediakan semasa log masuk seterusnya.',
  },
  restriction_confirmed_or_ended: {
    en: 'This restriction is confirmed or has ended. Please reload the page.',
    ms: 'Sekatan ini telah disahkan atau sudah tamat. Sila muat semula halaman.',
  },
  restriction_in_force: {
    en: 'This restriction is in force already. Please reload the page.',
    ms: 'Sekatan ini sudah berkuat kuasa. Sila muat semula halaman.',
  },
  screening_name_confirmed: {
    en: 'A name of this customer is confirmed on the screening list. Please clear that first.',
    ms: 'Satu nama pelanggan ini disahkan dalam senarai saringan. Sila jelaskan perkara itu dahulu.',
  },
  customer_already_restricted: {
    en: 'This customer’s money is restricted already. Please reload the page.',
    ms: 'Wang pelanggan ini sudah disekat. Sila muat semula halaman.',
  },
  listed_names_changed: {
    en: 'Please reload the list: one of these names is not on it on that day',
    ms: 'Sila muat semula senarai: salah satu nama ini tiada dalam senarai pada hari itu',
  },
  listed_names_known: {
    en: 'All of these names are on the list already. Please add others.',
    ms: 'Semua nama ini sudah ada dalam senarai. Sila tambah nama lain.',
  },
  publication_day_in_future: {
    en: 'Please enter the day of publication, not one to come',
    ms: 'Sila masukkan tarikh penerbitan yang bukan pada masa hadapan',
  },
  administrators_enough: {
    en: 'This platform has two administrators. They add operators by proposal, under Operators in the back office; an administrator who cannot sign in is helped by: npm run operator:recover -- <e-mail>',
    ms: 'Platform ini mempunyai dua pentadbir. Mereka menambah operator melalui cadangan, di bawah Operator dalam pejabat belakang; pentadbir yang tidak dapat log masuk dibantu dengan: npm run operator:recover -- <e-mail>',
  },
});
