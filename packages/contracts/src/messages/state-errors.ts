import { defineMessages } from './definition.ts';

/** Errors of states: of notes, payments, applications and proposals; and of the platform. */
export const stateErrorMessages = defineMessages({
  note_full: {
    en: 'This note is fully funded. Please choose another note.',
    ms: 'Nota ini telah dibiayai penuh. Sila pilih nota lain.',
  },
  note_not_open: {
    en: 'This note is not open for you yet. Please come back when it opens.',
    ms: 'Nota ini belum dibuka untuk anda. Sila kembali apabila ia dibuka.',
  },
  note_closed: {
    en: 'The campaign of this note has ended. Please choose another note.',
    ms: 'Kempen nota ini telah tamat. Sila pilih nota lain.',
  },
  note_paused: {
    en: 'The campaign of this note is paused. Please try again later.',
    ms: 'Kempen nota ini dihentikan sementara. Sila cuba lagi kemudian.',
  },
  limit_acknowledgement_required: {
    en: 'This takes your investments above the recommended limit. Please confirm that you wish to go on.',
    ms: 'Ini menjadikan pelaburan anda melebihi had yang disyorkan. Sila sahkan bahawa anda ingin meneruskan.',
  },
  guaranteed_only: {
    en: 'Your account is limited to guaranteed notes. Please choose a guaranteed note.',
    ms: 'Akaun anda terhad kepada nota berjaminan. Sila pilih nota berjaminan.',
  },
  wakalah_required: {
    en: 'Please accept the wakalah agreement to invest in a Shariah note.',
    ms: 'Sila terima perjanjian wakalah untuk melabur dalam nota Syariah.',
  },
  cancel_window_over: {
    en: 'This investment cannot be cancelled any more: its time is over, or its note is not open.',
    ms: 'Pelaburan ini tidak boleh dibatalkan lagi: masanya sudah tamat, atau notanya tidak dibuka.',
  },
  cancel_limit: {
    en: 'You have cancelled as often as you may. Please wait before you cancel again.',
    ms: 'Anda telah membatalkan sebanyak yang dibenarkan. Sila tunggu sebelum membatalkan lagi.',
  },
  offer_expired: {
    en: 'This offer has expired. Please contact us for a new one.',
    ms: 'Tawaran ini telah tamat tempoh. Sila hubungi kami untuk tawaran baharu.',
  },
  monthly_budget: {
    en: 'This is more than the monthly budget of the preset leaves.',
    ms: 'Jumlah ini melebihi baki bajet bulanan tetapan.',
  },
  exposure_limit: {
    en: 'This is more than one company and its related companies may owe together.',
    ms: 'Ini melebihi jumlah yang boleh dihutang oleh sebuah syarikat bersama syarikat berkaitannya.',
  },
  facility_limit: {
    en: 'This is more than the limit of this company for invoice financing leaves.',
    ms: 'Ini melebihi baki had syarikat ini bagi pembiayaan invois.',
  },
  application_running: {
    en: 'You have applied for this already. Please wait for our answer, or apply for something else.',
    ms: 'Anda sudah memohon untuk ini. Sila tunggu jawapan kami, atau mohon untuk perkara lain.',
  },
  knocked_out: {
    en: 'We cannot take this application now.',
    ms: 'Kami tidak dapat menerima permohonan ini sekarang.',
  },
  not_assessed: {
    en: 'This application has no assessment yet. Please enter the figures first.',
    ms: 'Permohonan ini belum dinilai. Sila masukkan angkanya dahulu.',
  },
  amount_changed: {
    en: 'The amount raised has changed. Please reload the page and look at it again.',
    ms: 'Jumlah yang dikumpul telah berubah. Sila muat semula halaman dan lihat semula.',
  },
  not_funded: {
    en: 'This note is not funded yet, so it cannot be issued.',
    ms: 'Nota ini belum dibiayai, jadi ia tidak boleh diterbitkan.',
  },
  trade_missing: {
    en: 'The commodity cannot be traded now. Please sign again later.',
    ms: 'Komoditi tidak dapat didagangkan sekarang. Sila tandatangani sekali lagi kemudian.',
  },
  nothing_due: {
    en: 'There is nothing to pay on this note now.',
    ms: 'Tiada apa-apa yang perlu dibayar bagi nota ini sekarang.',
  },
  duplicate_payment: {
    en: 'A payment on this note is under way or was just made. Please confirm that you wish to pay again: what is not due becomes excess.',
    ms: 'Satu bayaran bagi nota ini sedang diproses atau baru sahaja dibuat. Sila sahkan bahawa anda ingin membayar sekali lagi: jumlah yang melebihi apa yang perlu dibayar menjadi lebihan bayaran.',
  },
  payment_closed: {
    en: 'This payment link has been used or has expired. Please start a new payment.',
    ms: 'Pautan bayaran ini telah digunakan atau telah tamat tempoh. Sila mulakan bayaran baharu.',
  },
  already_applied: {
    en: 'You have applied already. We will write to you when it is decided.',
    ms: 'Anda sudah memohon. Kami akan memaklumkan anda apabila keputusan dibuat.',
  },
  export_too_large: {
    en: 'More rows match than a file may have. Please narrow the list.',
    ms: 'Baris yang sepadan melebihi had sebuah fail. Sila kecilkan senarai.',
  },
  ledger_export_too_large: {
    en: 'These days have more transfers than a download may have. Please choose fewer days, or have the export written on the server.',
    ms: 'Hari-hari ini mempunyai pindahan melebihi had muat turun. Sila pilih hari yang lebih sedikit, atau minta eksport ditulis di pelayan.',
  },
  ledger_export_busy: {
    en: 'Another export of the ledger is being downloaded. Please try again in some minutes.',
    ms: 'Satu lagi eksport lejar sedang dimuat turun. Sila cuba lagi dalam beberapa minit.',
  },
  export_limit: {
    en: 'You have exported as many lists today as one operator may. Please continue tomorrow.',
    ms: 'Anda telah mengeksport senarai sebanyak yang dibenarkan untuk seorang operator hari ini. Sila sambung esok.',
  },
  already_logged_out: {
    en: 'This sign-in has ended already.',
    ms: 'Log masuk ini sudah ditamatkan.',
  },
  wrong_state: {
    en: 'This has changed in the meantime. Please reload the page and look at it again.',
    ms: 'Ini telah berubah sementara itu. Sila muat semula halaman dan lihat semula.',
  },
  statement_known: {
    en: 'This statement was imported before. Nothing has changed.',
    ms: 'Penyata ini telah diimport sebelum ini. Tiada apa-apa yang berubah.',
  },
  statement_pending: {
    en: 'This file was uploaded before, and waits for the approval of a second operator. Nothing has changed.',
    ms: 'Fail ini telah dimuat naik sebelum ini dan menunggu kelulusan operator kedua. Tiada apa-apa yang berubah.',
  },
  screening_hit: {
    en: 'A name in this application is like one on the screening list. Compliance has to clear it first.',
    ms: 'Satu nama dalam permohonan ini menyerupai nama dalam senarai saringan. Pasukan pematuhan perlu menjelaskannya dahulu.',
  },
  approval_stale: {
    en: 'What this proposal changes has changed since. Please propose it again.',
    ms: 'Perkara yang hendak diubah oleh cadangan ini telah berubah. Sila cadangkan semula.',
  },
  approval_decided: {
    en: 'This proposal has been decided already. Please reload the list.',
    ms: 'Cadangan ini sudah diputuskan. Sila muat semula senarai.',
  },
  approval_expired: {
    en: 'This proposal was open for too long. Please propose it again.',
    ms: 'Cadangan ini dibuka terlalu lama. Sila cadangkan semula.',
  },
  approval_pending: {
    en: 'There is a proposal for this already. It has to be decided first.',
    ms: 'Sudah ada cadangan untuk ini. Cadangan itu perlu diputuskan dahulu.',
  },
  own_account: {
    en: 'Nobody proposes or decides a change of their own account. Two other administrators have to do it.',
    ms: 'Tiada sesiapa mencadangkan atau memutuskan perubahan akaun sendiri. Dua pentadbir lain perlu melakukannya.',
  },
  last_administrators: {
    en: 'Fewer than two active administrators would be left. Please add another administrator first.',
    ms: 'Kurang daripada dua pentadbir aktif akan tinggal. Sila tambah pentadbir lain dahulu.',
  },
  own_customer_account: {
    en: 'This customer has your e-mail address, phone or identity number. Two other operators have to do it.',
    ms: 'Pelanggan ini mempunyai alamat e-mel, nombor telefon atau nombor identiti anda. Dua operator lain perlu melakukannya.',
  },
  platform_money_short: {
    en: 'The platform has less money in the trust account than this takes. Put money into it first.',
    ms: 'Wang platform dalam akaun amanah kurang daripada jumlah ini. Masukkan wang ke dalamnya dahulu.',
  },
  own_upload: {
    en: 'You uploaded the statement that caused this. Two other operators have to decide.',
    ms: 'Anda memuat naik penyata yang menyebabkan perkara ini. Dua operator lain mesti memutuskannya.',
  },
  same_operator: {
    en: 'A different operator has to decide what you proposed.',
    ms: 'Operator lain mesti memutuskan apa yang anda cadangkan.',
  },
  payload_too_large: {
    en: 'This is too large. Please send smaller or fewer files.',
    ms: 'Ini terlalu besar. Sila hantar fail yang lebih kecil atau kurang.',
  },
  unsupported_media_type: {
    en: 'This kind of content is not accepted here.',
    ms: 'Kandungan jenis ini tidak diterima di sini.',
  },
  csrf: {
    en: 'This page has expired. Please reload it and try again.',
    ms: 'Halaman ini telah luput. Sila muat semula dan cuba lagi.',
  },
  validation_failed: {
    en: 'Please check the fields that are marked.',
    ms: 'Sila semak medan yang bertanda.',
  },
  rate_limited: {
    en: 'Too many tries. Please wait a moment and try again.',
    ms: 'Terlalu banyak percubaan. Sila tunggu sebentar dan cuba lagi.',
  },
  internal: {
    en: 'Something went wrong on our side. Please try again later.',
    ms: 'Sesuatu tidak kena di pihak kami. Sila cuba lagi kemudian.',
  },
  busy: {
    en: 'Many people are using this right now. Please try again in a few seconds.',
    ms: 'Ramai orang sedang menggunakan ini sekarang. Sila cuba lagi dalam beberapa saat.',
  },
  storage_full: {
    en: 'We cannot store anything right now. Nothing was saved. Please try again in a few minutes.',
    ms: 'Kami tidak dapat menyimpan apa-apa sekarang. Tiada apa-apa yang disimpan. Sila cuba lagi dalam beberapa minit.',
  },
  upload_timeout: {
    en: 'The upload took too long. Please check your connection and send it again.',
    ms: 'Muat naik mengambil masa terlalu lama. Sila semak sambungan anda dan hantar semula.',
  },
  unavailable: {
    en: 'This service is not available right now. Please try again later.',
    ms: 'Perkhidmatan ini tidak tersedia sekarang. Sila cuba lagi kemudian.',
  },
  database_unavailable: {
    en: 'We cannot reach our database right now. Please try again in a few seconds.',
    ms: 'Kami tidak dapat mencapai pangkalan data kami sekarang. Sila cuba lagi dalam beberapa saat.',
  },
});
