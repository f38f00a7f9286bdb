import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about cash without activity of its owner. */
export const unclaimedMoneyTexts = defineMessages({
  unclaimed_money_subject: {
    en: 'Your cash balance becomes unclaimed money on {{unclaimedOn, date}}',
    ms: 'Baki tunai anda menjadi wang tak dituntut pada {{unclaimedOn, date}}',
  },
  unclaimed_money_body: {
    en: 'Under the Unclaimed Moneys Act 1965, cash without activity of its owner for {{years, number}} years is unclaimed money. For your cash balance this is the case from {{unclaimedOn, date}}; it may then have to be paid to the Registrar of Unclaimed Moneys.',
    ms: 'Menurut Akta Wang Tak Dituntut 1965, wang tunai tanpa aktiviti pemiliknya selama {{years, number}} tahun ialah wang tak dituntut. Bagi baki tunai anda, hal ini berlaku mulai {{unclaimedOn, date}}; wang itu kemudiannya mungkin perlu dibayar kepada Pendaftar Wang Tak Dituntut.',
  },
  unclaimed_money_paid_subject: {
    en: 'Your cash balance was paid to the Registrar of Unclaimed Moneys',
    ms: 'Baki tunai anda telah dibayar kepada Pendaftar Wang Tak Dituntut',
  },
  unclaimed_money_paid_body: {
    en: 'Your cash balance had become unclaimed money under the Unclaimed Moneys Act 1965. As the Act requires, we have paid it to the Registrar of Unclaimed Moneys.',
    ms: 'Baki tunai anda telah menjadi wang tak dituntut menurut Akta Wang Tak Dituntut 1965. Seperti yang dikehendaki oleh Akta itu, kami telah membayarnya kepada Pendaftar Wang Tak Dituntut.',
  },
  unclaimed_money_paid_body_2: {
    en: 'The money remains yours. You can claim it from the Registrar at any time; please give the reference below.',
    ms: 'Wang itu kekal milik anda. Anda boleh menuntutnya daripada Pendaftar pada bila-bila masa; sila berikan rujukan di bawah.',
  },
  unclaimed_money_returned_subject: {
    en: 'A payment to the Registrar of Unclaimed Moneys was returned',
    ms: 'Bayaran kepada Pendaftar Wang Tak Dituntut telah dipulangkan',
  },
  unclaimed_money_returned_body: {
    en: 'The money is in your cash balance again.',
    ms: 'Wang itu berada dalam baki tunai anda semula.',
  },
  unclaimed_money_body_2: {
    en: 'To keep it, sign in. Signing in, topping up, investing and withdrawing each count as activity. Your money is held in trust and has not moved.',
    ms: 'Untuk mengekalkannya, log masuk. Log masuk, tambah nilai, pelaburan dan pengeluaran masing-masing dikira sebagai aktiviti. Wang anda dipegang secara amanah dan tidak berpindah.',
  },
});
