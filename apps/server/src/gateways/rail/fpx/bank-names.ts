import type { Channel } from '../port.ts';

/** Display names: the exchange's list carries ids only (FPX-13). */
const personal: Readonly<Record<string, string>> = {
  ABB0233: 'Affin Bank',
  ABMB0212: 'Alliance Bank (Personal)',
  AGRO01: 'AGRONet',
  AMBB0209: 'AmBank',
  BIMB0340: 'Bank Islam',
  BMMB0341: 'Bank Muamalat',
  BKRM0602: 'Bank Rakyat',
  BOCM01: 'Bank Of China',
  BSN0601: 'BSN',
  BCBB0235: 'CIMB Clicks',
  CIT0219: 'Citibank',
  HLB0224: 'Hong Leong Bank',
  HSBC0223: 'HSBC Bank',
  KFH0346: 'KFH',
  MBB0228: 'Maybank2E',
  MB2U0227: 'Maybank2U',
  OCBC0229: 'OCBC Bank',
  PBB0233: 'Public Bank',
  RHB0218: 'RHB Bank',
  SCB0216: 'Standard Chartered',
  UOB0226: 'UOB Bank',
};

const corporate: Readonly<Record<string, string>> = {
  ABB0232: 'Affin Bank',
  ABB0235: 'AFFINMAX',
  ABMB0213: 'Alliance Bank (Business)',
  AGRO02: 'AGRONetBIZ',
  AMBB0208: 'AmBank (AmAccess Biz)',
  BCBB0235: 'CIMB Bank (BizChannel)',
  BIMB0340: 'Bank Islam (eBanker)',
  BKRM0602: 'i-bizRAKYAT',
  BMMB0342: 'Bank Muamalat (iBiz)',
  BNP003: 'BNP Paribas',
  CIT0218: 'Citibank Corporate Banking',
  DBB0199: 'Deutsche Bank',
  HLB0224: 'Hong Leong (ConnectFirst)',
  HSBC0223: 'HSBC (HSBCnet)',
  KFH0346: 'KFH',
  MBB0228: 'Maybank2E',
  OCBC0229: 'OCBC (Velocity)',
  PBB0233: 'Public Bank (PBe)',
  PBB0234: 'Public Bank (PB enterprise)',
  RHB0218: 'RHB (Reflex)',
  SCB0215: 'Standard Chartered (Straight2Bank)',
  UOB0227: 'UOB',
  UOB0228: 'UOB Regional (BIBPlus)',
};

/** Banks of the exchange's test host; a production list never names them. */
const test: Readonly<Record<string, string>> = {
  ABB0234: 'Affin Bank (test)',
  UOB0229: 'UOB Bank (test)',
  LOAD001: 'Load test bank',
  TEST0001: 'Test Bank 1',
  TEST0002: 'Test Bank 2',
  TEST0003: 'Test Bank 3',
  TEST0004: 'Test Bank 4',
  TEST0021: 'SBI Bank A',
  TEST0022: 'SBI Bank B',
  TEST0023: 'SBI Bank C',
};

const namesByChannel: Readonly<Record<Channel, Readonly<Record<string, string>>>> = {
  b2c: { ...test, ...personal },
  b2b1: { ...test, ...corporate },
};

/** The name to show for a bank of a channel; a bank that the table does not know is shown by its id. */
export function bankName(channel: Channel, bankId: string): string {
  const names = namesByChannel[channel];
  return (Object.hasOwn(names, bankId) ? names[bankId] : undefined) ?? bankId;
}
