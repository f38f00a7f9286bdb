/** The BIC behind the letters that an FPX id begins with (IDN-7). */
const BICS: Readonly<Record<string, string>> = {
  ABB: 'PHBMMYKL',
  ABMB: 'MFBBMYKL',
  AGRO: 'AGOBMYKL',
  AMBB: 'ARBKMYKL',
  BCBB: 'CIBBMYKL',
  BIMB: 'BIMBMYKL',
  BKRM: 'BKRMMYKL',
  BMMB: 'BMMBMYKL',
  BNP: 'BNPAMYKL',
  BOCM: 'BKCHMYKL',
  BSN: 'BSNAMYK1',
  CIT: 'CITIMYKL',
  DBB: 'DEUTMYKL',
  HLB: 'HLBBMYKL',
  HSBC: 'HBMBMYKL',
  KFH: 'KFHOMYKL',
  MB: 'MBBEMYKL',
  MBB: 'MBBEMYKL',
  OCBC: 'OCBCMYKL',
  PBB: 'PBBEMYKL',
  RHB: 'RHBBMYKL',
  SCB: 'SCBLMYKX',
  UOB: 'UOVBMYKL',
};

/** The BIC of a bank of FPX; null for test banks, which have none. */
export function bicOf(fpxId: string): string | null {
  return BICS[/^[A-Z]+/.exec(fpxId)?.[0] ?? ''] ?? null;
}
