import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage, MailTransport } from './port.ts';
import { createSmtpMail } from './smtp.ts';
import { type SmtpManners, type SmtpTestServer, startSmtpServer } from './testing/smtp-server.ts';

let server: SmtpTestServer;
let mail: MailTransport;

const options = {
  from: 'Titian <no-reply@titian.example>',
  requireTls: false,
  // No test waits for it; a busy machine may keep a greeting for seconds.
  timeoutMs: 60_000,
  maxConnections: 2,
};
const message: MailMessage = {
  to: 'aisyah@example.com',
  subject: 'Verify your e-mail – Titian',
  text: 'Open https://titian.example/register/verify/abc',
  html: '<p>Open <a href="https://titian.example/register/verify/abc">the link</a></p>',
  headers: { 'List-Unsubscribe': '<https://titian.example/unsubscribe>' },
  messageId: '0192f0c4@titian.example',
};

beforeEach(async () => {
  server = await startSmtpServer();
  mail = createSmtpMail({ ...options, url: server.url });
});

afterEach(async () => {
  mail.close();
  await server.stop();
});

it.each(['http://127.0.0.1:25', 'mail.example', ''])('does not start with the address %j', (url) => {
  expect(() => createSmtpMail({ ...options, url })).toThrow();
});

describe('is to be tried again', () => {
  it.each<[string, SmtpManners]>([
    ['the server is busy', { greeting: '421 try later' }],
    ['the server hangs up', { MAIL: 'hang_up' }],
    ['the mailbox is locked', { RCPT: '450 mailbox busy' }],
    ['the server is full', { DATA: '452 no room' }],
    ['the content is put off', { content: '451 greylisted' }],
    ['the connection breaks while sending', { content: 'hang_up' }],
    ['our sign-in is wrong', { MAIL: '530 sign in first' }],
    ['our sender is refused', { MAIL: '550 who are you' }],
  ])('when %s', async (_why, manners) => {
    server.behave(manners);
    expect(await mail.send(message)).toMatchObject({ kind: 'retry', detail: expect.stringMatching(/.+/) });
  });

  it('when TLS is required and the server offers none: nothing is sent in clear text', async () => {
    const strict = createSmtpMail({ ...options, requireTls: true, url: server.url });
    expect(await strict.send(message)).toMatchObject({
      kind: 'retry',
      detail: expect.stringMatching(/TLS/i),
    });
    strict.close();
    expect(server.messages).toEqual([]);
  });

  it('when nothing listens, and goes through once a server does', async () => {
    const gone = await startSmtpServer();
    await gone.stop();
    const nowhere = createSmtpMail({ ...options, url: gone.url });
    expect(await nowhere.send(message)).toMatchObject({ kind: 'retry' });
    nowhere.close();
    server.behave({ RCPT: '450 mailbox busy' });
    expect((await mail.send(message)).kind).toBe('retry');
    server.behave({});
    expect((await mail.send(message)).kind).toBe('accepted');
  });
});

describe('is given up', () => {
  it.each<[string, SmtpManners]>([
    ['the receiver does not exist', { RCPT: '550 no such user' }],
    ['the content is refused', { content: '554 looks like spam' }],
  ])('when %s', async (_why, manners) => {
    server.behave(manners);
    expect(await mail.send(message)).toMatchObject({ kind: 'refused' });
  });

  it('when there is no receiver at all', async () => {
    expect(await mail.send({ ...message, to: '' })).toMatchObject({ kind: 'refused' });
    expect(server.messages).toEqual([]);
  });
});

describe('is accepted', () => {
  it('and carries the requested reply', async () => {
    expect(await mail.send(message)).toEqual({ kind: 'accepted', response: '250 queued as 1' });
    const [sent = ''] = server.messages;
    expect(sent).toContain('From: Titian <no-reply@titian.example>');
    expect(sent).toContain('To: aisyah@example.com');
    expect(sent).toContain('Message-ID: <0192f0c4@titian.example>');
    expect(sent).toContain('List-Unsubscribe: <https://titian.example/unsubscribe>');
    expect(sent).toContain('text/plain');
    expect(sent).toContain('text/html');
  });

  it('over connections that are used again', async () => {
    for (const subject of ['1', '2', '3']) {
      expect((await mail.send({ ...message, subject })).kind).toBe('accepted');
    }
    expect(server.connections()).toBe(1);
    expect(server.messages).toHaveLength(3);
  });

  it('without letting a subject or header smuggle in a receiver', async () => {
    await mail.send({
      ...message,
      subject: 'Hi\r\nBcc: eve@example.com',
      headers: { 'X-A': 'b\r\nBcc: eve@example.com' },
    });
    const [sent = ''] = server.messages;
    expect(sent).not.toMatch(/^Bcc:/m);
  });
});

it('ends its connections when closed', async () => {
  await mail.send(message);
  mail.close();
  expect(await mail.send(message)).not.toMatchObject({ kind: 'accepted' });
});
