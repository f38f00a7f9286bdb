import { accessReviewSettingMessages } from './access-reviews.ts';
import { caseSettingMessages } from './cases.ts';
import { complianceSettingMessages } from './compliance.ts';
import { defineMessages } from './definition.ts';
import { latenessDescriptionsMessages } from './lateness-descriptions.ts';
import { registerSettingMessages } from './registers.ts';
import { reportSettingMessages } from './reports.ts';
import { unclaimedMoneySettingMessages } from './unclaimed-moneys.ts';

/** What each setting of the product decides, by its key (FEE-6, OPS-7). */
export const settingDescriptionsMessages = defineMessages({
  ...latenessDescriptionsMessages,
  setting_operator_export_rows: {
    en: 'The most rows of a list that one exported file may have',
    ms: 'Bilangan baris paling banyak dalam satu fail senarai yang dieksport',
  },
  setting_operator_exports_per_day: {
    en: 'How many lists one operator may export in a day',
    ms: 'Berapa banyak senarai boleh dieksport oleh seorang operator sehari',
  },
  setting_approval_expiry_days: {
    en: 'How long a proposal may be decided, in days',
    ms: 'Berapa lama cadangan boleh diputuskan, dalam hari',
  },
  setting_auto_invest_share_percent: {
    en: 'The most of a target that presets may take, in percent',
    ms: 'Bahagian sasaran paling besar yang boleh diambil oleh pratetap, dalam peratus',
  },
  setting_basic_plan_limit_blocks: {
    en: 'Whether the limit of the basic plan refuses instead of asking',
    ms: 'Sama ada had pelan Basic menolak dan bukan bertanya',
  },
  setting_basic_plan_limit_sen: {
    en: 'Above this an Individual on the basic plan acknowledges each investment, in sen',
    ms: 'Melebihi jumlah ini, Individu dengan pelan Basic mengakui setiap pelaburan, dalam sen',
  },
  setting_campaign_days: {
    en: 'How long a campaign runs, in days',
    ms: 'Berapa lama kempen berjalan, dalam hari',
  },
  setting_cancel_window_hours: {
    en: 'How long an investment may be cancelled, in hours',
    ms: 'Berapa lama pelaburan boleh dibatalkan, dalam jam',
  },
  setting_cancellation_window_days: {
    en: 'Over how many days cancellations are counted, in days',
    ms: 'Berapa hari pembatalan dikira, dalam hari',
  },
  setting_cancellations_per_30_days: {
    en: 'How many investments may be cancelled within the days over which cancellations are counted',
    ms: 'Berapa banyak pelaburan boleh dibatalkan dalam tempoh pembatalan dikira',
  },
  ...caseSettingMessages,
  ...complianceSettingMessages,
  ...registerSettingMessages,
  ...unclaimedMoneySettingMessages,
  ...accessReviewSettingMessages,
  ...reportSettingMessages,
  setting_collection_attempts: {
    en: 'How often an instalment is collected by direct debit before it is given up',
    ms: 'Berapa kali ansuran dikutip melalui debit terus sebelum dihentikan',
  },
  setting_credit_grades: {
    en: 'What each grade suggests: a band of yearly rates and the most to finance',
    ms: 'Cadangan setiap gred: julat kadar setahun dan pembiayaan paling besar',
  },
  setting_ekyc_attempts_per_day: {
    en: 'How many identity checks a person may start on one day',
    ms: 'Berapa banyak semakan identiti boleh dimulakan seorang sehari',
  },
  setting_ekyc_selfie_retention_days: {
    en: 'How long selfies are kept after an identity check was decided, in days',
    ms: 'Berapa lama swafoto disimpan selepas semakan identiti diputuskan, dalam hari',
  },
  setting_exception_admin_amount_sen: {
    en: 'Above this an administrator confirms how an exception of the bank statement is closed, in sen',
    ms: 'Melebihi jumlah ini, pentadbir mengesahkan penutupan pengecualian penyata bank, dalam sen',
  },
  setting_exposure_counts_above_sen: {
    en: "A preset's limit for one issuer counts once more than this is outstanding, in sen",
    ms: 'Had pratetap bagi satu penerbit dikira apabila jumlah belum jelas melebihi ini, dalam sen',
  },
  setting_faq_url: {
    en: 'Where the questions and answers are',
    ms: 'Alamat soal jawab',
  },
  setting_fund_management_enabled: {
    en: "Whether investors' money may be handled by the platform's manager",
    ms: 'Sama ada wang pelabur boleh diuruskan oleh pengurus platform',
  },
  setting_investment_step_sen: {
    en: 'Investments are multiples of this, in sen',
    ms: 'Pelaburan ialah gandaan jumlah ini, dalam sen',
  },
  setting_issue_days: {
    en: 'How long a funded note waits to be issued, in days',
    ms: 'Berapa lama nota yang dibiayai menunggu diterbitkan, dalam hari',
  },
  setting_issuer_exposure_limit_sen: {
    en: 'What an issuer and its related companies may owe together, in sen',
    ms: 'Jumlah yang boleh terhutang oleh penerbit bersama syarikat berkaitan, dalam sen',
  },
  setting_issuer_minimum_age_months: {
    en: 'How long a company has to be in business before it may apply, in months',
    ms: 'Berapa lama syarikat perlu beroperasi sebelum boleh memohon, dalam bulan',
  },
  setting_issuer_minimum_revenue_sen: {
    en: 'The smallest yearly revenue with which a company may apply, in sen',
    ms: 'Hasil tahunan paling kecil untuk memohon, dalam sen',
  },
  setting_knock_out_days_late: {
    en: 'An issuer whose running note is past due for longer may not apply, in days',
    ms: 'Penerbit yang notanya lewat melebihi tempoh ini tidak boleh memohon, dalam hari',
  },
  setting_minimum_funded_percent: {
    en: 'Below this share of the target all subscriptions are returned, in percent',
    ms: 'Di bawah bahagian sasaran ini semua langganan dipulangkan, dalam peratus',
  },
  setting_minimum_investment_sen: {
    en: 'The smallest investment in a note, in sen',
    ms: 'Pelaburan paling kecil dalam satu nota, dalam sen',
  },
  setting_minimum_topup_sen: {
    en: 'The smallest top-up, in sen',
    ms: 'Tambah nilai paling kecil, dalam sen',
  },
  setting_minimum_withdrawal_sen: {
    en: 'The smallest withdrawal unless it is the whole balance, in sen',
    ms: 'Pengeluaran paling kecil melainkan seluruh baki, dalam sen',
  },
  setting_note_maximum_sen: {
    en: 'The largest financing, in sen',
    ms: 'Pembiayaan paling besar, dalam sen',
  },
  setting_note_minimum_sen: {
    en: 'The smallest financing, in sen',
    ms: 'Pembiayaan paling kecil, dalam sen',
  },
  setting_offer_days: {
    en: 'How long an offer stays open, in days',
    ms: 'Berapa lama tawaran kekal terbuka, dalam hari',
  },
  setting_operator_link_hours: {
    en: 'Validity of operator links, in hours',
    ms: 'Tempoh sah pautan operator, dalam jam',
  },
  setting_operators_require_passkey: {
    en: 'Whether operators have to sign in with a passkey',
    ms: 'Sama ada operator mesti log masuk dengan kunci laluan',
  },
  setting_origination_fee_bps: {
    en: 'The fee on the amount raised, by term, in basis points',
    ms: 'Fi atas jumlah yang dikumpul mengikut tempoh, dalam mata asas',
  },
  setting_premium_early_access_minutes: {
    en: 'How much earlier notes open for Premium investors, in minutes',
    ms: 'Berapa awal nota dibuka kepada pelabur Premium, dalam minit',
  },
  setting_rate_cap_basis: {
    en: 'Which rate the cap is held against: simple, effective or all_in',
    ms: 'Kadar yang dibandingkan dengan had: simple, effective atau all_in',
  },
  setting_rate_cap_bps: {
    en: 'The highest yearly rate of a note',
    ms: 'Kadar setahun paling tinggi bagi nota',
  },
  setting_referral_days: {
    en: 'Within how many days of registering, in days',
    ms: 'Dalam berapa hari selepas mendaftar, dalam hari',
  },
  setting_referral_invested_sen: {
    en: 'How much a friend has to invest for the reward, in sen',
    ms: 'Berapa banyak rakan perlu melabur untuk ganjaran, dalam sen',
  },
  setting_referral_reward_sen: {
    en: 'What a friend and whoever brought the friend receive each, in sen',
    ms: 'Jumlah yang diterima oleh rakan dan perujuk masing-masing, dalam sen',
  },
  setting_sc_registration: {
    en: 'How the operator is registered with the Securities Commission Malaysia, as one sentence; empty while it is not',
    ms: 'Pendaftaran pengendali dengan Suruhanjaya Sekuriti Malaysia dalam satu ayat; kosong selagi belum berdaftar',
  },
  setting_scorecard_weights: {
    en: 'How much each part of the scorecard weighs, in percent; together 100',
    ms: 'Wajaran setiap bahagian kad skor, dalam peratus; jumlahnya 100',
  },
  setting_security_hold_hours: {
    en: 'How long withdrawals wait after a security change, in hours',
    ms: 'Berapa lama pengeluaran menunggu selepas perubahan keselamatan, dalam jam',
  },
  setting_service_fee_bps: {
    en: 'The share of the return received that the platform takes',
    ms: 'Bahagian pulangan diterima yang diambil oleh platform',
  },
  setting_service_tax_bps: {
    en: 'The service tax on fees',
    ms: 'Cukai perkhidmatan atas fi',
  },
  setting_service_tax_first_month: {
    en: 'Service tax periods begin in month',
    ms: 'Tempoh cukai perkhidmatan bermula pada bulan',
  },
  setting_smaller_amount_days: {
    en: 'How long an issuer may accept a smaller amount, in days',
    ms: 'Berapa lama penerbit boleh menerima jumlah yang lebih kecil, dalam hari',
  },
  setting_support_email: {
    en: 'Where customers write to',
    ms: 'Alamat yang ditulis oleh pelanggan',
  },
  setting_topup_maximum_individual_sen: {
    en: 'The largest payment of an Individual, in sen',
    ms: 'Bayaran paling besar bagi Individu, dalam sen',
  },
  setting_topup_maximum_institution_sen: {
    en: 'The largest payment of an Institution, in sen',
    ms: 'Bayaran paling besar bagi Institusi, dalam sen',
  },
  setting_transit_max_business_days: {
    en: 'How long money may be in the ledger and on no bank statement before it is a difference, in business days',
    ms: 'Berapa lama wang boleh berada dalam lejar tanpa penyata bank sebelum menjadi perbezaan, dalam hari bekerja',
  },
  setting_withdrawal_fee_sen: {
    en: 'The fee of a withdrawal, in sen',
    ms: 'Fi pengeluaran, dalam sen',
  },
  setting_withhold_late_charges: {
    en: 'Whether tax is withheld from the late charges of investors who are not resident, too',
    ms: 'Sama ada cukai juga dipegang daripada caj lewat bayar pelabur bukan pemastautin',
  },
  setting_withholding_tax_bps: {
    en: 'The tax withheld from the return of investors who are not resident',
    ms: 'Cukai yang dipegang daripada pulangan pelabur bukan pemastautin',
  },
});
