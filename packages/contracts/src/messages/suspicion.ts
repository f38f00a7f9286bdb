import { defineMessages } from './definition.ts';

/** Suspicious transaction reports (TXM-8). */
export const suspicionMessages = defineMessages({
  related_person_required: {
    en: 'Please enter the name and how the person is related',
    ms: 'Sila masukkan nama dan hubungan orang itu',
  },
  related_persons_too_many: {
    en: 'Please enter {{max}} persons at most',
    ms: 'Sila masukkan {{max}} orang paling banyak',
  },
  report_version_required: {
    en: 'Please reload the report before you continue',
    ms: 'Sila muat semula laporan sebelum anda meneruskan',
  },
  report_state_invalid: {
    en: 'Please choose a state of reports',
    ms: 'Sila pilih status laporan',
  },
  report_customer_required: {
    en: 'Please enter the number of an investor',
    ms: 'Sila masukkan nombor pelabur',
  },
  report_customer_unknown: {
    en: 'There is no investor with this number',
    ms: 'Tiada pelabur dengan nombor ini',
  },
  report_of_one_thing: {
    en: 'A report is either of an alert, or of an investor and a period',
    ms: 'Laporan dibuat sama ada bagi amaran, atau bagi pelabur dan satu tempoh',
  },
  report_period_invalid: {
    en: 'Please choose a period of at most {{max}} days that ends today or earlier',
    ms: 'Sila pilih tempoh paling lama {{max}} hari yang berakhir hari ini atau lebih awal',
  },
  report_movements_too_many: {
    en: 'There are more than {{max}} transactions in this period. Please choose a shorter one.',
    ms: 'Terdapat lebih daripada {{max}} transaksi dalam tempoh ini. Sila pilih tempoh yang lebih pendek.',
  },
  report_grounds_required: {
    en: 'Please write the grounds of the suspicion',
    ms: 'Sila tulis alasan syak wasangka itu',
  },
  report_hash_required: {
    en: 'Please reload the report and approve what it says now',
    ms: 'Sila muat semula laporan dan luluskan kandungannya yang terkini',
  },
  report_reference_required: {
    en: "Please enter the authority's reference",
    ms: 'Sila masukkan rujukan pihak berkuasa',
  },
  report_lodged_on_invalid: {
    en: 'Please choose a day from the approval to today',
    ms: 'Sila pilih hari dari tarikh kelulusan hingga hari ini',
  },
  alert_has_report: {
    en: 'There is a report of this alert. The alert is closed when the report is lodged, or can be concluded once it is withdrawn.',
    ms: 'Amaran ini mempunyai laporan. Amaran ditutup apabila laporan diserahkan, atau boleh disimpulkan setelah laporan ditarik balik.',
  },
  report_exists: {
    en: 'There is a report of this alert already',
    ms: 'Sudah ada laporan bagi amaran ini',
  },
});

/** Errors of suspicious transaction reports. */
export const suspicionErrorMessages = defineMessages({
  report_changed: {
    en: 'Somebody else has changed this report. Please read it again before you continue.',
    ms: 'Orang lain telah mengubah laporan ini. Sila baca semula sebelum anda meneruskan.',
  },
});
