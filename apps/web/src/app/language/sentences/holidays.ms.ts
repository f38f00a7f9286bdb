import type { KnownSentences } from '../../../lib/text/say.ts';

/** What is said about the calendars of holidays, and what the audit log says was done to them. */
export const malayHolidays: KnownSentences = {
  'Holidays changed': 'Cuti umum ditukar',
  'Holiday calendar': 'Kalendar cuti umum',
  'Please give a reason': 'Sila berikan sebab',
  'Please choose a listed year': 'Sila pilih tahun dalam senarai',
  'Please choose a listed calendar': 'Sila pilih kalendar dalam senarai',
  'Please choose at least one holiday': 'Sila pilih sekurang-kurangnya satu cuti umum',
  'Please choose what changes': 'Sila pilih apa yang berubah',
  'Please change at most 40 holidays at a time': 'Sila tukar paling banyak 40 cuti umum pada satu masa',
  'Please change each holiday once': 'Sila tukar setiap cuti umum sekali sahaja',
  'Please enter the name of the holiday': 'Sila masukkan nama cuti umum',
  'Please enter the name of the holiday in Bahasa Malaysia':
    'Sila masukkan nama cuti umum dalam Bahasa Malaysia',
  'Please say whether the day is gazetted or still provisional':
    'Sila nyatakan sama ada hari itu telah diwartakan atau masih sementara',
  'Please reload the list: this holiday is not in the calendar any more':
    'Sila muat semula senarai: cuti umum ini tidak lagi ada dalam kalendar',
  'This day has come or gone by. It stays as it was.':
    'Hari ini telah tiba atau berlalu. Ia kekal seperti asal.',
  'A day in lieu follows its holiday. Please change the holiday itself.':
    'Cuti ganti mengikut cuti umumnya. Sila tukar cuti umum itu sendiri.',
  'This holiday is gazetted already': 'Cuti umum ini telah pun diwartakan',
  'This holiday is on that day already': 'Cuti umum ini sudah ada pada hari itu',
  'Please choose another day than the one it is on': 'Sila pilih hari selain hari asalnya',
  'Please choose tomorrow or a later day: earlier ones stay as they were':
    'Sila pilih esok atau hari selepasnya: hari terdahulu kekal seperti asal',
  'Please choose a day within the next ten years': 'Sila pilih hari dalam tempoh sepuluh tahun akan datang',
};
