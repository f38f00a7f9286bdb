import { defineMessages } from './definition.ts';

/** Applications, identity checks, documents and bank accounts. */
export const onboardingMessages = defineMessages({
  ekyc_approval_without_message: {
    en: 'An approval carries no message',
    ms: 'Kelulusan tidak mengandungi mesej',
  },
  ekyc_message_required: {
    en: 'Please write what the person should read and do next',
    ms: 'Sila tulis apa yang perlu dibaca dan dilakukan oleh pemohon seterusnya',
  },
  ekyc_application_changed: {
    en: 'The application now names another person or number than the one that was checked. Please choose another try.',
    ms: 'Permohonan kini menamakan orang atau nombor lain daripada yang disemak. Sila pilih untuk mencuba semula.',
  },
  ekyc_application_incomplete: {
    en: 'Please fill in your name and identity number in the application first.',
    ms: 'Sila isi nama dan nombor pengenalan anda dalam permohonan dahulu.',
  },
  ekyc_tries_used: {
    en: 'You have used all tries of today. Please try again tomorrow, or write to us.',
    ms: 'Anda telah menggunakan semua percubaan hari ini. Sila cuba lagi esok, atau hubungi kami.',
  },
  ekyc_under_review: {
    en: 'Your identity check is being looked at. We will write to you.',
    ms: 'Semakan identiti anda sedang disemak. Kami akan memaklumkan anda.',
  },
  ekyc_already_verified: {
    en: 'Your identity is verified already.',
    ms: 'Identiti anda sudah disahkan.',
  },
  ekyc_rejected: {
    en: 'Your identity check was not successful. Please write to us.',
    ms: 'Semakan identiti anda tidak berjaya. Sila hubungi kami.',
  },
  picture_required: {
    en: 'Please take or choose a photo (JPEG, PNG or WebP)',
    ms: 'Sila ambil atau pilih gambar (JPEG, PNG atau WebP)',
  },
  picture_out_of_order: {
    en: 'This picture is not needed now. Please reload the page and go on where you were.',
    ms: 'Gambar ini tidak diperlukan sekarang. Sila muat semula halaman dan teruskan dari tempat anda berhenti.',
  },
  ekyc_link_expired: {
    en: 'This identity check is over, or its link has expired. Please open it again on the device you began with.',
    ms: 'Semakan identiti ini telah tamat, atau pautannya telah luput. Sila buka semula pada peranti asal anda.',
  },
  file_infected: {
    en: 'This file carries malware and was not kept. Please check your device and upload a clean file.',
    ms: 'Fail ini mengandungi perisian hasad dan tidak disimpan. Sila semak peranti anda dan muat naik fail yang bersih.',
  },
  download_link_expired: {
    en: 'This link has been used or is over. Please open the file again.',
    ms: 'Pautan ini telah digunakan atau telah tamat. Sila buka fail itu semula.',
  },
  upload_type_not_accepted: {
    en: 'Please upload a photo (JPEG, PNG or WebP) or a PDF',
    ms: 'Sila muat naik gambar (JPEG, PNG atau WebP) atau PDF',
  },
  image_unreadable: {
    en: 'This image cannot be read or is too large. Please take it again or save it smaller.',
    ms: 'Gambar ini tidak dapat dibaca atau terlalu besar. Sila ambil semula atau simpan dalam saiz lebih kecil.',
  },
  pdf_encrypted: {
    en: 'This PDF is protected with a password. Please upload one without protection.',
    ms: 'PDF ini dilindungi kata laluan. Sila muat naik yang tidak dilindungi.',
  },
  pdf_active_content: {
    en: 'This PDF carries scripts, actions or other files. Please print it to a new PDF and upload that.',
    ms: 'PDF ini mengandungi skrip, tindakan atau fail lain. Sila cetak ke PDF baharu dan muat naik yang itu.',
  },
  pdf_foreign_links: {
    en: 'This PDF has links that do not lead to a web page. Please print it to a new PDF and upload that.',
    ms: 'PDF ini mempunyai pautan yang bukan ke laman web. Sila cetak ke PDF baharu dan muat naik yang itu.',
  },
  pdf_unreadable: {
    en: 'This PDF cannot be read. Please export it again and upload the new one.',
    ms: 'PDF ini tidak dapat dibaca. Sila eksport semula dan muat naik yang baharu.',
  },
  pdf_too_many_pages: {
    en: 'This PDF has more than {{max, number}} pages. Please upload only the pages that are needed.',
    ms: 'PDF ini mempunyai lebih daripada {{max, number}} halaman. Sila muat naik halaman yang diperlukan sahaja.',
  },
  decision_part_of_approval_only: {
    en: 'This belongs to an approval only',
    ms: 'Ini hanya untuk kelulusan',
  },
  identity_check_not_approved: {
    en: 'The identity check of this applicant is not approved. Wait for it, or say how the identity was proven.',
    ms: 'Pengesahan identiti pemohon ini belum diluluskan. Tunggu kelulusan itu, atau nyatakan cara identiti dibuktikan.',
  },
  remarks_only_with_request: {
    en: 'Please say at the fields what is needed, and only when asking for more',
    ms: 'Sila nyatakan pada medan perkara yang diperlukan, hanya apabila meminta maklumat lanjut',
  },
  remark_fields_unknown: {
    en: 'Please choose fields of this form',
    ms: 'Sila pilih medan borang ini',
  },
  identity_has_account: {
    en: 'There is an approved account with this identity already.',
    ms: 'Sudah ada akaun diluluskan dengan identiti ini.',
  },
  issuer_number_unknown: {
    en: 'No approved company has the number {{number}}. Please check it.',
    ms: 'Tiada syarikat diluluskan dengan nombor {{number}}. Sila semak.',
  },
  bank_enquiry_unavailable: {
    en: 'The bank cannot confirm this account now. Nothing was withdrawn; please try again later.',
    ms: 'Bank tidak dapat mengesahkan akaun ini sekarang. Tiada wang dikeluarkan; sila cuba lagi kemudian.',
  },
  document_required: {
    en: 'Please attach the document',
    ms: 'Sila lampirkan dokumen',
  },
  tax_residence_known: {
    en: 'This residence is recorded already, by this document.',
    ms: 'Pemastautinan ini telah direkodkan dengan dokumen ini.',
  },
  bank_account_not_own_name: {
    en: 'The account must be in your own name, as on your identity or company document.',
    ms: 'Akaun mesti atas nama anda sendiri, seperti pada dokumen pengenalan atau dokumen syarikat anda.',
  },
  bank_account_unchanged: {
    en: 'This is the account that you are paid to already.',
    ms: 'Anda sudah dibayar ke akaun ini.',
  },
  premium_already: {
    en: 'Your account is on the Premium plan already.',
    ms: 'Akaun anda sudah menggunakan pelan Premium.',
  },
  customer_money_restricted: {
    en: 'The money of this customer is restricted. The account can be accepted once compliance lifts it.',
    ms: 'Wang pelanggan ini disekat. Akaun boleh diterima setelah pasukan pematuhan menarik balik sekatan.',
  },
  form_files_changed: {
    en: 'Please reload the page: one of these files is not part of the form',
    ms: 'Sila muat semula halaman: satu daripada fail ini bukan sebahagian daripada borang',
  },
  company_has_account: {
    en: 'There is an account of this company already. Please sign in with it or write to us.',
    ms: 'Syarikat ini sudah mempunyai akaun. Sila log masuk dengan akaun itu atau hubungi kami.',
  },
  investor_has_account: {
    en: 'There is an investor account with this identity already. Please sign in with it or write to us.',
    ms: 'Sudah ada akaun pelabur dengan pengenalan ini. Sila log masuk dengan akaun itu atau hubungi kami.',
  },
  identity_front_required: {
    en: 'Please upload the front of your identity document',
    ms: 'Sila muat naik bahagian hadapan dokumen pengenalan anda',
  },
  identity_back_required: {
    en: 'Please upload the back of your identity document',
    ms: 'Sila muat naik bahagian belakang dokumen pengenalan anda',
  },
  application_account_not_own_name: {
    en: 'The bank account must be in your own name, as on your identity document',
    ms: 'Akaun bank mesti atas nama anda sendiri, seperti pada dokumen pengenalan anda',
  },
  bank_account_unknown: {
    en: 'The bank does not know this account. Please check the bank and the number.',
    ms: 'Bank tidak mengenali akaun ini. Sila semak bank dan nombornya.',
  },
  bank_account_closed: {
    en: 'The bank says that this account is closed. Please give an account that is open.',
    ms: 'Bank memaklumkan akaun ini telah ditutup. Sila berikan akaun yang masih dibuka.',
  },
  bank_account_other_holder: {
    en: 'The bank names another holder. Please give an account in your own name, as on your identity or company document.',
    ms: 'Bank menamakan pemegang lain. Sila berikan akaun atas nama anda sendiri, seperti pada dokumen pengenalan atau dokumen syarikat anda.',
  },
  bank_account_unconfirmed: {
    en: 'The bank did not say whose account this is. Please try again later.',
    ms: 'Bank tidak menyatakan pemilik akaun ini. Sila cuba lagi kemudian.',
  },
  bank_account_not_accepted: {
    en: 'This account was not accepted. Please give another one.',
    ms: 'Akaun ini tidak diterima. Sila berikan akaun lain.',
  },
  on_lending_not_financed: {
    en: 'We cannot finance companies that lend on what they borrow: investors could not see who owes them in the end.',
    ms: 'Kami tidak dapat membiayai syarikat yang meminjamkan semula wang yang dipinjam: pelabur tidak dapat melihat siapa yang akhirnya berhutang kepada mereka.',
  },
  required_document_missing: {
    en: 'Please upload this document',
    ms: 'Sila muat naik dokumen ini',
  },
  incorporation_day_in_future: {
    en: 'Please enter the day the company was incorporated, not one to come',
    ms: 'Sila masukkan tarikh syarikat diperbadankan, bukan tarikh akan datang',
  },
  ssm_year_implausible: {
    en: 'Please check the year of the SSM number',
    ms: 'Sila semak tahun dalam nombor SSM',
  },
  company_account_not_own_name: {
    en: "The bank account must be in the company's own name",
    ms: 'Akaun bank mesti atas nama syarikat sendiri',
  },
  industry_not_financed: {
    en: 'We cannot finance companies in this industry: {{industry}}',
    ms: 'Kami tidak dapat membiayai syarikat dalam industri ini: {{industry}}',
  },
  applicant_too_young: {
    en: 'You must be {{age, number}} or older to apply',
    ms: 'Anda mesti berumur {{age, number}} tahun atau lebih untuk memohon',
  },
  tax_residence_before_newest: {
    en: 'A residence from {{from, date}} is recorded. Please choose that day or a later one.',
    ms: 'Pemastautinan mulai {{from, date}} telah direkodkan. Sila pilih hari itu atau selepasnya.',
  },
  tax_residence_too_late: {
    en: 'Please choose {{last, date}} or an earlier day',
    ms: 'Sila pilih {{last, date}} atau hari sebelumnya',
  },
  document_file_required: {
    en: 'Please choose the document: a PDF or a picture',
    ms: 'Sila pilih dokumen: PDF atau gambar',
  },
  shares_above_whole: {
    en: 'Together the shares are more than 100%. Please check them.',
    ms: 'Jumlah pegangan melebihi 100%. Sila semak.',
  },
  withholding_tax_remitted: {
    en: 'Withholding tax is remitted through {{day, date}}. Please choose a later day.',
    ms: 'Cukai pegangan telah dikirim sehingga {{day, date}}. Sila pilih hari kemudian.',
  },
});
