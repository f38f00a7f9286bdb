/** What an e-mail may be about; security and money cannot be switched off (NTF-2). */
export type MailCategory = 'security' | 'money' | 'application' | 'investments' | 'financing';

export const mandatoryCategories: readonly MailCategory[] = ['security', 'money'];

/** Where links of an e-mail lead and whom it names for questions. */
export interface Site {
  /** The address of the product, without a slash at its end. */
  readonly url: string;
  readonly supportEmail: string;
}

/** The content of one e-mail, before it is laid out as text and HTML. */
export interface EmailContent {
  readonly category: MailCategory;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Labelled facts, such as amounts and dates, in a small table. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** A code to type, shown large. */
  readonly code?: string;
  /** A path of the product to go to, as one button. */
  readonly action?: { readonly label: string; readonly path: string };
  /** A last sentence in small print. */
  readonly note?: string;
}
