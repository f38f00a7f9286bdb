import type { Malay } from '../../lib/text/malay.ts';
import type { signedTexts } from './signing-texts.ts';

export const signedMalay: Malay<typeof signedTexts> = {
  listed: {
    paused:
      'Kempen dihentikan sementara kerana maklumat material telah berubah. Lihat e-mel kami untuk butiran.',
    nobody: 'Belum ada pelabur. Kami akan memaklumkan anda apabila nota dibiayai.',
    body_other: '{{count}} pelabur setakat ini. Kami akan memaklumkan anda apabila nota dibiayai.',
  },
  signed: {
    title: 'Ditandatangani: dagangan komoditi sedang berjalan',
    body: 'Komoditi bagi nota anda sedang dibeli, dijual dan dijual semula. Nota diterbitkan hari ini sebaik sahaja dagangan selesai, dan kami akan memaklumkan anda. Tiada tindakan diperlukan.',
    again:
      'Anda tidak berhutang apa-apa, dan dagangan yang selesai dibalikkan atas kos kami. Sila tandatangani sekali lagi.',
    void: {
      trade_unfinished: 'Dagangan komoditi tidak selesai pada hari anda menandatangani.',
      price_changed: 'Harga dagangan komoditi telah berubah selepas anda menandatangani.',
      terms_changed: 'Terma perjanjian telah berubah selepas anda menandatangani.',
      note_cancelled: 'Nota tidak diterbitkan.',
    },
  },
};
