import { banks } from '@titian/contracts/reference/banks';

/** The banks that the demo's people use. */
const BICS = {
  maybank: 'MBBEMYKL',
  cimb: 'CIBBMYKL',
  publicBank: 'PBBEMYKL',
  rhb: 'RHBBMYKL',
  hongLeong: 'HLBBMYKL',
  bankIslam: 'BIMBMYKL',
  ambank: 'ARBKMYKL',
  bankRakyat: 'BKRMMYKL',
} as const;

export type BankName = keyof typeof BICS;

export const bankNames: readonly BankName[] = [
  'maybank',
  'cimb',
  'publicBank',
  'rhb',
  'hongLeong',
  'bankIslam',
  'ambank',
  'bankRakyat',
];

export interface PayingBank {
  readonly bic: string;
  /** The id under which persons pay. */
  readonly personal: string;
  /** The id under which companies pay. */
  readonly corporate: string;
}

/** @throws Error for a bank that does not take part in both kinds of payment */
export function payingBank(name: BankName): PayingBank {
  const bic = BICS[name];
  const bank = banks.find((one) => one.bic === bic);
  const [personal] = bank?.fpxPersonal ?? [];
  const [corporate] = bank?.fpxCorporate ?? [];
  if (personal === undefined || corporate === undefined) {
    throw new Error(`${name} takes no payments of persons and companies.`);
  }
  return { bic, personal, corporate };
}
