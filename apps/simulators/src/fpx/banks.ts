/** `01` personal (B2C), `02` corporate with maker and checker (B2B1) (FPX-27). */
export type Channel = '01' | '02';

/** How a bank behaves: ordinary ones show their pages, the test banks behave as configured. */
type BankBehaviour = 'ordinary' | 'always_success' | 'always_failure' | 'buyer_chooses';

export interface Bank {
  readonly id: string;
  readonly name: string;
  readonly behaviour: BankBehaviour;
}

const PERSONAL: Readonly<Record<string, string>> = {
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

const CORPORATE: Readonly<Record<string, string>> = {
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

const TEST_BANKS: readonly Bank[] = [
  { id: 'TEST0021', name: 'SBI Bank A', behaviour: 'always_success' },
  { id: 'TEST0022', name: 'SBI Bank B', behaviour: 'always_failure' },
  { id: 'TEST0023', name: 'SBI Bank C', behaviour: 'buyer_chooses' },
];

function banksOf(names: Readonly<Record<string, string>>): readonly Bank[] {
  const ordinary = Object.entries(names).map(([id, name]): Bank => ({ id, name, behaviour: 'ordinary' }));
  return [...ordinary, ...TEST_BANKS];
}

/** The banks of each channel with the exchange's test banks (FPX-27). Some ids occur in both. */
export const BANKS: Readonly<Record<Channel, readonly Bank[]>> = {
  '01': banksOf(PERSONAL),
  '02': banksOf(CORPORATE),
};

export function isChannel(token: string): token is Channel {
  return token === '01' || token === '02';
}

/** The bank of a channel by its FPX id, or null when the channel has no such bank. */
export function findBank(channel: Channel, id: string): Bank | null {
  return BANKS[channel].find((bank) => bank.id === id) ?? null;
}
