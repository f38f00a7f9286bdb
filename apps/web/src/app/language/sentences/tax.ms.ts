import type { KnownSentences } from '../../../lib/text/say.ts';

/** What is said about tax residence and withholding, in refusals and in the audit log. */
export const malayTax: KnownSentences = {
  'Withhold late charges': 'Pegang cukai caj lewat',
  'Whether tax is withheld from the late charges of investors who are not resident, too':
    'Sama ada cukai juga dipegang daripada caj lewat bayar pelabur bukan pemastautin',
  'User tax residence recorded': 'Pemastautinan cukai pengguna direkodkan',
  'Withholding tax is remitted through {{day}}. Please choose a later day.':
    'Cukai pegangan telah dikirim hingga {{day}}. Sila pilih hari selepasnya.',
  'A residence from {{day}} is recorded. Please choose that day or a later one.':
    'Pemastautinan mulai {{day}} telah direkodkan. Sila pilih hari itu atau selepasnya.',
  'Please choose {{day}} or an earlier day': 'Sila pilih {{day}} atau hari sebelumnya',
  'Please attach the document': 'Sila lampirkan dokumen',
  'Please choose the document: a PDF or a picture': 'Sila pilih dokumen: PDF atau gambar',
  'Please choose what kind of document it is': 'Sila pilih jenis dokumen',
  'This residence is recorded already, by this document.':
    'Pemastautinan ini telah direkodkan dengan dokumen ini.',
};
