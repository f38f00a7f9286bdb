import type { operatorTemplates } from '../templates/operators.ts';
import type { MalayOf } from './email-texts.ts';
import { malaysiaTime } from './wording.ts';

const NOTE = (hours: number) =>
  `Pautan ini berfungsi sekali, selama ${hours} jam, sehingga pautan yang lebih baharu dihantar. Tiada sesiapa boleh melihat kata laluan anda, termasuk pentadbir.`;

const OWN_SIGN_IN = 'Buka log masuk anda';
const CONTACT_ADMINISTRATOR = 'Jika ini bukan anda, beritahu pentadbir dengan segera.';

/** E-mails to the platform's own operators about their accounts. */
export const operatorEmailTexts: MalayOf<typeof operatorTemplates> = {
  audit_chain_head: ({ head, at }) => ({
    subject: 'Kepala rantaian audit',
    paragraphs: [
      'Sila simpan e-mel ini. Ia membuktikan kemudian bahawa tiada catatan log audit atau lejar sehingga kini yang diubah atau dibuang.',
      'Arahan audit-verify menerima kepala di bawah dan menamakan rantaian yang tidak mengandunginya.',
    ],
    facts: [
      ['Kepala', head],
      ['Masa', malaysiaTime(at)],
    ],
    action: 'Buka log audit',
  }),

  operator_invitation: ({ hours }) => ({
    subject: 'Akaun operator anda',
    paragraphs: [
      'Dua pentadbir telah membuat akaun operator untuk anda. Pilih kata laluan dengan butang di bawah; semasa log masuk pertama, anda menyediakan aplikasi pengesah.',
    ],
    action: 'Pilih kata laluan',
    note: NOTE(hours),
  }),

  operator_password_reset: ({ hours }) => ({
    subject: 'Pilih kata laluan baharu untuk akaun operator anda',
    paragraphs: [
      'Dua pentadbir telah menetapkan semula kata laluan anda. Anda telah dilog keluar di semua tempat, dan kata laluan lama tidak lagi berfungsi.',
    ],
    action: 'Pilih kata laluan',
    note: NOTE(hours),
  }),

  operator_password_changed: ({ at }) => ({
    subject: 'Kata laluan akaun operator anda telah diubah',
    paragraphs: [
      'Kata laluan baharu telah dipilih untuk akaun operator anda. Peranti lain telah dilog keluar.',
    ],
    facts: [['Masa', malaysiaTime(at)]],
    note: 'Jika ini bukan anda, beritahu pentadbir dengan segera.',
  }),

  operator_second_factor_reset: () => ({
    subject: 'Aplikasi pengesah anda telah ditetapkan semula',
    paragraphs: [
      'Dua pentadbir telah menetapkan semula faktor kedua akaun operator anda. Anda telah dilog keluar di semua tempat.',
      'Semasa log masuk seterusnya, anda menyediakan aplikasi pengesah semula.',
    ],
    action: 'Log masuk',
    note: 'Jika anda tidak memintanya, beritahu pentadbir dengan segera.',
  }),

  operator_passkey_added: ({ passkey }) => ({
    subject: 'Satu kunci laluan telah ditambah pada akaun operator anda',
    paragraphs: ['Ia membuka akaun operator anda tanpa kata laluan. Peranti lain telah dilog keluar.'],
    facts: [['Kunci laluan', passkey]],
    action: OWN_SIGN_IN,
    note: CONTACT_ADMINISTRATOR,
  }),

  operator_passkey_removed: ({ passkey }) => ({
    subject: 'Satu kunci laluan telah dibuang daripada akaun operator anda',
    paragraphs: ['Ia tidak lagi membuka akaun operator anda. Peranti lain telah dilog keluar.'],
    facts: [['Kunci laluan', passkey]],
    action: OWN_SIGN_IN,
    note: CONTACT_ADMINISTRATOR,
  }),

  operator_passkey_copied: ({ passkey }) => ({
    subject: 'Satu kunci laluan akaun operator anda telah ditolak',
    paragraphs: [
      'Seseorang cuba log masuk dengan kunci laluan anda, dan kiraan penggunaannya tidak betul. Ini berlaku apabila kunci laluan telah disalin, maka ia ditolak.',
      'Sila buang kunci laluan ini, tambah yang baharu, dan beritahu pentadbir.',
    ],
    facts: [['Kunci laluan', passkey]],
    action: OWN_SIGN_IN,
    note: CONTACT_ADMINISTRATOR,
  }),

  operator_recovered: ({ name, email, at }) => ({
    subject: 'Akaun pentadbir telah dipulihkan pada pelayan',
    paragraphs: [
      'Seseorang yang mempunyai akses kepada pelayan dan kunci penyulitannya telah menetapkan semula kata laluan dan faktor kedua seorang pentadbir. Perkara ini direkodkan dalam log audit.',
    ],
    facts: [
      ['Akaun', `${name} (${email})`],
      ['Masa', malaysiaTime(at)],
    ],
    action: 'Buka senarai operator',
    note: 'Jika anda tidak tahu sebabnya, nyahaktifkan akaun itu dan hubungi pihak yang mengurus pelayan.',
  }),
};
