import type { KnownSentences } from '../../../lib/text/say.ts';

/** What the server says about signing in, applications and identity, in Bahasa Malaysia. */
export const malayAccount: KnownSentences = {
  'An unknown device': 'Peranti tidak dikenali',
  'Thank you. Please open the link that we have sent to your e-mail address.':
    'Terima kasih. Sila buka pautan yang telah kami hantar ke alamat e-mel anda.',
  'If this address is waiting to be verified, a new mail is on its way.':
    'Jika alamat ini menunggu pengesahan, e-mel baharu sedang dihantar.',
  'If there is an account with this address, a link to choose a new password is on its way.':
    'Jika ada akaun dengan alamat ini, pautan untuk memilih kata laluan baharu sedang dihantar.',
  'If there is an account with two-factor for this address, a link to reset it is on its way.':
    'Jika ada akaun dengan dua faktor bagi alamat ini, pautan untuk menetapkannya semula sedang dihantar.',
  'File infected': 'Perisian hasad ditemui dalam fail',
  'Large enough': 'Cukup besar',
  Sharp: 'Jelas',
  'Well lit': 'Pencahayaan baik',
  'All of it in the picture': 'Semuanya dalam gambar',
  'The right side': 'Bahagian yang betul',
  Readable: 'Boleh dibaca',
  'A picture of its own': 'Gambar tersendiri',
  'The picture is too small – move closer, or use a better camera':
    'Gambar terlalu kecil – dekatkan, atau gunakan kamera yang lebih baik',
  'A little blurred – hold the phone still and wait for the focus':
    'Agak kabur – pegang telefon dengan stabil dan tunggu fokus',
  'Too dark or too bright – find even light, without a reflection on the card':
    'Terlalu gelap atau terlalu terang – cari cahaya yang sekata, tanpa pantulan pada kad',
  'Please show the whole card, filling the frame': 'Sila tunjukkan seluruh kad, memenuhi bingkai',
  'This is the other side of the card – please turn it over':
    'Ini bahagian sebelah lagi kad – sila terbalikkan',
  'One of our people will read this': 'Kakitangan kami akan membaca ini',
  'This is the same picture as before – please take the one that is asked for':
    'Ini gambar yang sama seperti tadi – sila ambil gambar yang diminta',
  'Please show your whole face': 'Sila tunjukkan seluruh muka anda',
  'The name on the card is not the name in the application': 'Nama pada kad bukan nama dalam permohonan',
  'The number on the card is not the number in the application':
    'Nombor pada kad bukan nombor dalam permohonan',
  'The date of birth on the card is not the one in the application':
    'Tarikh lahir pada kad bukan tarikh dalam permohonan',
  'One of our people compares the document with your application':
    'Kakitangan kami membandingkan dokumen dengan permohonan anda',
  'A sample card was used': 'Kad contoh digunakan',
  'One of the pictures is hard to read': 'Satu daripada gambar sukar dibaca',
  'One of our people takes a second look': 'Kakitangan kami melihat sekali lagi',
  'The name or number in the application was changed while the check was under way':
    'Nama atau nombor dalam permohonan telah diubah semasa pengesahan dijalankan',
  'Too many pictures could not be used': 'Terlalu banyak gambar tidak dapat digunakan',
  'The check was not finished in time': 'Pengesahan tidak diselesaikan dalam masanya',

  'This account belongs to the same person as yours, so there is no reward.':
    'Akaun ini milik orang yang sama dengan akaun anda, jadi tiada ganjaran.',
  'This account uses the same phone number as yours, so there is no reward.':
    'Akaun ini menggunakan nombor telefon yang sama dengan akaun anda, jadi tiada ganjaran.',
  'This account uses the same bank account as yours, so there is no reward.':
    'Akaun ini menggunakan akaun bank yang sama dengan akaun anda, jadi tiada ganjaran.',
  'This account belongs to the same group as yours, so there is no reward.':
    'Akaun ini dalam kumpulan yang sama dengan akaun anda, jadi tiada ganjaran.',
};
