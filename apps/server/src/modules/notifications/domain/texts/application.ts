import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about applications, identity checks and the Premium plan. */
export const applicationTexts = defineMessages({
  application_received_subject: {
    en: 'We have received your application',
    ms: 'Kami telah menerima permohonan anda',
  },
  application_received_body: {
    en: 'Thank you. Your application is complete and will be reviewed by two members of our team.',
    ms: 'Terima kasih. Permohonan anda lengkap dan akan disemak oleh dua orang kakitangan kami.',
  },
  application_approved_company_subject: {
    en: 'Your company is approved',
    ms: 'Syarikat anda diluluskan',
  },
  application_approved_company_body: {
    en: 'Welcome. Your company has been approved and can now apply for financing.',
    ms: 'Selamat datang. Syarikat anda telah diluluskan dan boleh memohon pembiayaan sekarang.',
  },
  application_approved_company_body_2: {
    en: 'An application takes about twenty minutes and can be saved as a draft at any time.',
    ms: 'Permohonan mengambil masa kira-kira dua puluh minit dan boleh disimpan sebagai draf pada bila-bila masa.',
  },
  application_approved_investor_subject: {
    en: 'Your investor account is approved',
    ms: 'Akaun pelabur anda diluluskan',
  },
  application_approved_investor_body: {
    en: 'Welcome. Your application has been approved.',
    ms: 'Selamat datang. Permohonan anda telah diluluskan.',
  },
  application_approved_investor_body_2: {
    en: 'One step is left before you can invest: a first top-up of at least {{minimumTopup, money}} through FPX from your own bank account. The money remains yours; the transfer verifies that the bank account is yours.',
    ms: 'Tinggal satu langkah sebelum anda boleh melabur: tambah nilai pertama sekurang-kurangnya {{minimumTopup, money}} melalui FPX daripada akaun bank anda sendiri. Wang itu kekal milik anda; pindahan itu mengesahkan bahawa akaun bank tersebut milik anda.',
  },
  application_rejected_subject: {
    en: 'Your application was not successful',
    ms: 'Permohonan anda tidak berjaya',
  },
  application_rejected_body: {
    en: 'Thank you for your interest. We have reviewed your application carefully and are unable to approve it.',
    ms: 'Terima kasih atas minat anda. Kami telah meneliti permohonan anda dan tidak dapat meluluskannya.',
  },
  application_rejected_body_2: {
    en: 'You can still sign in and download a copy of your personal data. If you think that we have missed something, please contact us.',
    ms: 'Anda masih boleh log masuk dan memuat turun salinan data peribadi anda. Jika anda merasakan kami terlepas sesuatu, sila hubungi kami.',
  },
  application_more_info_subject: {
    en: 'More information is needed for your application',
    ms: 'Maklumat tambahan diperlukan bagi permohonan anda',
  },
  application_more_info_body: {
    en: 'Your application is almost complete. Please open it again: the fields that need more information are marked.',
    ms: 'Permohonan anda hampir lengkap. Sila buka semula: medan yang memerlukan maklumat tambahan telah ditandakan.',
  },
  ekyc_approved_subject: {
    en: 'Your identity is verified',
    ms: 'Identiti anda telah disahkan',
  },
  ekyc_approved_body: {
    en: 'Thank you. Your identity check is complete and no further action is needed.',
    ms: 'Terima kasih. Semakan identiti anda selesai dan tiada tindakan lanjut diperlukan.',
  },
  ekyc_review_subject: {
    en: 'Your identity check is under review',
    ms: 'Semakan identiti anda sedang diteliti',
  },
  ekyc_review_body: {
    en: 'Thank you, we have received your pictures. A member of our team compares them with your application.',
    ms: 'Terima kasih, kami telah menerima gambar anda. Kakitangan kami membandingkannya dengan permohonan anda.',
  },
  ekyc_review_body_2: {
    en: 'This usually takes one working day. You can continue your application meanwhile.',
    ms: 'Ini biasanya mengambil masa satu hari bekerja. Sementara itu anda boleh meneruskan permohonan anda.',
  },
  ekyc_retry_subject: {
    en: 'Please take the pictures for your identity check again',
    ms: 'Sila ambil semula gambar untuk semakan identiti anda',
  },
  ekyc_retry_body: {
    en: 'We could not complete your identity check with these pictures.',
    ms: 'Kami tidak dapat menyelesaikan semakan identiti anda dengan gambar ini.',
  },
  ekyc_rejected_subject: {
    en: 'Your identity check was not successful',
    ms: 'Semakan identiti anda tidak berjaya',
  },
  ekyc_rejected_body: {
    en: 'We have reviewed your identity check carefully and cannot accept it.',
    ms: 'Kami telah meneliti semakan identiti anda dan tidak dapat menerimanya.',
  },
  premium_received_subject: {
    en: 'We have received your Premium application',
    ms: 'Kami telah menerima permohonan Premium anda',
  },
  premium_received_body: {
    en: 'Thank you. Your answers and documents will be reviewed by two members of our team.',
    ms: 'Terima kasih. Jawapan dan dokumen anda akan disemak oleh dua orang kakitangan kami.',
  },
  premium_approved_subject: {
    en: 'Your account is on the Premium plan',
    ms: 'Akaun anda kini dalam pelan Premium',
  },
  premium_approved_body: {
    en: 'Your Premium application has been approved.',
    ms: 'Permohonan Premium anda telah diluluskan.',
  },
  premium_approved_body_2: {
    en: 'New notes open {{earlyAccessMinutes, number}} minutes earlier for you, and investments above the recommended limit of the Basic plan no longer need a separate confirmation.',
    ms: 'Nota baharu dibuka {{earlyAccessMinutes, number}} minit lebih awal untuk anda, dan pelaburan melebihi had yang disyorkan bagi pelan Basic tidak lagi memerlukan pengesahan berasingan.',
  },
  premium_rejected_subject: {
    en: 'Your Premium application was not successful',
    ms: 'Permohonan Premium anda tidak berjaya',
  },
  premium_rejected_body: {
    en: 'We have reviewed your answers and documents and are unable to approve your application.',
    ms: 'Kami telah meneliti jawapan dan dokumen anda dan tidak dapat meluluskan permohonan anda.',
  },
  premium_rejected_body_2: {
    en: 'Your account stays on the Basic plan, and you can apply again at any time.',
    ms: 'Akaun anda kekal dalam pelan Basic, dan anda boleh memohon lagi pada bila-bila masa.',
  },
  employment_due_subject: {
    en: 'Is your employment information still correct?',
    ms: 'Adakah maklumat pekerjaan anda masih betul?',
  },
  employment_due_body: {
    en: 'Twelve months have passed since you last confirmed it. Please sign in and confirm it with one click, or change it.',
    ms: 'Dua belas bulan telah berlalu sejak anda kali terakhir mengesahkannya. Sila log masuk dan sahkan dengan satu klik, atau ubah maklumat itu.',
  },
});
