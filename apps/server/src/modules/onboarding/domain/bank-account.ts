/** The bank account that a customer is paid to; its number stays encrypted. */
export interface BankAccount {
  readonly id: string;
  readonly bic: string;
  readonly bankName: string;
  readonly last4: string;
  readonly holderName: string;
  /** Withdrawals to it wait until then (business time). */
  readonly usableFrom: Date;
}
