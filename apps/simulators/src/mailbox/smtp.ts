import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { linksOf } from './links.ts';
import type { MailStore, NewMail } from './mail-store.ts';

const GREATEST_MAIL_BYTES = 25 * 1024 * 1024;

/** Whether the mail server plays dead. */
export interface SmtpControls {
  down: boolean;
}

/** A listening mail server. */
export interface Smtp {
  readonly port: number;
  close(): Promise<void>;
}

/** An error that the SMTP client is answered with. */
class SmtpError extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

function errorWhenDown(controls: SmtpControls): SmtpError | null {
  return controls.down ? new SmtpError(421, 'Mailbox is down for a test, try again later') : null;
}

/** Reads a message into one mail per recipient of the envelope. */
async function readMail(raw: Uint8Array, recipients: readonly string[]): Promise<NewMail[]> {
  const email = await PostalMime.parse(raw);
  const text = email.text ?? '';
  const html = email.html ?? '';
  return recipients.map((recipient) => ({
    to: recipient.toLowerCase(),
    from: email.from?.address ?? '',
    subject: email.subject ?? '',
    text,
    html,
    links: linksOf(text, html),
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
  }));
}

function makeServer(store: MailStore, controls: SmtpControls): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: GREATEST_MAIL_BYTES,
    closeTimeout: 500,
    banner: 'simulated mailbox',
    onConnect: (_session, done) => done(errorWhenDown(controls)),
    onMailFrom: (_address, _session, done) => done(errorWhenDown(controls)),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw new SmtpError(552, 'The mail is too large');
          store.add(await readMail(raw, recipients));
        })
        .then(
          () => done(),
          (problem: unknown) =>
            done(problem instanceof Error ? problem : new Error('The mail cannot be read')),
        );
    },
  });
}

/** Starts the mail server on 127.0.0.1, without sign-in and encryption: it only ever runs beside the product. */
export async function startSmtp(port: number, store: MailStore, controls: SmtpControls): Promise<Smtp> {
  const smtp = makeServer(store, controls);
  const listening = new Promise<AddressInfo>((resolve, reject) => {
    smtp.once('error', reject);
    const server = smtp.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The mail server has no port.'));
      else resolve(address);
    });
  });
  const { port: actual } = await listening;
  // Later errors belong to single clients that went away in the middle; they must not end the program.
  smtp.on('error', () => {});
  return { port: actual, close: () => new Promise((resolve) => smtp.close(() => resolve())) };
}
