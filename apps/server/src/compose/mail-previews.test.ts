import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mailNames } from '../modules/notifications/public.ts';
import { registerMailPreviews } from './mail-previews.ts';

it('shows every e-mail of the product as HTML and as text, and nothing else', async () => {
  const app = Fastify();
  registerMailPreviews(app);
  const index = await app.inject('/dev/mails');
  expect(mailNames.length).toBeGreaterThan(60);
  for (const name of mailNames) {
    expect(index.payload).toContain(`href="/dev/mails/${name}"`);
    const [html, text] = [await app.inject(`/dev/mails/${name}`), await app.inject(`/dev/mails/${name}.txt`)];
    expect([name, html.statusCode, text.statusCode]).toEqual([name, 200, 200]);
    expect(html.headers['content-security-policy']).toContain("default-src 'none'");
    expect(html.payload).toContain('Hello Aminah,');
    expect(text.payload).toMatch(/^Subject: .+\n/);
  }
  expect((await app.inject('/dev/mails/no_such_mail')).statusCode).toBe(404);
  await app.close();
});
