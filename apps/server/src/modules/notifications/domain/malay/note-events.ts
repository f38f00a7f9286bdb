/** What the product itself writes about a note, by its English words; what an operator writes stays as it was written. */
const known: Readonly<Record<string, string>> = {
  'The note has been issued': 'Nota telah diterbitkan',
  'The issuer has signed and is being paid. The schedule shows what is due and when.':
    'Penerbit telah menandatangani dan sedang dibayar. Jadual menunjukkan apa yang perlu dibayar dan bila.',
  'The guarantor has been asked to pay': 'Penjamin telah diminta membayar',
  'The claim on the guarantor was closed': 'Tuntutan terhadap penjamin telah ditutup',
  'The guarantor has paid and every investor has received their share.':
    'Penjamin telah membayar dan setiap pelabur telah menerima bahagian masing-masing.',
  'Money was recovered and every investor has received their share.':
    'Wang telah diperoleh semula dan setiap pelabur telah menerima bahagian masing-masing.',
  'A repayment was distributed': 'Bayaran balik telah diagihkan',
  'The issuer has paid and every investor has received their share.':
    'Penerbit telah membayar dan setiap pelabur telah menerima bahagian masing-masing.',
  'The note was completed by its guarantor': 'Nota diselesaikan oleh penjaminnya',
  'The note is complete': 'Nota telah selesai',
  'Everything that was due has been paid.': 'Semua yang perlu dibayar telah dibayar.',
  'Everything that was owed has been paid.': 'Semua yang terhutang telah dibayar.',
  'A payment is late': 'Satu bayaran lewat',
  'The issuer has not paid what was due. We have written to the issuer and will tell you the next step.':
    'Penerbit belum membayar jumlah yang perlu dibayar. Kami telah menulis kepada penerbit dan akan memaklumkan langkah seterusnya.',
  'The note is in default': 'Nota mungkir',
  'The note is recovered': 'Nota telah diperoleh semula',
  'All principal has been paid back. What else was owed is not pursued any further.':
    'Semua prinsipal telah dibayar balik. Hutang lain tidak dituntut lagi.',
  'The rest of the note is written off': 'Baki nota dihapus kira',
  'We do not expect to recover more. Should money come in later, it is distributed to you.':
    'Kami tidak menjangka memperoleh semula lebih banyak. Jika wang masuk kemudian, ia diagihkan kepada anda.',
  'A cost of the recovery': 'Kos pemulihan',
};

const UNPAID =
  /^What was due is unpaid for (\d+) days\. Whatever is recovered from now on is distributed to you\.$/;

/** A title or a body of an update in Bahasa Malaysia, where the product wrote it. */
export function noteEventTexts(text: string): string {
  const days = UNPAID.exec(text)?.[1];
  return days === undefined
    ? (known[text] ?? text)
    : `Jumlah yang perlu dibayar belum dibayar selama ${days} hari. Apa yang diperoleh semula mulai sekarang diagihkan kepada anda.`;
}
