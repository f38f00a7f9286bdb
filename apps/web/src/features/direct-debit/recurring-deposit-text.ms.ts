import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './recurring-deposit-text.ts';

export const malay: Malay<typeof english> = {
  title: 'Deposit berkala',
  empty: {
    title: 'Tambah nilai dengan jumlah yang sama setiap bulan secara automatik.',
    body: 'Kami mengutipnya dari akaun bank anda melalui debit langsung. Anda boleh mengubah, menjeda atau menghentikannya pada bila-bila masa, tanpa caj.',
    action: 'Sediakan deposit berkala',
  },
  how: {
    authorise:
      'Anda membenarkannya sekali di bank anda, yang mendebit {{amount}}. Jumlah itu dikreditkan ke baki anda.',
    approve:
      'Bank anda meluluskannya, biasanya pada hari bekerja berikutnya. Deposit boleh bermula pada {{day}}.',
    collect:
      'Pada hari pilihan anda setiap bulan, atau hari bekerja berikutnya, jumlah itu ditambah ke baki anda.',
    retry_other:
      'Jika dana tidak mencukupi, kami mencuba lagi pada {{count}} hari bekerja berikutnya, kemudian menjedanya.',
  },
  form: {
    amount: 'Jumlah setiap bulan',
    limits: '{{least}} hingga {{most}}',
    amountNeeded: 'Sila masukkan jumlah.',
    day: 'Hari bulan',
    dayHint: '1 hingga 28',
    dayNeeded: 'Sila pilih hari.',
    bank: 'Bank',
    bankHint: 'Pilih bank anda',
    noBank: 'Tiada bank yang sepadan',
    chooseBank: 'Sila pilih bank anda.',
    offline: '{{name}} (Luar talian)',
    most: 'Had di bank anda (pilihan)',
    mostHint:
      'Had yang lebih tinggi membolehkan anda menaikkan jumlah kemudian tanpa bank. Jika dikosongkan, had ialah jumlah itu.',
    until: 'Hari terakhir (pilihan)',
    untilHint: 'Sehingga {{last}}',
    continue: 'Teruskan ke bank saya',
    confirm: 'Sahkan dan pergi ke bank saya',
    back: 'Batal',
    leaving: 'Seterusnya, sahkan di laman bank anda. Akaun mesti atas nama anda sendiri.',
    noBanks: 'Senarai bank tidak tersedia. Sila cuba lagi dalam beberapa minit.',
  },
  state: {
    authorising: 'Menunggu kebenaran',
    awaiting_bank_approval: 'Menunggu kelulusan bank',
    active: 'Aktif',
    maintenance_pending: 'Aktif',
    paused: 'Dijeda',
  },
  hint: {
    authorising: 'Menunggu maklum balas bank anda. Halaman ini dikemas kini secara automatik.',
    awaiting_bank_approval:
      'Dibenarkan. Bank anda meluluskannya, biasanya pada hari bekerja berikutnya; kami akan memaklumkan anda.',
  },
  pausedBy: {
    owner: 'Anda telah menjedanya. Tiada kutipan sehingga anda menyambungnya semula.',
    failures:
      'Cubaan kutipan yang terakhir gagal, jadi kami menjedanya. Sambung semula apabila dana mencukupi.',
    held: 'Deposit terakhir sedang disemak, jadi kami menjedanya. Anda boleh menyambungnya semula selepas semakan.',
  },
  summary: '{{amount}} pada {{day}} hari bulan, setiap bulan',
  fact: {
    next: 'Deposit seterusnya',
    account: 'Daripada',
    most: 'Had di bank anda',
    until: 'Sehingga',
    reference: 'Rujukan',
    last4: '{{bank}}, akaun berakhir {{last4}}',
  },
  action: { change: 'Ubah', pause: 'Jeda', resume: 'Sambung semula', stop: 'Hentikan' },
  change: {
    title: 'Ubah deposit berkala',
    body: 'Sehingga {{most}} setiap bulan tanpa kebenaran baharu di {{bank}}. Untuk lebih daripada itu, hentikannya dan sediakan yang lain.',
    submit: 'Simpan perubahan',
    done: 'Deposit berkala telah diubah.',
  },
  paused: 'Deposit berkala telah dijeda.',
  resumed: 'Deposit berkala telah disambung semula.',
  stop: {
    title: 'Hentikan deposit berkala',
    body: 'Tiada lagi deposit dikutip dari {{bank}}. Yang telah dihantar kepada bank mungkin masih tiba; ia dikreditkan ke baki anda.',
    submit: 'Hentikan deposit berkala',
    back: 'Kekalkan',
    done: 'Deposit berkala telah dihentikan.',
  },
  failed: 'Deposit berkala tidak ditetapkan. {{reason}}',
  reason: {
    cancelled: 'Ia dibatalkan di bank. Tiada apa-apa dibenarkan.',
    timed_out: 'Kebenaran tamat masa di bank. Tiada apa-apa dibenarkan.',
    limit: 'Had di bank telah dilebihi.',
    bank_offline: 'Sistem bank tidak tersedia.',
    other: 'Bank menolaknya.',
    bank: 'Bank tidak meluluskannya. Sila hubungi bank anda untuk mengetahui sebabnya.',
    held: 'Akaun bukan atas nama anda sendiri.',
  },
  collections: {
    title: 'Deposit terkini',
    on: 'Tarikh',
    amount: 'Jumlah',
    state: 'Status',
    states: {
      sent: 'Diproses oleh bank',
      paid: 'Dikreditkan',
      failed: 'Gagal',
      held: 'Sedang disemak',
      booked: 'Dikreditkan',
      sent_back: 'Dipulangkan',
    },
    reasons: {
      cancelled: 'Dibatalkan',
      timed_out: 'Tiada maklum balas daripada bank',
      limit: 'Dana tidak mencukupi',
      bank_offline: 'Bank tidak tersedia',
      other: 'Ditolak oleh bank',
    },
    retry: '{{reason}}. Cubaan seterusnya {{day}}',
  },
};
