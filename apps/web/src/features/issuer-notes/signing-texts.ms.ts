import type { Malay } from '../../lib/text/malay.ts';
import type { signedTexts } from './signing-texts.ts';

export const signedMalay: Malay<typeof signedTexts> = {
  listed: {
    paused: 'Kempen dihentikan sementara kerana ada perubahan tentangnya. Kami telah memaklumkan anda.',
    nobody: 'Pelabur baru mula melihatnya. Kami akan memaklumkan anda apabila ia dibiayai.',
    body_other: 'Setakat ini oleh {{count}} pelabur. Kami akan memaklumkan anda apabila ia dibiayai.',
  },
  signed: {
    title: 'Ditandatangani: komoditi sedang didagangkan',
    body: 'Komoditi bagi nota anda sedang dibeli, dijual dan dijual semula. Nota diterbitkan sebaik sahaja ia selesai, hari ini, dan kami memaklumkan anda. Tiada apa-apa lagi yang perlu anda buat.',
    again:
      'Anda tidak berhutang apa-apa, dan dagangan yang telah dibuat dibalikkan atas kos kami. Sila tandatangani sekali lagi.',
    void: {
      trade_unfinished: 'Dagangan komoditi tidak selesai pada hari anda menandatangani.',
      price_changed: 'Harga dagangan komoditi telah berubah selepas anda menandatangani.',
      terms_changed: 'Terma perjanjian telah berubah selepas anda menandatangani.',
      note_cancelled: 'Nota tidak diterbitkan.',
    },
  },
};
