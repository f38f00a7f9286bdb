/** What is said about passkeys, and what the audit log says was done with them. */
export const malayPasskeys = {
  'Passkey added': 'Kunci laluan ditambah',
  'Passkey removed': 'Kunci laluan dibuang',
  'Passkey renamed': 'Nama kunci laluan diubah',
  'Passkey all removed': 'Semua kunci laluan dibuang',
  'Passkey copy refused': 'Salinan kunci laluan ditolak',
};
