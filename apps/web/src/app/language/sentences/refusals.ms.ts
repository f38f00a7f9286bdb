import type { ErrorCode } from '@titian/contracts/errors';

/** What a person reads of each refusal in Bahasa Malaysia. */
export const malayRefusals: Readonly<Record<ErrorCode, string>> = {
  malformed: 'Kami tidak dapat membaca permintaan ini. Sila muat semula halaman dan cuba lagi.',
  headers_missing: 'Permintaan ini tidak lengkap. Sila muat semula halaman dan cuba lagi.',
  unauthorized: 'Sila log masuk untuk meneruskan.',
  role: 'Halaman ini untuk jenis akaun yang lain.',
  account_inactive: 'Akaun anda dinyahaktifkan. Sila hubungi khidmat sokongan.',
  two_factor_required: 'Sila berikan kod dua faktor anda untuk meneruskan.',
  passkey_required: 'Sila gunakan kunci laluan untuk meneruskan.',
  not_approved: 'Ini dibuka setelah permohonan anda diluluskan.',
  fund_managed: 'Dana anda diuruskan untuk anda. Sila hubungi khidmat sokongan untuk membuat perubahan.',
  step_up_required: 'Sila sahkan dengan kod yang baharu.',
  email_unverified:
    'Sila sahkan alamat e-mel anda dahulu. Kami boleh menghantar e-mel pengesahan sekali lagi.',
  not_found: 'Kami tidak dapat menemui ini. Ia mungkin telah dipindahkan, atau milik akaun lain.',
  method_not_allowed: 'Alamat ini tidak menerima permintaan seperti ini.',
  idempotency_conflict:
    'Permintaan ini telah dihantar dengan kandungan lain. Sila muat semula halaman dan cuba lagi.',
  in_progress: 'Permintaan ini masih diproses. Sila tunggu sebentar.',
  stale_draft: 'Borang ini telah disimpan dalam tab lain. Sila muat semula sebelum anda meneruskan.',
  file_held: 'Fail ini masih diperiksa untuk perisian hasad. Sila cuba lagi dalam beberapa minit.',
  application_final: 'Permohonan ini telah diputuskan dan tidak boleh diubah.',
  application_under_review:
    'Permohonan ini sedang disemak dan tidak boleh diubah sekarang. Kami akan memaklumkan anda.',
  hold_period: 'Pengeluaran ditangguhkan selepas perubahan keselamatan. Sila cuba kemudian.',
  account_restricted: 'Perkara ini tidak dapat dilakukan buat masa ini. Sila hubungi sokongan.',
  bank_account_missing: 'Belum ada akaun bank yang disahkan. Sila tambah satu dalam tetapan.',
  bank_account_refused:
    'Bank tidak mengesahkan bahawa akaun ini milik anda. Sila berikan akaun lain dalam tetapan.',
  note_full: 'Nota ini telah dibiayai penuh. Sila pilih nota lain.',
  note_not_open: 'Nota ini belum dibuka untuk anda. Sila kembali apabila ia dibuka.',
  note_closed: 'Kempen nota ini telah tamat. Sila pilih nota lain.',
  note_paused: 'Kempen nota ini dihentikan sementara. Sila cuba lagi kemudian.',
  limit_acknowledgement_required:
    'Ini menjadikan pelaburan anda melebihi had yang disyorkan. Sila sahkan bahawa anda ingin meneruskan.',
  guaranteed_only: 'Akaun anda terhad kepada nota berjaminan. Sila pilih nota berjaminan.',
  wakalah_required: 'Sila terima perjanjian wakalah untuk melabur dalam nota Syariah.',
  cancel_window_over:
    'Pelaburan ini tidak boleh dibatalkan lagi: masanya sudah tamat, atau notanya tidak dibuka.',
  cancel_limit: 'Anda telah membatalkan sebanyak yang dibenarkan. Sila tunggu sebelum membatalkan lagi.',
  offer_expired: 'Tawaran ini telah tamat tempoh. Sila hubungi kami untuk tawaran baharu.',
  exposure_limit:
    'Ini melebihi jumlah yang boleh dihutang oleh sebuah syarikat bersama syarikat berkaitannya.',
  application_running:
    'Anda sudah memohon untuk ini. Sila tunggu jawapan kami, atau mohon untuk perkara lain.',
  knocked_out: 'Kami tidak dapat menerima permohonan ini sekarang.',
  not_assessed: 'Permohonan ini belum dinilai. Sila masukkan angkanya dahulu.',
  amount_changed: 'Jumlah yang dikumpul telah berubah. Sila muat semula halaman dan lihat semula.',
  not_funded: 'Nota ini belum dibiayai, jadi ia tidak boleh diterbitkan.',
  trade_missing: 'Komoditi tidak dapat didagangkan sekarang. Sila tandatangani sekali lagi kemudian.',
  nothing_due: 'Tiada apa-apa yang perlu dibayar bagi nota ini sekarang.',
  duplicate_payment:
    'Satu bayaran bagi nota ini sedang diproses atau baru sahaja dibuat. Sila sahkan bahawa anda ingin membayar sekali lagi: jumlah yang melebihi apa yang perlu dibayar menjadi lebihan bayaran.',
  payment_closed: 'Pautan bayaran ini telah digunakan atau telah tamat tempoh. Sila mulakan bayaran baharu.',
  already_applied: 'Anda sudah memohon. Kami akan memaklumkan anda apabila keputusan dibuat.',
  already_logged_out: 'Log masuk ini sudah ditamatkan.',
  wrong_state: 'Ini telah berubah sementara itu. Sila muat semula halaman dan lihat semula.',
  statement_pending:
    'Fail ini telah dimuat naik sebelum ini dan menunggu kelulusan operator kedua. Tiada apa-apa yang berubah.',
  statement_known: 'Penyata ini telah diimport sebelum ini. Tiada apa-apa yang berubah.',
  screening_hit:
    'Satu nama dalam permohonan ini menyerupai nama dalam senarai saringan. Pasukan pematuhan perlu menjelaskannya dahulu.',
  approval_stale: 'Perkara yang hendak diubah oleh cadangan ini telah berubah. Sila cadangkan semula.',
  approval_decided: 'Cadangan ini sudah diputuskan. Sila muat semula senarai.',
  approval_expired: 'Cadangan ini dibuka terlalu lama. Sila cadangkan semula.',
  approval_pending: 'Sudah ada cadangan untuk ini. Cadangan itu perlu diputuskan dahulu.',
  own_account:
    'Tiada sesiapa mencadangkan atau memutuskan perubahan akaun sendiri. Dua pentadbir lain perlu melakukannya.',
  last_administrators: 'Kurang daripada dua pentadbir aktif akan tinggal. Sila tambah pentadbir lain dahulu.',
  own_customer_account:
    'Pelanggan ini mempunyai alamat e-mel, nombor telefon atau nombor identiti anda. Dua operator lain perlu melakukannya.',
  platform_money_short:
    'Wang platform dalam akaun amanah kurang daripada jumlah ini. Masukkan wang ke dalamnya dahulu.',
  own_upload: 'Anda memuat naik penyata yang menyebabkan perkara ini. Dua operator lain mesti memutuskannya.',
  same_operator: 'Operator lain mesti memutuskan apa yang anda cadangkan.',
  payload_too_large: 'Ini terlalu besar. Sila hantar fail yang lebih kecil atau kurang.',
  unsupported_media_type: 'Kandungan jenis ini tidak diterima di sini.',
  csrf: 'Halaman ini telah luput. Sila muat semula dan cuba lagi.',
  validation_failed: 'Sila semak medan yang bertanda.',
  rate_limited: 'Terlalu banyak percubaan. Sila tunggu sebentar dan cuba lagi.',
  internal: 'Sesuatu tidak kena di pihak kami. Sila cuba lagi kemudian.',
  busy: 'Ramai orang sedang menggunakan ini sekarang. Sila cuba lagi dalam beberapa saat.',
  storage_full:
    'Kami tidak dapat menyimpan apa-apa sekarang. Tiada apa-apa yang disimpan. Sila cuba lagi dalam beberapa minit.',
  upload_timeout: 'Muat naik mengambil masa terlalu lama. Sila semak sambungan anda dan hantar semula.',
  unavailable: 'Perkhidmatan ini tidak tersedia sekarang. Sila cuba lagi kemudian.',
};
