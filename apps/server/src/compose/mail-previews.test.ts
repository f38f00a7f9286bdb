import { locales } from '@titian/contracts/constants';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mailNames } from '../modules/notifications/public.ts';
import { registerMailPreviews } from './mail-previews.ts';

const greetings = { en: 'Hello Aminah,', ms: 'Salam sejahtera Aminah,' };

it('shows every e-mail of the product in each language as HTML and as text, and nothing else', async () => {
  const app = Fastify();
  registerMailPreviews(app);
  const index = await app.inject('/dev/mails');
  expect(mailNames.length).toBeGreaterThan(60);
  const each = mailNames.flatMap((name) => locales.map((locale) => ({ name, locale })));
  for (const { name, locale } of each) {
    const [asHtml, asText] = [`/dev/mails/${name}?lang=${locale}`, `/dev/mails/${name}.txt?lang=${locale}`];
    expect(index.payload).toContain(`href="${asHtml}"`);
    const [html, text] = [await app.inject(asHtml), await app.inject(asText)];
    expect([name, html.statusCode, text.statusCode]).toEqual([name, 200, 200]);
    expect(html.headers['content-security-policy']).toContain("default-src 'none'");
    expect(html.payload).toContain(`lang="${locale}"`);
    expect(html.payload).toContain(greetings[locale]);
    expect(text.payload).toMatch(/^Subject: .+\n/);
  }
  expect((await app.inject('/dev/mails/no_such_mail')).statusCode).toBe(404);
  await app.close();
});
