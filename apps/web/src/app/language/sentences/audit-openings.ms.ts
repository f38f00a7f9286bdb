/** What the audit log says was opened and read. */
export const malayOpenings = {
  'Application viewed': 'Permohonan dilihat',
  'File read': 'Fail dibaca',
  'Financing viewed': 'Permohonan pembiayaan dilihat',
  'Number viewed': 'Nombor penuh dilihat',
  'Payout batch file read': 'Fail kelompok bayaran dibaca',
  'Premium viewed': 'Permohonan Premium dilihat',
  'User viewed': 'Pengguna dilihat',
  'eKYC viewed': 'eKYC dilihat',
};
