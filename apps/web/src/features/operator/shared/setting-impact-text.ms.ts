import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './setting-impact-text.ts';

export const malay: Malay<typeof english> = {
  title: 'Kesan',
  affected: 'Terjejas',
  before: 'Nilai semasa',
  after: 'Nilai baharu',
  counting: 'Mengira…',
  tooMany: 'Terlalu banyak untuk dikira',
  nothing: 'Tiada apa-apa untuk dikira.',
  asOf: 'Mengikut keadaan semasa, bagi nilai yang dicadangkan.',
  population: {
    topups_outside_limits: 'Tambah nilai 90 hari lalu di luar had',
    withdrawals_below_minimum: 'Pengeluaran 90 hari lalu di bawah minimum',
    withdrawal_fees: 'Pengeluaran 12 bulan lalu, dengan fi pada kadar ini',
    withdrawals_on_hold: 'Pelanggan yang pengeluarannya ditahan',
    open_campaigns: 'Kempen terbuka, dengan sasarannya',
    campaigns_below_minimum: 'Kempen terbuka yang mengumpul kurang daripada minimum, dengan sasarannya',
    notes_awaiting_issue: 'Nota yang belum ada perjanjian, dengan jumlah dikumpul',
    running_notes: 'Nota yang sedang berjalan, dengan prinsipal belum jelas',
    investors_above_basic_limit: 'Pelabur melebihi had pelan Basic, dengan kedudukan mereka',
    investors_without_cancellations: 'Pelabur yang tidak boleh membatalkan lagi',
    presets: 'Pratetap aktif',
    presets_below_minimum: 'Pratetap aktif di bawah pelaburan minimum',
    draft_applications: 'Draf permohonan, dengan jumlah dipohon',
    open_applications: 'Permohonan dalam semakan, dengan jumlah dipohon',
    origination_fees: 'Permohonan dalam semakan, dengan fi pemulaannya',
    service_fees: 'Bayaran balik 12 bulan lalu, dengan fi perkhidmatannya',
    service_tax: 'Bayaran balik 12 bulan lalu, dengan cukai perkhidmatan atas finya',
    withholding_tax: 'Bahagian bukan pemastautin 12 bulan lalu, dengan cukai yang ditahan',
    notes_to_default: 'Nota yang mungkir pada akhir hari ini, dengan prinsipal belum jelas',
    guarantees_to_claim: 'Nota yang dituntut daripada penjamin pada akhir hari ini',
    late_principal: 'Nota lewat bayar, dengan nilai prinsipalnya',
    active_mandates: 'Mandat debit terus yang aktif',
    referral_rewards: 'Ganjaran rujukan yang belum dibayar',
    open_referrals: 'Rujukan terbuka',
    selfies_to_delete: 'Swafoto untuk dipadam',
    operators_without_passkey: 'Operator yang memerlukan kunci laluan tetapi belum memilikinya',
    exceptions_for_administrators: 'Pengecualian terbuka yang disahkan pentadbir',
    managed_investors: 'Pelabur di bawah pengurusan, dengan dana mereka',
  },
  scope: {
    new_requests:
      'Terpakai bagi permintaan yang dibuat mulai hari itu. Permintaan terdahulu mengekalkan keputusannya.',
    new_subscriptions: 'Terpakai bagi pelaburan yang dibuat mulai hari itu. Pelaburan terdahulu kekal.',
    new_listings:
      'Terpakai bagi nota yang disenaraikan mulai hari itu. Nota yang disenaraikan atau berjalan mengekalkan termanya, jadi tiada nota terjejas.',
    campaign_end: 'Terpakai bagi kempen yang tamat mulai hari itu. Nota yang sedang berjalan tidak terjejas.',
    new_offers:
      'Terpakai bagi tawaran yang dibuat mulai hari itu. Tawaran sedia ada dan nota yang berjalan mengekalkan termanya.',
    new_assessments: 'Terpakai bagi penilaian kredit yang dibuat mulai hari itu. Penilaian terdahulu kekal.',
    new_agreements:
      'Terpakai bagi perjanjian yang ditandatangani mulai hari itu. Nota yang berjalan mengekalkan perjanjiannya, jadi tiada yang terjejas.',
    new_splits:
      'Terpakai bagi bayaran balik yang diagihkan mulai hari itu, termasuk nota yang berjalan. Pengagihan terdahulu kekal.',
    end_of_day: 'Terpakai pada akhir hari itu, termasuk bagi nota yang berjalan.',
    next_figures: 'Terpakai bagi angka pada hari itu dan selepasnya. Angka terdahulu kekal.',
    next_collection: 'Terpakai bagi debit terus mulai hari itu.',
    next_reward: 'Terpakai bagi ganjaran yang dibayar mulai hari itu. Ganjaran yang telah dibayar kekal.',
    next_deletion: 'Terpakai pada pemadaman seterusnya mulai hari itu.',
    new_proposals:
      'Terpakai bagi cadangan yang dibuat mulai hari itu. Cadangan terbuka mengekalkan tarikh luputnya, jadi tiada yang terjejas.',
    new_cases:
      'Terpakai apabila kes dibuka atau dijawab selepas ini. Kes terbuka mengekalkan masa akhirnya, jadi tiada yang terjejas.',
    next_sign_in: 'Terpakai bagi operator mulai hari itu.',
    next_export:
      'Terpakai bagi senarai yang dieksport mulai hari itu. Tiada nota, pelanggan atau jumlah terjejas.',
    next_link:
      'Terpakai bagi pautan yang dihantar mulai hari itu. Pautan yang telah dihantar mengekalkan tempoh sahnya.',
    next_remittance: 'Terpakai bagi tempoh cukai yang diremit mulai hari itu. Remitan yang direkodkan kekal.',
    next_reconciliation: 'Terpakai pada penyesuaian hari itu. Hari yang ditutup tidak berubah.',
    next_matching: 'Terpakai bagi pengecualian yang ditutup mulai hari itu.',
    displayed_text:
      'Dipaparkan di halaman dan dalam e-mel mulai hari itu. Tiada nota, pelanggan atau jumlah terjejas.',
  },
};
