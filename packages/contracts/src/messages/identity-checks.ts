import { defineMessages } from './definition.ts';

/** Results of an identity check for a picture, and reasons of referral or rejection. */
export const identityChecksMessages = defineMessages({
  picture_size_passed: { en: 'Large enough', ms: 'Cukup besar' },
  picture_sharpness_passed: { en: 'Sharp', ms: 'Jelas' },
  picture_exposure_passed: { en: 'Well lit', ms: 'Pencahayaan baik' },
  picture_shape_passed: { en: 'All of it in the picture', ms: 'Semuanya dalam gambar' },
  picture_side_passed: { en: 'The right side', ms: 'Bahagian yang betul' },
  picture_code_passed: { en: 'Readable', ms: 'Boleh dibaca' },
  picture_same_picture_passed: { en: 'A picture of its own', ms: 'Gambar tersendiri' },
  picture_size_advice: {
    en: 'The picture is too small – move closer, or use a better camera',
    ms: 'Gambar terlalu kecil – dekatkan, atau gunakan kamera yang lebih baik',
  },
  picture_sharpness_advice: {
    en: 'A little blurred – hold the phone still and wait for the focus',
    ms: 'Agak kabur – pegang telefon dengan stabil dan tunggu fokus',
  },
  picture_exposure_advice: {
    en: 'Too dark or too bright – find even light, without a reflection on the card',
    ms: 'Terlalu gelap atau terlalu terang – cari cahaya yang sekata, tanpa pantulan pada kad',
  },
  picture_shape_advice: {
    en: 'Please show the whole card, filling the frame',
    ms: 'Sila tunjukkan seluruh kad, memenuhi bingkai',
  },
  picture_face_advice: { en: 'Please show your whole face', ms: 'Sila tunjukkan seluruh muka anda' },
  picture_side_advice: {
    en: 'This is the other side of the card – please turn it over',
    ms: 'Ini bahagian sebelah lagi kad – sila terbalikkan',
  },
  picture_code_advice: {
    en: 'An operator will read this',
    ms: 'Operator kami akan membaca ini',
  },
  picture_same_picture_advice: {
    en: 'This is the same picture as before – please take the one that is asked for',
    ms: 'Ini gambar yang sama seperti tadi – sila ambil gambar yang diminta',
  },
  ekyc_name_differs: {
    en: 'The name on the card is not the name in the application',
    ms: 'Nama pada kad bukan nama dalam permohonan',
  },
  ekyc_number_differs: {
    en: 'The number on the card is not the number in the application',
    ms: 'Nombor pada kad bukan nombor dalam permohonan',
  },
  ekyc_birth_date_differs: {
    en: 'The date of birth on the card is not the one in the application',
    ms: 'Tarikh lahir pada kad bukan tarikh dalam permohonan',
  },
  ekyc_not_a_sample_card: {
    en: 'An operator compares the document with your application',
    ms: 'Operator kami membandingkan dokumen dengan permohonan anda',
  },
  ekyc_sample_card: { en: 'A sample card was used', ms: 'Kad contoh digunakan' },
  ekyc_poor_picture: {
    en: 'One of the pictures is hard to read',
    ms: 'Satu daripada gambar sukar dibaca',
  },
  ekyc_second_review: {
    en: 'An operator reviews it again',
    ms: 'Operator kami menyemak sekali lagi',
  },
  ekyc_identity_changed: {
    en: 'The name or number in the application was changed while the check was under way',
    ms: 'Nama atau nombor dalam permohonan telah diubah semasa pengesahan dijalankan',
  },
  ekyc_back_missing: {
    en: 'A card needs a picture of its front and of its back',
    ms: 'Kad memerlukan gambar bahagian hadapan dan belakang',
  },
  ekyc_too_many_tries: {
    en: 'Too many pictures could not be used',
    ms: 'Terlalu banyak gambar tidak dapat digunakan',
  },
  ekyc_abandoned: {
    en: 'The check was not finished in time',
    ms: 'Pengesahan tidak diselesaikan dalam tempohnya',
  },
});
