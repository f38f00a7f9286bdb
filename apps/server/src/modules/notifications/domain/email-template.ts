import type { Message } from '@titian/contracts/messages/definition';
import type { NotificationCategory } from '@titian/contracts/notification-categories';

/** Where links of an e-mail lead and whom it names for questions. */
export interface Site {
  /** The address of the product, without a slash at its end. */
  readonly url: string;
  readonly supportEmail: string;
}

/** The content of one e-mail with texts of a kind: messages before it is worded, plain text after. */
interface EmailContent<Text> {
  readonly category: NotificationCategory;
  readonly subject: Text;
  readonly paragraphs: readonly Text[];
  /** Labelled facts, such as amounts and dates, in a small table. */
  readonly facts?: readonly (readonly [label: Text, value: Text])[];
  /** A code to type, shown large. */
  readonly code?: string;
  /** A path of the product to go to, as one button. */
  readonly action?: { readonly label: Text; readonly path: string };
  /** A last sentence in small print. */
  readonly note?: Text;
}

/** An e-mail as coded messages, the same for every language. */
export type EmailTemplate = EmailContent<Message>;

/** An e-mail worded in one language, before it is laid out as text and HTML. */
export type RenderedEmail = EmailContent<string>;
