import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { generateSync } from 'otplib';
const base = 'http://localhost:4610';
const demo = JSON.parse(readFileSync('/tmp/demo-stm/demo.json','utf8'));
const users = demo.users ?? demo;
const u = users.find((x) => x.email === (process.argv[2] ?? 'finance.2') + '@titian.example');
const api = async (m, p, body, by = {}) => (await fetch(`${base}/api${p}`, { method: m, headers: { 'content-type': 'application/json', accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', ...by }, body: body ? JSON.stringify(body) : undefined })).json();
const l = await api('POST', '/operator/login', { email: u.email, password: u.password });
const a = await api('POST', '/operator/authenticate-two-factor', { otp_code: generateSync({ secret: u.totp_secret }) }, { authorization: `Bearer ${l.token}` });
const by = { authorization: `Bearer ${l.token}`, 'x-two-factor-token': a.two_factor_token };
const keys = Object.keys(a);
console.log(l.success, keys.join());
const g = async (p) => api('GET', p, undefined, by);
const ex = await g('/operator/reconciliation/exceptions?limit=100');
console.log('exceptions', ex.items?.map((e) => `${e.account} ${e.kind} ${e.amount} ${e.since} ${e.detail}`), ex.message);
const im = await g('/operator/statement-imports');
console.log(JSON.stringify(im, null, 1).slice(0, 1500));
if (im.items?.[0]) console.log(JSON.stringify(await g('/operator/statement-imports/' + im.items[0].id), null, 1).slice(0, 3000));
const rec = await g('/operator/reconciliation'); console.log(rec.proof?.day, rec.proof?.difference, rec.open_exceptions);
if (process.argv[3] === 'shots') {
  const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  for (const scheme of ['light', 'dark']) for (const [w, h] of [[390, 844], [768, 1024], [1440, 900]]) {
    const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, baseURL: base });
    await c.addInitScript(({ t, f, lang }) => { localStorage.setItem('operator_login_token', t); localStorage.setItem('operator_two_factor_token', f); if (lang) localStorage.setItem('language', lang); }, { t: l.token, f: a.two_factor_token, lang: process.argv[4] });
    const p = await c.newPage();
    p.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()); });
    await p.goto('/operator/reconciliation?view=statements'); await p.waitForTimeout(2500);
    await p.screenshot({ path: `/tmp/shots/rec-${w}-${scheme}.png`, fullPage: true });
    await p.getByRole('button', { name: /Operating|operasi|own account|kami sendiri|sendiri/i }).first().click(); await p.waitForTimeout(1500);
    await p.screenshot({ path: `/tmp/shots/imp-${w}-${scheme}.png`, fullPage: true });
    await p.goto('/operator/approvals'); await p.waitForTimeout(2000);
    await p.getByRole('button', { name: /Import of a bank statement|Import penyata/ }).first().click(); await p.waitForTimeout(1500);
    await p.screenshot({ path: `/tmp/shots/apr-${w}-${scheme}.png`, fullPage: true });
    await c.close();
  }
  await b.close();
}
