import type { applicationTemplates } from '../templates/application.ts';
import type { ekycTemplates } from '../templates/ekyc.ts';
import type { premiumTemplates } from '../templates/premium.ts';
import { ringgit } from '../wording.ts';
import type { MalayOf } from './email-texts.ts';

type Covered = typeof applicationTemplates & typeof ekycTemplates & typeof premiumTemplates;

/** E-mails about applications, identity checks and the Premium plan. */
export const applicationEmailTexts: MalayOf<Covered> = {
  application_received: () => ({
    subject: 'Kami telah menerima permohonan anda',
    paragraphs: [
      'Terima kasih. Permohonan anda lengkap dan dua orang kakitangan kami akan menyemaknya.',
      'Ini biasanya mengambil masa satu atau dua hari bekerja. Kami akan menulis kepada anda sebaik sahaja keputusan dibuat.',
    ],
  }),

  application_approved: ({ form, investorNumber, minimumTopup }) =>
    form === 'business'
      ? {
          subject: 'Syarikat anda diluluskan',
          paragraphs: [
            'Selamat datang. Syarikat anda telah diluluskan dan boleh memohon pembiayaan sekarang.',
            'Satu permohonan mengambil masa kira-kira dua puluh minit dan boleh disimpan pada bila-bila masa.',
          ],
          action: 'Mohon pembiayaan',
        }
      : {
          subject: 'Akaun pelabur anda diluluskan',
          paragraphs: [
            'Selamat datang. Permohonan anda telah diluluskan.',
            `Tinggal satu langkah sebelum anda boleh melabur: tambah nilai pertama sekurang-kurangnya ${ringgit(minimumTopup)} melalui FPX dari akaun bank anda sendiri. Wang itu kekal milik anda; ia menunjukkan kepada kami bahawa akaun bank itu milik anda.`,
          ],
          ...(investorNumber === null ? {} : { facts: [['Nombor pelabur', investorNumber]] as const }),
          action: 'Buat tambah nilai pertama',
        },

  application_rejected: () => ({
    subject: 'Permohonan anda tidak berjaya',
    paragraphs: [
      'Terima kasih atas minat anda. Kami telah meneliti permohonan anda dan tidak dapat meluluskannya.',
      'Anda masih boleh log masuk dan mengambil salinan data peribadi anda. Jika anda merasakan kami terlepas sesuatu, sila tulis kepada kami.',
    ],
  }),

  application_more_info: ({ remarks }) => ({
    subject: 'Kami memerlukan sedikit lagi bagi permohonan anda',
    paragraphs: [
      'Permohonan anda hampir selesai. Sila buka semula: apa yang kami perlukan ditandakan pada medannya.',
      ...remarks,
    ],
    action: 'Lengkapkan permohonan',
  }),

  ekyc_approved: () => ({
    subject: 'Identiti anda telah disahkan',
    paragraphs: [
      'Terima kasih. Semakan identiti anda selesai, dan tiada apa-apa lagi yang perlu dibuat untuknya.',
    ],
  }),

  ekyc_review: () => ({
    subject: 'Kami sedang menyemak semakan identiti anda',
    paragraphs: [
      'Terima kasih, kami telah menerima gambar anda. Kakitangan kami membandingkannya dengan permohonan anda.',
      'Ini biasanya mengambil masa satu hari bekerja. Sementara itu anda boleh meneruskan permohonan anda.',
    ],
  }),

  ekyc_retry: ({ message }) => ({
    subject: 'Sila ambil semula gambar untuk semakan identiti anda',
    paragraphs: ['Kami tidak dapat menyelesaikan semakan identiti anda dengan gambar ini.', message],
    action: 'Cuba lagi',
  }),

  ekyc_rejected: ({ message }) => ({
    subject: 'Semakan identiti anda tidak berjaya',
    paragraphs: [
      'Kami telah meneliti semakan identiti anda dan tidak dapat menerimanya.',
      message,
      'Jika anda merasakan kami terlepas sesuatu, sila tulis kepada kami.',
    ],
  }),

  premium_received: () => ({
    subject: 'Kami telah menerima permohonan Premium anda',
    paragraphs: [
      'Terima kasih. Dua orang kakitangan kami akan meneliti jawapan dan dokumen anda.',
      'Ini biasanya mengambil masa satu atau dua hari bekerja. Kami akan menulis kepada anda sebaik sahaja keputusan dibuat.',
    ],
  }),

  premium_approved: ({ earlyAccessMinutes }) => ({
    subject: 'Akaun anda kini dalam pelan Premium',
    paragraphs: [
      'Permohonan Premium anda telah diluluskan.',
      `Nota baharu dibuka ${earlyAccessMinutes} minit lebih awal untuk anda, dan pelaburan melebihi had yang disyorkan bagi pelan Basic tidak lagi memerlukan pengesahan berasingan.`,
    ],
    action: 'Lihat nota terbuka',
  }),

  premium_rejected: ({ remarks }) => ({
    subject: 'Permohonan Premium anda tidak berjaya',
    paragraphs: [
      'Kami telah meneliti jawapan dan dokumen anda dan tidak dapat meluluskannya.',
      `Sebab: ${remarks}`,
      'Akaun anda kekal dalam pelan Basic, dan anda boleh memohon lagi pada bila-bila masa.',
    ],
    action: 'Mohon lagi',
  }),
};
