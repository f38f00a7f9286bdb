import { defineMessages } from './definition.ts';

/** Applications for financing, assessments and offers. */
export const financingMessages = defineMessages({
  request_already_answered: {
    en: 'This has been answered already. Please reload the page.',
    ms: 'Ini sudah dijawab. Sila muat semula halaman.',
  },
  requested_documents_required: {
    en: 'Please upload what was asked for',
    ms: 'Sila muat naik apa yang diminta',
  },
  accounts_years_repeated: {
    en: 'Please enter each year once',
    ms: 'Sila masukkan setiap tahun sekali sahaja',
  },
  accounts_years_out_of_range: {
    en: 'Please enter accounts of {{first}} to {{last}}',
    ms: 'Sila masukkan akaun bagi tahun {{first}} hingga {{last}}',
  },
  grade_unchanged: {
    en: 'The grade is {{grade}} already. Please choose another one.',
    ms: 'Gred sudah {{grade}}. Sila pilih gred lain.',
  },
  invoice_already_financed: {
    en: 'This invoice has been financed already. Please choose another invoice.',
    ms: 'Invois ini sudah dibiayai. Sila pilih invois lain.',
  },
  day_in_past: {
    en: 'Please choose today or a later day',
    ms: 'Sila pilih hari ini atau hari kemudian',
  },
  fact_sheet_approved: {
    en: 'The offer was approved with this fact sheet. It can be revised by two operators once the note is listed.',
    ms: 'Tawaran telah diluluskan dengan helaian fakta ini. Ia boleh disemak semula oleh dua pengendali sebaik sahaja nota disenaraikan.',
  },
  documents_not_of_application: {
    en: 'Please choose documents of this application',
    ms: 'Sila pilih dokumen permohonan ini',
  },
  financing_amount_out_of_range: {
    en: 'Please enter {{minimum, money}} to {{maximum, money}}',
    ms: 'Sila masukkan {{minimum, money}} hingga {{maximum, money}}',
  },
  financing_amount_step: {
    en: 'Please enter a multiple of {{step, money}}',
    ms: 'Sila masukkan gandaan {{step, money}}',
  },
  invoice_due_in_past: {
    en: 'Please choose an invoice that is due today or later',
    ms: 'Sila pilih invois yang perlu dibayar hari ini atau kemudian',
  },
  supporting_document_required: {
    en: 'Please upload at least one document',
    ms: 'Sila muat naik sekurang-kurangnya satu dokumen',
  },
  rate_not_positive: {
    en: 'Please enter a rate above 0',
    ms: 'Sila masukkan kadar melebihi 0',
  },
  offer_above_request: {
    en: 'The issuer asked for {{amount, money}}; please do not offer more',
    ms: 'Penerbit memohon {{amount, money}}; sila jangan tawarkan lebih daripada itu',
  },
  grade_differs_from_assessment: {
    en: 'The assessment gives grade {{grade}}',
    ms: 'Penilaian memberikan gred {{grade}}',
  },
  note_in_default: {
    en: 'A note of your company, or of a related company, is in default. Please settle it before you apply again.',
    ms: 'Nota syarikat anda, atau syarikat berkaitan, mungkir. Sila jelaskannya sebelum memohon lagi.',
  },
  note_past_due: {
    en: 'A note of your company, or of a related company, is {{days, number}} days past due. Please pay what is due before you apply again.',
    ms: 'Nota syarikat anda, atau syarikat berkaitan, lewat {{days, number}} hari. Sila bayar jumlah yang perlu dibayar sebelum memohon lagi.',
  },
  company_too_young: {
    en: 'We finance companies that have been in business for {{months, number}} months. Yours reaches that on {{from, date}}; please apply then.',
    ms: 'Kami membiayai syarikat yang telah beroperasi selama {{months, number}} bulan. Syarikat anda mencapainya pada {{from, date}}; sila mohon pada masa itu.',
  },
  revenue_too_low: {
    en: 'We finance companies with a yearly revenue of {{minimum, money}} or more. Please write to us if yours has grown.',
    ms: 'Kami membiayai syarikat dengan hasil tahunan {{minimum, money}} atau lebih. Sila hubungi kami jika hasil anda telah meningkat.',
  },
  knock_out_found_age: {
    en: 'Incorporated on {{on, date}}',
    ms: 'Diperbadankan pada {{on, date}}',
  },
  knock_out_required_age: {
    en: '{{months, number}} months in business',
    ms: '{{months, number}} bulan beroperasi',
  },
  knock_out_found_revenue: {
    en: '{{revenue, money}} a year',
    ms: '{{revenue, money}} setahun',
  },
  knock_out_found_no_revenue: {
    en: 'Not stated in the onboarding',
    ms: 'Tidak dinyatakan semasa pendaftaran',
  },
  knock_out_required_revenue: {
    en: '{{minimum, money}} a year or more',
    ms: '{{minimum, money}} setahun atau lebih',
  },
  knock_out_found_defaults: {
    en: 'Notes in default: {{count, number}}',
    ms: 'Nota mungkir: {{count, number}}',
  },
  knock_out_required_none: {
    en: 'None',
    ms: 'Tiada',
  },
  knock_out_found_days: {
    en: 'Days past due: {{days, number}}',
    ms: 'Hari tertunggak: {{days, number}}',
  },
  knock_out_required_days: {
    en: '{{days, number}} or fewer',
    ms: '{{days, number}} atau kurang',
  },
  bureau_report_too_old: {
    en: 'Please ask the bureau for a newer report; this one is more than 90 days old',
    ms: 'Sila dapatkan laporan biro yang lebih baharu; laporan ini melebihi 90 hari',
  },
  bureau_report_day_required: {
    en: 'Please enter the day on which the report was made',
    ms: 'Sila masukkan tarikh laporan dibuat',
  },
  rate_above_simple_cap: {
    en: 'Please keep the simple rate at or below {{cap, percent}}',
    ms: 'Sila pastikan kadar mudah tidak melebihi {{cap, percent}}',
  },
  rate_above_effective_cap: {
    en: 'Please keep the effective rate at or below {{cap, percent}}',
    ms: 'Sila pastikan kadar efektif tidak melebihi {{cap, percent}}',
  },
  rate_above_all_in_cap: {
    en: 'Please keep the all-in rate at or below {{cap, percent}}',
    ms: 'Sila pastikan kadar semua termasuk tidak melebihi {{cap, percent}}',
  },
  exposure_room_left: {
    en: 'A company and its related companies may be financed with {{limit, money}} together, and {{used, money}} of that is used. Please ask for {{room, money}} or less.',
    ms: 'Sebuah syarikat dan syarikat berkaitannya boleh dibiayai sebanyak {{limit, money}} bersama, dan {{used, money}} daripadanya telah digunakan. Sila mohon {{room, money}} atau kurang.',
  },
  exposure_used_up: {
    en: 'A company and its related companies may be financed with {{limit, money}} together, and {{used, money}} of that is used. Please repay a running note before you apply again.',
    ms: 'Sebuah syarikat dan syarikat berkaitannya boleh dibiayai sebanyak {{limit, money}} bersama, dan {{used, money}} daripadanya telah digunakan. Sila jelaskan nota yang sedang berjalan sebelum memohon semula.',
  },
  facility_limit_left: {
    en: 'The limit for invoice financing is {{limit, money}}, and {{used, money}} of it is used. Please choose {{free, money}} or less.',
    ms: 'Had pembiayaan invois ialah {{limit, money}}, dan {{used, money}} daripadanya telah digunakan. Sila pilih {{free, money}} atau kurang.',
  },
  facility_limit_used_up: {
    en: 'The limit for invoice financing is {{limit, money}}, and {{used, money}} of it is used. It is free again once earlier invoices are repaid.',
    ms: 'Had pembiayaan invois ialah {{limit, money}}, dan {{used, money}} daripadanya telah digunakan. Ia boleh digunakan semula selepas invois terdahulu dibayar.',
  },
  facility_limit_ended: {
    en: 'The limit for invoice financing ended on {{until, date}}. Please contact us to renew it.',
    ms: 'Had pembiayaan invois telah tamat pada {{until, date}}. Sila hubungi kami untuk memperbaharuinya.',
  },
  facility_limit_other_buyer: {
    en: 'The limit for invoice financing is for invoices to {{buyers, list}}. Please finance one of those.',
    ms: 'Had pembiayaan invois adalah untuk invois kepada {{buyers, list}}. Sila biayai salah satu daripadanya.',
  },
  facility_limit_above_exposure: {
    en: 'Please enter {{limit, money}} or less, the most for a company with its related companies',
    ms: 'Sila masukkan {{limit, money}} atau kurang, iaitu had bagi sebuah syarikat bersama syarikat berkaitannya',
  },
  facility_limit_in_past: {
    en: 'Please choose today or a later day: earlier invoices were decided under the earlier limit',
    ms: 'Sila pilih hari ini atau hari kemudian: invois terdahulu diputuskan di bawah had sebelumnya',
  },
  facility_limit_days: {
    en: 'Please choose a last day that is not before the first one',
    ms: 'Sila pilih hari terakhir yang tidak lebih awal daripada hari pertama',
  },
  buyer_name_required: {
    en: 'Please enter the name of the buyer, 100 characters or fewer',
    ms: 'Sila masukkan nama pembeli, 100 aksara atau kurang',
  },
  buyers_too_many: {
    en: 'Please name 20 buyers or fewer',
    ms: 'Sila namakan 20 pembeli atau kurang',
  },
  knocked_out_because: {
    en: '{{reasons, sentences}}',
    ms: '{{reasons, sentences}}',
  },
  amount_above_invoice: {
    en: 'Please enter {{maximum, money}} or less, what the invoice is worth',
    ms: 'Sila masukkan {{maximum, money}} atau kurang, iaitu nilai invois',
  },
  amount_above_contract: {
    en: 'Please enter {{maximum, money}} or less, what the contract is worth',
    ms: 'Sila masukkan {{maximum, money}} atau kurang, iaitu nilai kontrak',
  },
});
