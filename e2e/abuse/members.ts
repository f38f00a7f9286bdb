import { setTimeout } from 'node:timers/promises';
import { answer, FORM, form, part, sendRequest } from './caller.ts';
import type { MailSink } from './mail-sink.ts';

const PASSWORD = 'Sungai-Titian-2026-kuat';
const MAIL_WITHIN_MS = 30_000;

/**
 * Registers an investor through the public calls and signs in. @returns the session's token @throws Error with the
 * error
 */
export async function registerMember(port: number, mails: MailSink, at: number): Promise<string> {
  const caller = { port, from: `127.0.1.${at + 1}` };
  const email = `abuse.${at}@members.example`;
  const fields = {
    ...{ role: 'investor', type: 'Individual', first_name: 'Aisyah', last_name: 'Rahman', email },
    ...{ password: PASSWORD, password_confirmation: PASSWORD, phone_country_code: '+60' },
    ...{ phone_number: '123456789', agree_terms: '1', agree_privacy: '1' },
  };
  const body = form(...Object.entries(fields).map(([name, value]) => part(name, value)));
  const registered = await answer(caller, 'POST', '/api/register', body, { 'content-type': FORM });
  if (registered.status >= 300) throw new Error(`register answered ${registered.status}: ${registered.text}`);
  const token = (await linkOf(mails, email)).split('/').at(-1);
  const json = { 'content-type': 'application/json' };
  await sendRequest(caller, 'POST', '/api/register/verify', Buffer.from(JSON.stringify({ token })), json);
  const login = Buffer.from(JSON.stringify({ email, password: PASSWORD }));
  const signedIn = await answer(caller, 'POST', '/api/login', login, json);
  if (signedIn.status >= 300) throw new Error(`login answered ${signedIn.status}: ${signedIn.text}`);
  return JSON.parse(signedIn.text).token;
}

async function linkOf(mails: MailSink, email: string): Promise<string> {
  for (const until = Date.now() + MAIL_WITHIN_MS; Date.now() < until; await setTimeout(100)) {
    const link = mails.linkTo(email, '/register/verify/');
    if (link !== undefined) return link;
  }
  throw new Error('The mail that verifies the address did not come.');
}
