/** The banks that take domestic transfers, by BIC (IDN-7). */
const BANK_NAMES: Readonly<Record<string, string>> = {
  PHBMMYKL: 'Affin Bank',
  AGOBMYKL: 'Agrobank',
  MFBBMYKL: 'Alliance Bank',
  RJHIMYKL: 'Al Rajhi Bank',
  ARBKMYKL: 'AmBank',
  BIMBMYKL: 'Bank Islam',
  BKRMMYKL: 'Bank Rakyat',
  BMMBMYKL: 'Bank Muamalat',
  BSNAMYK1: 'BSN',
  CIBBMYKL: 'CIMB Bank',
  CITIMYKL: 'Citibank',
  HLBBMYKL: 'Hong Leong Bank',
  HBMBMYKL: 'HSBC Bank',
  KFHOMYKL: 'KFH',
  MBBEMYKL: 'Maybank',
  OCBCMYKL: 'OCBC Bank',
  PBBEMYKL: 'Public Bank',
  RHBBMYKL: 'RHB Bank',
  SCBLMYKX: 'Standard Chartered',
  UOVBMYKL: 'UOB Bank',
  AFBQMYKL: 'MBSB Bank',
  BKCHMYKL: 'Bank of China',
  ICBKMYKL: 'ICBC',
  PCBCMYKL: 'China Construction Bank',
  BNPAMYKL: 'BNP Paribas',
  DEUTMYKL: 'Deutsche Bank',
  CHASMYKX: 'JPMorgan Chase',
  MHCBMYKA: 'Mizuho Bank',
  SMBCMYKL: 'Sumitomo Mitsui',
  BOBEMYK2: 'Boost Bank',
  SCCHMYKL: 'Ryt Bank',
  FNXSMYNB: 'Finexus',
};

/** True for a bank of the list; a branch suffix (`XXX`) is ignored. */
export function isKnownBank(bic: string): boolean {
  return Object.hasOwn(BANK_NAMES, bic.slice(0, 8));
}
