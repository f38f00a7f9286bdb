import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Kesihatan sistem',
  subtitle: 'Kali terakhir disemak {{at}}. Halaman ini menyemak semula setiap 30 saat.',
  allWell: 'Semua semakan lulus.',
  attention_other: '{{count}} semakan memerlukan perhatian.',
  runbook: 'Buku panduan: docs/runbooks/health.md, “{{section}}”',
  unread: 'Semakan ini tidak dapat dijalankan. Sebabnya ada dalam log pelayan.',
  state: { ok: 'Lulus', warning: 'Amaran', failing: 'Gagal' },
  area: {
    processing: 'Pemprosesan',
    bank: 'Bank dan bayaran',
    records: 'Rekod',
    platform: 'Platform',
  },
  fact: {
    workers: 'Pekerja sistem',
    waiting: 'Menunggu',
    missing: 'Tiada',
    retried: 'Sedang dicuba semula',
    failed: 'Gagal',
    open: 'Terbuka',
    expiring: 'Akan tamat tempoh',
    offline: 'Bank luar talian',
    compared: 'Perbandingan',
    differences: 'Perbezaan',
    unsealed: 'Peristiwa belum dimeterai',
    connections: 'Sambungan',
    connections_max: 'Had',
    errors: 'Ralat dalam 24 jam',
    days_left: 'Baki hari',
    oldest_wait: 'Paling lama',
    longest_transaction: 'Transaksi terpanjang',
    took: 'Tempoh',
    apart: 'Beza antara jam',
    free: 'Ruang kosong',
    size: 'Saiz',
    at: 'Kali terakhir',
    last_backup: 'Sandaran asas terakhir',
    last_day: 'Hari terakhir',
    overdue: 'Lewat',
    due_day: 'Tarikh akhir',
  },
  check: {
    workers: {
      title: 'Pekerja sistem',
      wrong:
        'Tiada pekerja sistem yang berjalan. E-mel, jawapan bank dan proses akhir hari menunggu sehingga satu dimulakan.',
      todo: 'Mulakan satu proses dengan peranan “worker”. Lognya menyatakan sebab proses sebelum ini berhenti.',
    },
    jobs: {
      title: 'Giliran tugas',
      wrong: 'Tugas menunggu terlalu lama, kerap dicuba semula, atau dihentikan selepas cubaan terakhir.',
      todo: 'Baca ralat terakhir tugas dalam giliran, hapuskan puncanya, kemudian jalankan tugas itu semula.',
    },
    mails: {
      title: 'E-mel',
      wrong: 'E-mel tidak dihantar, atau ditolak oleh pelayan mel.',
      todo: 'Periksa pelayan mel dan sambungannya. E-mel yang menunggu akan dihantar dengan sendirinya.',
    },
    end_of_day: {
      title: 'Akhir hari',
      wrong: 'Akhir hari semalam belum diproses. Pengagihan, caj lewat dan peringatan menunggunya.',
      todo: 'Pastikan pekerja sistem berjalan. Hari yang tertinggal diproses mengikut turutan.',
    },
    payment_certificates: {
      title: 'Sijil bayaran',
      wrong: 'Satu sijil akan tamat dalam masa 30 hari atau telah tamat tempoh, dan tiada penggantinya.',
      todo: 'Pasang sijil pengganti sebelum hari terakhir. Halaman rangkaian bayaran menyenaraikan semua sijil.',
    },
    bank_lists: {
      title: 'Senarai bank',
      wrong:
        'Senarai bank dalam talian tidak dikemas kini. Bayaran menggunakan senarai terakhir yang diterima.',
      todo: 'Periksa sambungan ke FPX. Senarai diminta semula setiap beberapa minit.',
    },
    payments: {
      title: 'Pertanyaan bayaran',
      wrong: 'Bayaran tanpa jawapan tidak ditanyakan kepada bank.',
      todo: 'Periksa pekerja sistem dan sambungan ke FPX. Tiada wang hilang: jawapan bank menentukan setiap bayaran.',
    },
    payout_batches: {
      title: 'Fail bayaran keluar',
      wrong: 'Bank belum mengesahkan penerimaan fail bayaran yang telah dilepaskan.',
      todo: 'Tanya bank sama ada fail itu diterima, dengan nombor mesejnya. Jangan sekali-kali hantar wang itu semula secara manual.',
    },
    bank_statements: {
      title: 'Penyata bank',
      wrong: 'Satu penyata akaun amanah tiada. Wang pelanggan belum disesuaikan bagi hari tersebut.',
      todo: 'Dapatkan penyata daripada bank dan muat naik di bawah Penyesuaian.',
    },
    reconciliation: {
      title: 'Wang pelanggan',
      wrong: 'Bank dan lejar berbeza, atau satu perbezaan tidak dijelaskan selama beberapa hari.',
      todo: 'Jelaskan setiap perbezaan di bawah Penyesuaian. Dua operator membuat keputusan.',
    },
    figures: {
      title: 'Perbandingan malam',
      wrong: 'Angka yang disimpan tidak dibandingkan dengan lejar malam tadi, atau berbeza daripadanya.',
      todo: 'Perbezaan disenaraikan sebagai pengecualian di bawah Penyesuaian. Jalankan ledger:verify sebelum membetulkan apa-apa.',
    },
    market_returns: {
      title: 'Penyata pengendali pasaran',
      wrong: 'Penyata bagi suatu suku tahun tidak diluluskan pada tarikh akhirnya.',
      todo: 'Cadangkan penyata itu di bawah Laporan, Penyata pengendali pasaran. Operator lain meluluskannya.',
    },
    client_money_proof: {
      title: 'Bukti wang pelanggan',
      wrong: 'Suatu hari perniagaan ditutup tanpa bukti wang pelanggan.',
      todo: 'Log proses worker menyatakan sebabnya: pelanggan menuntut lebih daripada yang dipegang oleh suatu akaun, atau langkah itu tidak dijalankan.',
    },
    audit_chain: {
      title: 'Rantaian audit',
      wrong: 'Peristiwa dan pindahan tidak dimeterai selama beberapa minit.',
      todo: 'Pastikan pekerja sistem berjalan. Kemudian sahkan rantaian dengan audit-verify.',
    },
    wal_archive: {
      title: 'Arkib WAL dan sandaran asas',
      wrong:
        'WAL tidak diarkibkan, sebahagiannya dilepaskan, atau sandaran asas terakhir berusia lebih daripada lapan hari.',
      todo: 'Hapuskan punca yang dinyatakan dalam log pangkalan data. Kemudian buat sandaran asas baharu: npm run backup.',
    },
    restore_drill: {
      title: 'Latih tubi pemulihan',
      wrong: 'Sandaran terbaharu tidak dapat dipulihkan dan disahkan, atau tidak dicuba selama lapan hari.',
      todo: 'Jalankan npm run drill dan hapuskan punca yang dinyatakannya.',
    },
    clock: {
      title: 'Jam',
      wrong: 'Jam pelayan berbeza daripada jam pangkalan data. Produk ini mengikut jam pangkalan data.',
      todo: 'Betulkan jam mesin yang salah, dan pastikan kedua-duanya mengikut pelayan masa yang sama.',
    },
    disk: {
      title: 'Cakera',
      wrong: 'Cakera untuk fail hampir penuh. Muat naik akan ditolak.',
      todo: 'Besarkan cakera atau pindahkan sandaran lama. Jangan sekali-kali padam fail pelanggan.',
    },
    database: {
      title: 'Pangkalan data',
      wrong: 'Hampir semua sambungan sedang digunakan, atau satu transaksi terbuka selama beberapa minit.',
      todo: 'Cari transaksi paling lama dalam pg_stat_activity. Hentikan proses yang memegangnya.',
    },
    browser_errors: {
      title: 'Ralat pelayar',
      wrong: 'Pelayar melaporkan lebih banyak ralat daripada biasa.',
      todo: 'Ralat itu ada dalam peristiwa keselamatan dan, sepenuhnya, dalam log pelayan. Bandingkan dengan keluaran terakhir.',
    },
  },
};
