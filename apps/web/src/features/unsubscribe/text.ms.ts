import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  warning:
    'Anda tidak akan menerima e-mel lagi daripada kami di {{email}}. Anda boleh menghidupkannya semula dalam tetapan profil anda.',
  warningAnybody:
    'Anda tidak akan menerima e-mel lagi daripada kami. Anda boleh menghidupkannya semula dalam tetapan profil anda.',
  warningCategory:
    'Anda tidak akan menerima e-mel lagi tentang “{{category}}” di {{email}}. Anda boleh menghidupkannya semula dalam tetapan profil anda.',
  every: 'Hentikan semua e-mel pilihan',
  mandatory:
    'E-mel tentang wang dan keselamatan anda tetap dihantar: e-mel itu melindungi anda dan tidak boleh dimatikan.',
  email: 'E-mel',
  submit: 'Henti langganan',
  login: 'Pergi ke log masuk',
};
