import type { MailTransport } from '../../../gateways/mail/port.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';

/** What sending mail needs from outside. */
export interface MailDeps {
  readonly work: UnitOfWork;
  readonly mail: MailTransport;
  /** The address of the product, without a slash at its end; links of e-mails begin with it. */
  readonly siteUrl: string;
  /** Where calls begin, such as `/api`. */
  readonly apiBase: string;
}
