/** A bank of the reference table: its BIC and its ids on FPX for personal and corporate accounts (IDN-7). */
export interface Bank {
  readonly bic: string;
  readonly name: string;
  readonly fpxPersonal: readonly string[];
  readonly fpxCorporate: readonly string[];
}

function bank(bic: string, name: string, fpxPersonal: string[] = [], fpxCorporate: string[] = []): Bank {
  return { bic, name, fpxPersonal, fpxCorporate };
}

export const banks: readonly Bank[] = [
  bank('PHBMMYKL', 'Affin Bank', ['ABB0233'], ['ABB0232', 'ABB0235']),
  bank('AGOBMYKL', 'Agrobank', ['AGRO01'], ['AGRO02']),
  bank('RJHIMYKL', 'Al Rajhi Bank'),
  bank('MFBBMYKL', 'Alliance Bank', ['ABMB0212'], ['ABMB0213']),
  bank('ARBKMYKL', 'AmBank', ['AMBB0209'], ['AMBB0208']),
  bank('BIMBMYKL', 'Bank Islam', ['BIMB0340'], ['BIMB0340']),
  bank('BMMBMYKL', 'Bank Muamalat', ['BMMB0341'], ['BMMB0342']),
  bank('BKCHMYKL', 'Bank of China', ['BOCM01']),
  bank('BKRMMYKL', 'Bank Rakyat', ['BKRM0602'], ['BKRM0602']),
  bank('BSNAMYK1', 'Bank Simpanan Nasional', ['BSN0601']),
  bank('BNPAMYKL', 'BNP Paribas', [], ['BNP003']),
  bank('BOBEMYK2', 'Boost Bank'),
  bank('PCBCMYKL', 'China Construction Bank'),
  bank('CIBBMYKL', 'CIMB Bank', ['BCBB0235'], ['BCBB0235']),
  bank('CITIMYKL', 'Citibank', ['CIT0219'], ['CIT0218']),
  bank('DEUTMYKL', 'Deutsche Bank', [], ['DBB0199']),
  bank('FNXSMYNB', 'Finexus'),
  bank('HLBBMYKL', 'Hong Leong Bank', ['HLB0224'], ['HLB0224']),
  bank('HBMBMYKL', 'HSBC Bank', ['HSBC0223'], ['HSBC0223']),
  bank('ICBKMYKL', 'ICBC'),
  bank('CHASMYKX', 'JPMorgan Chase'),
  bank('KFHOMYKL', 'Kuwait Finance House', ['KFH0346'], ['KFH0346']),
  bank('MBBEMYKL', 'Maybank', ['MB2U0227', 'MBB0228'], ['MBB0228']),
  bank('AFBQMYKL', 'MBSB Bank'),
  bank('MHCBMYKA', 'Mizuho Bank'),
  bank('OCBCMYKL', 'OCBC Bank', ['OCBC0229'], ['OCBC0229']),
  bank('PBBEMYKL', 'Public Bank', ['PBB0233'], ['PBB0233', 'PBB0234']),
  bank('RHBBMYKL', 'RHB Bank', ['RHB0218'], ['RHB0218']),
  bank('SCCHMYKL', 'Ryt Bank'),
  bank('SCBLMYKX', 'Standard Chartered', ['SCB0216'], ['SCB0215']),
  bank('SMBCMYKL', 'Sumitomo Mitsui'),
  bank('UOVBMYKL', 'UOB Bank', ['UOB0226'], ['UOB0227', 'UOB0228']),
];
