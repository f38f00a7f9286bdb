import { defineMessages } from './definition.ts';

/** Requests for another address, and why one is not accepted (ONB-39, ONB-41). */
export const addressChangeMessages = defineMessages({
  address_unchanged: {
    en: 'This is your present address.',
    ms: 'Ini alamat anda sekarang.',
  },
  address_change_waiting: {
    en: 'A change of your address is waiting for review already. Please withdraw it first.',
    ms: 'Perubahan alamat anda sudah menunggu semakan. Sila tarik balik perubahan itu dahulu.',
  },
  address_change_decided: {
    en: 'This change of address is not waiting for review any more. Please reload the page.',
    ms: 'Perubahan alamat ini tidak lagi menunggu semakan. Sila muat semula halaman.',
  },
  accept_or_reject_required: {
    en: 'Please choose accept or reject',
    ms: 'Sila pilih terima atau tolak',
  },
  address_rejection_required: {
    en: 'Please choose the reason that the customer reads, for a rejection only',
    ms: 'Sila pilih sebab yang dibaca oleh pelanggan, untuk penolakan sahaja',
  },
  address_rejected_unreadable: {
    en: 'We could not read the document. Please send a clear and complete copy.',
    ms: 'Kami tidak dapat membaca dokumen itu. Sila hantar salinan yang jelas dan lengkap.',
  },
  address_rejected_outdated: {
    en: 'The document is older than three months. Please send a recent one.',
    ms: 'Dokumen itu melebihi tiga bulan. Sila hantar dokumen yang terkini.',
  },
  address_rejected_other_name: {
    en: 'The document is not in your name. Please send one that names you.',
    ms: 'Dokumen itu bukan atas nama anda. Sila hantar dokumen yang menyatakan nama anda.',
  },
  address_rejected_other_address: {
    en: 'The document shows another address than the one that you entered.',
    ms: 'Dokumen itu menunjukkan alamat yang berbeza daripada alamat yang anda masukkan.',
  },
  address_rejected_no_proof: {
    en: 'This kind of document does not prove an address. Please send a utility bill, a bank statement or an official notice.',
    ms: 'Dokumen jenis ini tidak membuktikan alamat. Sila hantar bil utiliti, penyata bank atau notis rasmi.',
  },
  address_customer_inactive: {
    en: 'The account of this customer is not active. The address can be accepted once it is enabled.',
    ms: 'Akaun pelanggan ini tidak aktif. Alamat boleh diterima setelah akaun itu diaktifkan.',
  },
  address_customer_restricted: {
    en: 'The money of this customer is restricted. The address can be accepted once compliance lifts it.',
    ms: 'Wang pelanggan ini disekat. Alamat boleh diterima setelah pasukan pematuhan menarik balik sekatan.',
  },
});
