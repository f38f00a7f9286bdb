/** What a payment is for; each has one handler in a module above. `collection` is made under a mandate, by us. */
export type PaymentPurpose = 'topup' | 'repayment' | 'mandate' | 'collection';
