import { defineMessages } from './definition.ts';

/** Errors of access reviews (OPS-45). */
export const accessReviewErrorMessages = defineMessages({
  own_access: {
    en: 'Another operator decides about your own access.',
    ms: 'Operator lain memutuskan akses anda sendiri.',
  },
  review_incomplete: {
    en: 'Some operators of this review are not decided yet.',
    ms: 'Beberapa operator dalam semakan ini belum diputuskan.',
  },
  review_confirmed: {
    en: 'This review is confirmed and does not change any more.',
    ms: 'Semakan ini telah disahkan dan tidak berubah lagi.',
  },
});

/** What the settings of access reviews decide. */
export const accessReviewSettingMessages = defineMessages({
  setting_access_review_days: {
    en: 'Within how many days the review of operators of a quarter is confirmed',
    ms: 'Dalam berapa hari semakan operator bagi suatu suku tahun disahkan',
  },
});
