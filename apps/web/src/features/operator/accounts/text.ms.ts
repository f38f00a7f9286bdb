import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Operator',
  subtitle: 'Setiap perubahan dicadangkan oleh seorang pentadbir dan diputuskan oleh pentadbir lain.',
  empty: 'Belum ada operator.',
  never: 'Belum pernah',
  proposals: 'Cadangan terbuka',
  own: 'Ini akaun anda sendiri. Dua pentadbir lain yang mengubahnya.',
  unrecorded:
    'Nombor telefon dan nombor pengenalan tidak direkodkan, jadi akaun kedua orang ini tidak akan dikesan.',
  columns: {
    name: 'Nama',
    roles: 'Peranan',
    status: 'Status',
    factor: 'Faktor kedua',
    last: 'Log masuk terakhir',
  },
  status: {
    invited: 'Dijemput',
    password_reset: 'Kata laluan ditetapkan semula',
    enrolment_pending: 'Tiada faktor kedua',
    active: 'Aktif',
    disabled: 'Dinyahaktifkan',
  },
  facts: {
    title: 'Akaun',
    sessions: 'Sesi',
    open: 'Sesi aktif',
    ends: 'berakhir dengan {{last4}}',
  },
  invite: {
    open: 'Operator baharu',
    title: 'Operator baharu',
    name: 'Nama',
    email: 'Alamat e-mel',
    phone: 'Telefon',
    identityType: 'Dokumen pengenalan',
    nric: 'MyKad',
    passport: 'Pasport',
    identityNumber: 'Nombor pengenalan',
    identityHint: 'Seorang hanya mempunyai satu akaun. Nombor ini disimpan secara tersulit.',
    nationality: 'Negara pengeluar pasport',
    roles: 'Peranan',
    decider:
      'Pentadbir lain membuat keputusan. Orang itu kemudian menerima pautan sekali guna untuk memilih kata laluan.',
    submit: 'Cadangkan operator',
  },
  step: {
    details: {
      title: 'Rekodkan butiran pengenalan',
      body: 'Bandingkan dokumen pengenalan dengan orang itu. Orang yang sudah mempunyai akaun lain ditolak.',
      submit: 'Cadangkan telefon dan dokumen',
    },
    roles: {
      title: 'Ubah peranan',
      body: 'Cadangan terbuka yang tidak diliputi oleh peranan baharu ditutup.',
      submit: 'Cadangkan peranan',
    },
    disable: {
      title: 'Nyahaktifkan',
      body: 'Operator dilog keluar serta-merta, dan cadangan terbuka yang dibuat olehnya ditutup.',
      submit: 'Cadangkan penyahaktifan',
    },
    enable: {
      title: 'Aktifkan semula',
      body: 'Operator boleh log masuk semula dengan kata laluan dan aplikasi pengesah yang sama.',
      submit: 'Cadangkan pengaktifan semula',
    },
    password_reset: {
      title: 'Tetapkan semula kata laluan',
      body: 'Operator dilog keluar serta-merta dan menerima pautan sekali guna untuk memilih kata laluan baharu.',
      submit: 'Cadangkan penetapan semula',
    },
    second_factor_reset: {
      title: 'Tetapkan semula faktor kedua',
      body: 'Operator dilog keluar serta-merta dan menyediakan aplikasi pengesah semasa log masuk seterusnya.',
      submit: 'Cadangkan penetapan semula',
    },
  },
  end: {
    title: 'Tamatkan semua sesi',
    body: 'Operator dilog keluar di semua tempat serta-merta. Kelulusan kedua tidak diperlukan; tindakan ini direkodkan dalam log audit.',
    done: 'Semua sesi telah ditamatkan',
  },
  security: {
    title: 'Keselamatan',
    subtitle: 'Kata laluan dan sesi aktif.',
    password: 'Kata laluan',
    passwordBody: 'Semua sesi lain tamat apabila anda mengubahnya.',
    current: 'Kata laluan semasa',
    new: 'Kata laluan baharu',
    repeat: 'Ulang kata laluan baharu',
    submit: 'Ubah kata laluan',
    changed: 'Kata laluan anda telah diubah',
    sessions: 'Sesi',
    sessionsBody: 'Hanya pentadbir boleh menetapkan semula aplikasi pengesah anda.',
    here: 'Sesi semasa',
    end: 'Tamatkan sesi',
  },
};
