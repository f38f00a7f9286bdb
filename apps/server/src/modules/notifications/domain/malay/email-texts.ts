import type { EmailContent } from '../email-content.ts';

/** The words of a letter in another language; what it is about and where it leads stays the English one's. */
export interface EmailTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts?: NonNullable<EmailContent['facts']>;
  /** The label of the button, where there is one. */
  readonly action?: string;
  readonly note?: string;
}

type AnyTemplates = Readonly<Record<string, (params: never) => EmailContent>>;

/** The same letters in Bahasa Malaysia: the compiler refuses a missing one. */
export type MalayOf<Templates extends AnyTemplates> = {
  readonly [Name in keyof Templates]: (params: Parameters<Templates[Name]>[0]) => EmailTexts;
};
