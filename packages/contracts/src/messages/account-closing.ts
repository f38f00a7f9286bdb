import { defineMessages } from './definition.ts';

/** What stands in the way of closing an account, each with the act that ends it (ACC-27). */
export const accountClosingMessages = defineMessages({
  account_not_closable: {
    en: 'Your account cannot be closed yet. Please complete what is listed first.',
    ms: 'Akaun anda belum boleh ditutup. Sila selesaikan perkara yang disenaraikan dahulu.',
  },
  account_closed_by_owner: {
    en: 'You closed this account on {{on, date}}. No transactions are possible. To open it again, please contact us.',
    ms: 'Anda menutup akaun ini pada {{on, date}}. Tiada transaksi boleh dibuat. Untuk membukanya semula, sila hubungi kami.',
  },
  closing_address_change: {
    en: 'A change of your address is waiting for review. Withdraw it, or wait for the decision.',
    ms: 'Perubahan alamat anda menunggu semakan. Tarik balik perubahan itu, atau tunggu keputusan.',
  },
  closing_balance: {
    en: 'Withdraw your cash balance of {{balance, money}}.',
    ms: 'Keluarkan baki tunai anda sebanyak {{balance, money}}.',
  },
  closing_topups_held: {
    en: 'A top-up is under review. We notify you of the result.',
    ms: 'Tambah nilai sedang disemak. Kami akan memaklumkan keputusannya.',
  },
  closing_holdings: {
    en: 'Your investments have {{outstanding, money}} of principal outstanding. Wait until they are repaid.',
    ms: 'Pelaburan anda mempunyai baki prinsipal {{outstanding, money}}. Tunggu sehingga ia dibayar balik.',
  },
  closing_subscriptions: {
    en: 'You have {{waiting, money}} in notes that are not issued yet. Cancel these investments or wait until they end.',
    ms: 'Anda mempunyai {{waiting, money}} dalam nota yang belum diterbitkan. Batalkan pelaburan ini atau tunggu sehingga ia tamat.',
  },
  closing_notes: {
    en: {
      one: '{{count, number}} note of your company is not repaid yet.',
      other: '{{count, number}} notes of your company are not repaid yet.',
    },
    ms: '{{count, number}} nota syarikat anda belum dibayar balik.',
  },
  closing_excess: {
    en: 'You have paid {{excess, money}} more than was due. Request its refund on the page of the note.',
    ms: 'Anda telah membayar {{excess, money}} lebih daripada yang perlu. Minta bayaran baliknya di halaman nota.',
  },
  closing_financing_application: {
    en: 'An application for financing is in progress. Wait for its result, or decline our offer.',
    ms: 'Permohonan pembiayaan sedang diproses. Tunggu keputusannya, atau tolak tawaran kami.',
  },
  closing_mandate: {
    en: 'Stop your direct debit.',
    ms: 'Hentikan debit langsung anda.',
  },
  closing_deposit: {
    en: 'Stop your recurring deposit on the page of top-ups.',
    ms: 'Hentikan deposit berkala anda di halaman tambah nilai.',
  },
  closing_payment: {
    en: 'The bank has not confirmed a payment yet. Please come back when it has.',
    ms: 'Bank belum mengesahkan suatu pembayaran. Sila kembali selepas ia disahkan.',
  },
  closing_payout: {
    en: 'Money is on its way to your bank account. Please come back when it has arrived.',
    ms: 'Wang sedang dalam perjalanan ke akaun bank anda. Sila kembali selepas ia tiba.',
  },
  closing_held_money: {
    en: 'A payment of yours is under review. We notify you of the result.',
    ms: 'Pembayaran anda sedang disemak. Kami akan memaklumkan keputusannya.',
  },
});
