/** What shows that two customers are one person. */
export interface SharedTraits {
  /** The same identity document, of the customer or of a person of the company. */
  readonly identity: boolean;
  /** The same bank account, now or before. */
  readonly bankAccount: boolean;
}
