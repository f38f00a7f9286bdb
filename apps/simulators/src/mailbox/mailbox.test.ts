import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Harness } from '../testing/harness.ts';
import { linksOf } from './links.ts';
import type { Mail } from './mail-store.ts';

const harness = new Harness();

beforeAll(() => harness.start());
afterAll(() => harness.close());

interface EmailContent {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  readonly headers?: Record<string, string>;
}

async function sendMail(content: EmailContent): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: harness.smtpPort, ignoreTLS: true });
  try {
    await transport.sendMail({ from: 'Titian <hello@titian.example>', ...content });
  } finally {
    transport.close();
  }
}

function list(query: Record<string, string>): Promise<Mail[]> {
  return harness.getJson<Mail[]>(`/mailbox.json?${new URLSearchParams(query)}`);
}

describe('mailbox', () => {
  test('stores a mail with subject, both bodies and its links', async () => {
    await sendMail({
      to: 'Aisyah@Example.com',
      subject: 'Sahkan e-mel anda – ✓',
      text: 'Verify: https://titian.example/verify?a=1&b=2.\nHelp: https://titian.example/faq',
      html: '<p><a href="https://titian.example/verify?a=1&amp;b=2">Verify</a> <a href="mailto:x@y.z">Mail</a></p>',
      headers: { 'List-Unsubscribe': '<https://titian.example/unsubscribe?t=1>' },
    });
    const [mail] = await list({ to: 'aisyah@example.com' });
    expect(mail).toMatchObject({
      to: 'aisyah@example.com',
      from: 'hello@titian.example',
      subject: 'Sahkan e-mel anda – ✓',
      links: ['https://titian.example/verify?a=1&b=2', 'https://titian.example/faq'],
    });
    expect(mail?.text).toContain('Verify:');
    expect(mail?.html).toContain('<a href=');
    expect(mail?.headers['list-unsubscribe']).toContain('unsubscribe?t=1');
    expect(new Date(mail?.at ?? '').toISOString()).toBe(mail?.at);
  });

  test('lists newest first, by recipient, up to a limit', async () => {
    for (const subject of ['one', 'two', 'three'])
      await sendMail({ to: 'list@example.com', subject, text: subject });
    await sendMail({ to: 'list@example.com, other@example.com', subject: 'both', text: 'both' });
    const subjects = (await list({ to: 'LIST@example.com', limit: '3' })).map(({ subject }) => subject);
    expect(subjects).toEqual(['both', 'three', 'two']);
    expect((await list({ to: 'other@example.com' })).map(({ subject }) => subject)).toEqual(['both']);
    expect(await list({ to: 'nobody@example.com' })).toEqual([]);
  });

  test('rejects invalid queries', async () => {
    expect((await harness.get('/mailbox.json?limit=x')).status).toBe(422);
    expect((await harness.get('/mailbox.json?after=yesterday')).status).toBe(422);
    expect((await harness.get('/mailbox/none')).status).toBe(404);
  });

  test('a long poll ends when the mail arrives, and only for its own recipient', async () => {
    const waiting = list({ to: 'wait@example.com', wait_ms: '30000' });
    await sendMail({ to: 'else@example.com', subject: 'not this', text: 'x' });
    await sendMail({ to: 'wait@example.com', subject: 'first', text: 'x' });
    const [first] = await waiting;
    expect(first?.subject).toBe('first');
    const next = list({ to: 'wait@example.com', after: first?.at ?? '', wait_ms: '30000' });
    await sendMail({ to: 'wait@example.com', subject: 'second', text: 'x' });
    expect((await next).map(({ subject }) => subject)).toEqual(['second']);
  });

  test('a long poll ends empty when its time is over', async () => {
    expect(await list({ to: 'never@example.com', wait_ms: '30' })).toEqual([]);
  });

  test('rejects mail while it is down, and accepts it afterwards', async () => {
    await harness.postJson('/control/mailbox', { down: true });
    await expect(sendMail({ to: 'down@example.com', subject: 'lost', text: 'x' })).rejects.toThrow('421');
    await harness.postJson('/control/mailbox', { down: false });
    await sendMail({ to: 'down@example.com', subject: 'kept', text: 'x' });
    expect((await list({ to: 'down@example.com' })).map(({ subject }) => subject)).toEqual(['kept']);
  });

  test('survives a restart', async () => {
    await sendMail({ to: 'again@example.com', subject: 'still here', text: 'x' });
    const before = await list({ to: 'again@example.com' });
    await harness.restart();
    expect(await list({ to: 'again@example.com' })).toEqual(before);
  });

  test('a restart does not wait for long polls', async () => {
    const waiting = list({ to: 'stop@example.com', wait_ms: '60000' }).catch(() => []);
    await harness.getJson('/control/mailbox');
    await harness.restart();
    expect(await waiting).toEqual([]);
  });

  test('the page shows mails without letting them run anything', async () => {
    const html = '<script>document.title="owned"</script><h1>"Hello"</h1>';
    await sendMail({ to: 'page@example.com', subject: '<img src=x onerror=alert(1)>', html });
    const overview = await harness.get('/mailbox?to=page@example.com');
    const text = await overview.text();
    expect(text).not.toContain('<img src=x');
    expect(overview.headers.get('content-security-policy')).toContain("default-src 'none'");
    const path = /href="(mailbox\/[^"]+)"/.exec(text)?.[1] ?? '';
    const page = await (await harness.get(`/${path}`)).text();
    expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(page).not.toContain('<script>document');
  });
});

describe('links', () => {
  test.each([
    ['ends before the sentence does', 'See https://a.example/x?y=1).', '', ['https://a.example/x?y=1']],
    [
      'come once',
      'https://a.example https://a.example',
      '<a href="https://a.example">x</a>',
      ['https://a.example'],
    ],
    [
      'in single quotes, other schemes left out',
      '',
      `<a href='http://b.example/?a=1&amp;b=2'>x</a><a href="javascript:alert(1)">y</a>`,
      ['http://b.example/?a=1&b=2'],
    ],
    ['none', 'nothing here', '<p>nothing</p>', []],
  ])('%s', (_what, text, html, links) => {
    expect(linksOf(text, html)).toEqual(links);
  });
});
