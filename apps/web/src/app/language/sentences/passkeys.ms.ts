/** What is said about passkeys, and what the audit log says was done with them. */
export const malayPasskeys = {
  'Passkey added': 'Kunci laluan ditambah',
  'Passkey removed': 'Kunci laluan dibuang',
  'Passkey renamed': 'Nama kunci laluan diubah',
  'Passkey all removed': 'Semua kunci laluan dibuang',
  'Passkey copy refused': 'Salinan kunci laluan ditolak',
  'Please use your passkey again': 'Sila gunakan kunci laluan anda sekali lagi',
  'Please give the passkey a name': 'Sila berikan nama kepada kunci laluan ini',
  'Passkeys do not work at this address. Please open the site by its name, not by a number.':
    'Kunci laluan tidak berfungsi di alamat ini. Sila buka laman ini dengan namanya, bukan dengan nombor.',
  'This passkey does not open an account here. Please try again.':
    'Kunci laluan ini tidak membuka akaun di sini. Sila cuba lagi.',
  'This passkey could not be added. Please try again.':
    'Kunci laluan ini tidak dapat ditambah. Sila cuba lagi.',
  'This passkey was added before. Please use another one.':
    'Kunci laluan ini telah ditambah sebelum ini. Sila gunakan yang lain.',
  'You have twenty passkeys. Please remove one first.':
    'Anda mempunyai dua puluh kunci laluan. Sila buang satu dahulu.',
  'There is no passkey for this account yet. Please use a code.':
    'Belum ada kunci laluan untuk akaun ini. Sila gunakan kod.',
  'Please use your passkey. Codes of the app are not enough.':
    'Sila gunakan kunci laluan anda. Kod aplikasi tidak mencukupi.',
  'At least two active administrators need a passkey first. Please add them under Security.':
    'Sekurang-kurangnya dua pentadbir aktif memerlukan kunci laluan dahulu. Sila tambahkannya di Keselamatan.',
};
