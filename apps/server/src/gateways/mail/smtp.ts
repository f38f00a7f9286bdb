import { createTransport } from 'nodemailer';
import type { MailMessage, MailOutcome, MailTransport } from './port.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  readonly url: string;
  /** The From of every message: `Name <address>`. */
  readonly from: string;
  /** Reject a server of `smtp://` that offers no STARTTLS, rather than send in clear text. */
  readonly requireTls: boolean;
  readonly timeoutMs: number;
  readonly maxConnections: number;
}

/** Replies about the platform's credentials, not about the message (RFC 4954): the configuration can be repaired. */
const CREDENTIAL_REPLIES: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** Mail over SMTP with pooled connections. Throws Error for an address that is not an SMTP URL. */
export function createSmtpMail(options: SmtpOptions): MailTransport {
  const transport = createTransport({ pool: true, ...connection(options) }, { from: options.from });
  return {
    send: async (message) => {
      try {
        const { response } = await transport.sendMail(envelope(message));
        return { kind: 'accepted', response: String(response) };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => {
      transport.close();
    },
  };
}

function connection({ url, requireTls, timeoutMs, maxConnections }: SmtpOptions) {
  const { protocol, hostname, port, username, password } = new URL(url);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') {
    throw new Error('SMTP_URL must begin with smtp:// or smtps://.');
  }
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: requireTls,
    maxConnections,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Messages are made from text alone: nothing in them may read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username === '' ? {} : { auth }),
  };
}

function envelope({ to, subject, text, html, headers, messageId }: MailMessage) {
  return { to, subject, text, html, headers: { ...headers }, messageId: `<${messageId}>` };
}

/**
 * Only a 5xx reply about this receiver or this content is final, or a message that cannot be sent at all.
 * A rejected sender is a configuration error: a final failure would lose every mail of that hour.
 */
function outcomeOf(error: unknown): MailOutcome {
  const detail = error instanceof Error ? error.message : String(error);
  const reply = numberOf(error, 'responseCode');
  if (reply !== null) {
    const final = reply >= 500 && !CREDENTIAL_REPLIES.has(reply) && isAboutMessage(error);
    return { kind: final ? 'refused' : 'retry', detail };
  }
  const code = propertyOf(error, 'code');
  return { kind: code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'retry', detail };
}

function isAboutMessage(error: unknown): boolean {
  const command = propertyOf(error, 'command');
  return command === 'RCPT TO' || command === 'DATA';
}

function numberOf(error: unknown, name: string): number | null {
  const value = propertyOf(error, name);
  return typeof value === 'number' ? value : null;
}

function propertyOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
