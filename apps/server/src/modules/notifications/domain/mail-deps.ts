import type { MailTransport } from '../../../gateways/mail/port.ts';
import type { Work } from '../../../platform/work.ts';

/** What sending mail needs from outside. */
export interface MailDeps {
  readonly work: Work;
  readonly mail: MailTransport;
  /** The address of the product, without a slash at its end; links of e-mails begin with it. */
  readonly siteUrl: string;
  /** Where calls begin, such as `/api`. */
  readonly apiBase: string;
}
