import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { approvedInvestor } from './api/join.ts';
import { runDay, topUp } from './api/money.ts';
import { createOperatorPair } from './api/operator-pair.ts';
import { newPerson } from './api/people.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { tabTo } from './pages/keyboard.ts';
import { test } from './pages/visitor.ts';
import { ownProduct } from './product/own-product.ts';

/** Among so many days one is a business day, whatever holidays there are. */
const DAYS = 6;
const STEPS = 8;
const own = ownProduct();
const run = promisify(execFile);

test('an investor verifies a balance in the browser and by a program of one file; a forged proof is refused', async ({
  newVisitor,
  browser,
}) => {
  test.setTimeout(300_000);
  const place = await own.start();
  const operatorPair = await createOperatorPair(place);
  const investor = await approvedInvestor(place, operatorPair, newPerson('Hamidah', 'Yaakob'));
  await topUp(place, investor.session, '4321.00');
  await runDay(place, dayFromToday(DAYS));
  const visitor = await newVisitor(place);
  const { page } = visitor;
  await visitor.become(investor.session);
  const folder = await mkdtemp(join(tmpdir(), 'titian-proof-'));
  const proofFile = join(folder, 'proof.json');

  await test.step('in the browser, by keyboard', async () => {
    await visitor.open('/balance');
    await expect(page.getByText(/^Included in the proof of /)).toBeVisible();
    await tabTo(page, 'button', 'Verify my balance');
    await page.keyboard.press('Enter');
    const steps = page.getByRole('list', { name: 'Verification steps' }).getByRole('listitem');
    await expect(steps).toHaveCount(STEPS);
    for (const step of await steps.all()) await expect(step).toContainText('Holds');
    await expect(page.getByText(/^RM 4,321\.00 of yours is in the record of /)).toBeVisible();
    await expectSound(page);
  });

  await test.step('by the published program, in an empty folder', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download proof' }).click();
    await (await downloading).saveAs(proofFile);
    const program = await (await page.request.get('/verify-proof.mjs')).text();
    await writeFile(join(folder, 'verify-proof.mjs'), program);
    const { items } = await (await page.request.get('/api/proof/keys')).json();
    const verify = (file: string) =>
      run(process.execPath, ['verify-proof.mjs', file, '--key', items[0].public_key], { cwd: folder });
    expect((await verify('proof.json')).stdout).toContain('RM 4321.00 of INV-');
    const forged = (await readFile(proofFile, 'utf8')).replace('"total": "4321.00"', '"total": "4321.01"');
    await writeFile(join(folder, 'forged.json'), forged);
    await expect(verify('forged.json')).rejects.toThrow(/BROKEN|Command failed/);
  });

  await test.step('a forged proof is refused', async () => {
    await page.route('**/api/proof/days/*/mine', async (route) => {
      const answer = await route.fetch();
      const proof = await answer.json();
      proof.pieces[0].path[0].amount = '0.01';
      await route.fulfill({ response: answer, json: proof });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Verify my balance' }).click();
    await expect(
      page.getByText('This proof does not hold. Please download it and contact support.'),
    ).toBeVisible();
    await expectSound(page);
  });

  await test.step('an operator downloads the ledger, which the published program verifies', async () => {
    // Another day: its record is over all that was booked before this moment.
    await runDay(place, dayFromToday(2 * DAYS));
    const operator = await newVisitor(place);
    await operator.becomeOperator(operatorPair.maker);
    await operator.open('/operator/reports');
    const card = operator.page.getByRole('region', { name: 'Ledger export' });
    await field(card, 'To').fill(dayFromToday(2 * DAYS));
    const downloading = operator.page.waitForEvent('download');
    await card.getByRole('button', { name: 'Download' }).click();
    const archive = await readFile(await (await downloading).path());
    await mkdir(join(folder, 'books'), { recursive: true });
    for (const [name, bytes] of Object.entries(unzipSync(archive))) {
      await writeFile(join(folder, 'books', name), bytes);
    }
    await writeFile(
      join(folder, 'verify-ledger.mjs'),
      await (await page.request.get('/verify-ledger.mjs')).text(),
    );
    const { items } = await (await page.request.get('/api/proof/keys')).json();
    const verifying = () =>
      run(process.execPath, ['verify-ledger.mjs', 'books', '--key', items[0].public_key], { cwd: folder });
    expect((await verifying()).stdout).toContain('every balance, every day and the chain');
    const transfers = join(folder, 'books', 'transfers.csv');
    await writeFile(transfers, (await readFile(transfers, 'utf8')).replace(',432100,', ',432101,'));
    await expect(verifying()).rejects.toMatchObject({ stdout: expect.stringContaining('was altered') });
    await expectSound(operator.page);
    await rm(folder, { recursive: true });
  });

  await test.step('the public pages are whole without scripts', async () => {
    const context = await browser.newContext({ baseURL: place.baseUrl, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/login');
    await plain.goto('/proof');
    await expect(plain.getByRole('heading', { name: 'Proof of client money', level: 1 })).toBeVisible();
    await plain.getByRole('table').getByRole('link').first().click();
    await expect(plain.getByRole('row', { name: /Investors’ cash/ })).toContainText('RM 4,321.00');
    await context.close();
    await visitor.open('/proof');
    await expectSound(page);
  });
});
