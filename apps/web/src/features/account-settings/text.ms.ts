import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Tetapan',
  subtitle: 'Siapa anda, cara kami menghubungi anda dan cara akaun anda dilindungi.',
  navigation: 'Bahagian tetapan',
  retry: 'Cuba lagi',
  saved: 'Disimpan',
  section: {
    profile: 'Profil',
    contact: 'Maklumat hubungan',
    bank: 'Akaun bank',
    'direct-debit': 'Debit langsung',
    password: 'Kata laluan',
    'two-factor': 'Dua faktor',
    passkeys: 'Kunci laluan',
    sessions: 'Sesi',
    notifications: 'Pemberitahuan',
    data: 'Data anda',
  },
  profile: {
    title: 'Profil',
    subtitle: 'Disahkan bersama permohonan anda.',
    name: 'Nama',
    verifiedName: 'Nama yang disahkan',
    notVerified: 'Belum disahkan',
    identity: 'Nombor pengenalan',
    company: 'Syarikat',
    companyNumber: 'Nombor pendaftaran',
    kind: 'Akaun',
    kinds: {
      individual: 'Pelabur, individu',
      institution: 'Pelabur, institusi',
      businessowner: 'Pemilik perniagaan',
    },
    investorNumber: 'Nombor pelabur',
    since: 'Pelanggan sejak',
    residence: 'Pemastautinan cukai',
    residenceSince: '{{country}}, sejak {{day}}',
    residenceCounts: '{{country}}, sejak {{day}}; dikira untuk cukai mulai {{counts}}',
    residenceHistory: 'Pemastautinan cukai terdahulu dan akan datang',
    residenceHint:
      'Cukai dipegang daripada sesiapa yang bukan pemastautin cukai Malaysia. Bayaran sebelum perubahan kekal dengan cukainya.',
    application: 'Permohonan',
    notStarted: 'Belum dimulakan',
    applicationStates: {
      Incomplete: 'Belum lengkap',
      Submitted: 'Dihantar',
      Approved: 'Diluluskan',
      Rejected: 'Tidak berjaya',
      'More Info Required': 'Maklumat lanjut diperlukan',
    },
    change:
      'Maklumat ini disemak dengan dokumen, jadi tidak boleh diubah di sini. Hubungi kami di <mail>{{email}}</mail> dengan dokumen yang menunjukkan perubahan itu.',
  },
  contact: {
    title: 'Maklumat hubungan',
    subtitle: 'Pengeluaran ditangguhkan selama {{hold}} selepas telefon atau e-mel ditukar.',
    phone: 'Telefon',
    email: 'E-mel',
    change: 'Tukar',
    changePhone: 'Tukar nombor telefon',
    changeEmail: 'Tukar alamat e-mel',
    newEmail: 'Alamat e-mel baharu',
    emailHint:
      'Kami menghantar pautan ke alamat itu. Selagi anda belum membukanya, kami terus menghantar e-mel ke alamat lama.',
    pending:
      'Menunggu pautan yang kami hantar ke {{email}}. Pautan itu boleh digunakan sekali, dalam masa 24 jam.',
    keep: 'Kekalkan alamat sekarang',
    kept: 'Alamat anda kekal seperti sedia ada.',
    address: 'Alamat',
    noAddress: 'Diisi dalam permohonan anda',
    addressHint:
      'Alamat anda sebahagian daripada permohonan anda. Hubungi kami di <mail>{{email}}</mail> untuk menukarnya.',
    continue: 'Teruskan',
    confirm: 'Sahkan perubahan',
    phoneChanged: 'Nombor telefon anda telah ditukar.',
    emailAsked: 'Kami telah menghantar pautan ke {{email}}.',
  },
  bank: {
    title: 'Akaun bank',
    subtitle: 'Wang anda dibayar ke akaun ini sahaja.',
    bank: 'Bank',
    number: 'Nombor akaun',
    holder: 'Pemegang akaun',
    usable: 'Boleh digunakan mulai',
    none: 'Belum ada akaun bank. Akaun ini diisi dalam permohonan anda.',
    hold: 'Pengeluaran ke akaun ini ditangguhkan sehingga {{until}}.',
    pending: {
      asking:
        'Kami sedang bertanya kepada {{bank}} siapa pemilik akaun •••• {{last4}}, sejak {{since}}. Kami akan memaklumkan anda apabila bank menjawab; sebelum itu tiada apa-apa berubah.',
      review:
        '{{bank}} tidak menamakan anda dengan jelas sebagai pemegang •••• {{last4}}. Kakitangan kami akan menyemaknya, biasanya dalam masa satu hari bekerja; sebelum itu tiada apa-apa berubah.',
    },
    change: 'Tukar akaun bank',
    changeHint:
      'Akaun mesti atas nama anda sendiri. Kami bertanya kepada bank sebelum menerimanya, dan pengeluaran ditangguhkan selama {{hold}} selepas itu.',
    choose: 'Pilih bank anda',
    noBank: 'Tiada bank dengan nama ini',
    holderHint: 'Seperti pada dokumen pengenalan atau dokumen syarikat anda.',
    continue: 'Teruskan',
    confirm: 'Sahkan perubahan',
    accepted: 'Akaun bank anda telah ditukar. Pengeluaran ke akaun ini ditangguhkan sehingga {{from}}.',
    told: {
      asking: 'Bank anda belum menjawab. Kami akan memaklumkan anda apabila jawapan diterima.',
      review: 'Kami menyemak akaun ini dan memaklumkan anda, biasanya dalam masa satu hari bekerja.',
    },
  },
  notifications: {
    title: 'Pemberitahuan',
    subtitle: 'Perkara yang kami maklumkan dan caranya.',
    about: 'Perkara',
    inApp: 'Di laman',
    email: 'E-mel',
    always: 'Sentiasa',
    mandatory:
      'Berita tentang wang dan keselamatan sentiasa sampai kepada anda: dengan itu anda menyedari perkara yang bukan perbuatan anda.',
    switch: '{{category}}: {{way}}',
    optIn: 'E-mel yang boleh dihentikan',
    optInHint: 'Apabila dimatikan, hanya e-mel tentang wang dan keselamatan anda diteruskan.',
    language: 'Bahasa',
    languageHint:
      'Skrin, berita dan e-mel dalam bahasa ini; kakitangan kami juga menulis dan menelefon dalam bahasa ini.',
    category: {
      security: 'Keselamatan',
      money: 'Wang',
      application: 'Permohonan anda',
      investments: 'Pelaburan',
      financing: 'Pembiayaan',
    },
    hint: {
      security: 'Log masuk, kod, perubahan akaun anda',
      money: 'Tambah nilai, pengeluaran, bayaran balik',
      application: 'Perkembangannya dan apa yang kurang',
      investments: 'Nota yang anda laburkan',
      financing: 'Tawaran, kempen dan bayaran nota anda',
    },
  },
  data: {
    title: 'Data anda',
    subtitle:
      'Semua yang kami simpan tentang anda, dalam satu fail yang boleh dibaca oleh orang dan program.',
    button: 'Eksport data saya',
    again: 'Eksport semula',
    collecting:
      'Kami sedang mengumpulkan data anda ({{ref}}). Ini mengambil beberapa minit; anda boleh meninggalkan halaman ini dan kami akan memaklumkan anda apabila data sedia.',
    ready: 'Data anda sudah sedia ({{ref}}). Ia akan dipadamkan pada {{until}}.',
    failed:
      'Eksport anda yang terakhir ({{ref}}) tidak dapat disediakan. Kami mohon maaf. Sila minta sekali lagi; jika gagal lagi, hubungi kami.',
    purged:
      'Eksport anda yang terakhir ({{ref}}) telah dipadamkan selepas tujuh hari. Anda boleh meminta yang baharu.',
    download: 'Muat turun',
    downloadFailed: 'Fail tidak dapat dibuka. Sila cuba lagi.',
    what: 'Satu fail dengan profil, permohonan, persetujuan, log masuk, wang, pelaburan atau pembiayaan, pemberitahuan dan senarai fail anda. Anda boleh meminta sekali sehari.',
  },
};
