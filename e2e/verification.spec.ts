import { expect } from '@playwright/test';
import { type Member, registerInvestor } from './api/join.ts';
import { newPerson } from './api/people.ts';
import { mailTo } from './api/simulator.ts';
import { expectSound } from './pages/axe.ts';
import { approve } from './pages/operator.ts';
import {
  beginCheck,
  givePicture,
  givePictures,
  handOff,
  proposeRetry,
  saveIdentity,
} from './pages/verification.ts';
import { test } from './pages/visitor.ts';
import { fixture } from './product/checkout.ts';
import { sharedProduct } from './product/place.ts';

async function applicant(first: string, last: string): Promise<Member> {
  const { place } = sharedProduct();
  const member = await registerInvestor(place, newPerson(first, last));
  await saveIdentity(place, member);
  return member;
}

test('an applicant begins at a computer and takes the pictures on a phone', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const { person, session } = await applicant('Zaleha', 'Hamid');
  const operatorPair = await newVisitor();
  const phone = await newVisitor();
  await phone.page.setViewportSize({ width: 390, height: 844 });

  await test.step('a stranger is asked to sign in', async () => {
    await phone.open('/verification');
    await expect(phone.page.getByText('Sign-in required')).toBeVisible();
    await expectSound(phone.page);
  });

  await operatorPair.become(session);
  await beginCheck(operatorPair);
  await expectSound(operatorPair.page);
  const link = await handOff(operatorPair);
  await expectSound(operatorPair.page);
  expect(new URL(link).search).toBe('');

  await test.step('a picture that is of no use is asked for again, kindly', async () => {
    await phone.open(link);
    await phone.page.reload();
    await expect(phone.page.getByRole('heading', { name: 'Front of your document' })).toBeVisible();
    await phone.page.locator('input[type="file"]').setInputFiles(fixture('card-front.png'));
    await phone.page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(phone.page.getByText('Please retake this picture')).toBeVisible();
    await expect(phone.page.getByText(/The picture is too small/)).toBeVisible();
    await expectSound(phone.page);
  });

  await test.step('the phone takes the pictures, the desk follows', async () => {
    await givePicture(place, phone.page, 'front', person);
    await expect(operatorPair.page.getByRole('heading', { name: 'Back of your document' })).toBeVisible();
    await givePicture(place, phone.page, 'back', person);
    await givePicture(place, phone.page, 'selfie', person);
    await expect(phone.page.getByRole('heading', { name: 'Pictures received' })).toBeVisible();
    await expectSound(phone.page);
    await expect(operatorPair.page.getByRole('heading', { name: 'Identity verified' })).toBeVisible();
    await expectSound(operatorPair.page);
  });

  await test.step('the link is over, and the application says that it is done', async () => {
    phone.expectRejection(`/ekyc/sessions/${new URL(link).hash.slice(1, 37)}`, 404);
    await phone.page.reload();
    await expect(phone.page.getByRole('heading', { name: 'Link expired' })).toBeVisible();
    await operatorPair.page.getByRole('link', { name: 'Back to the application' }).click();
    await operatorPair.page.getByRole('button', { name: 'Documents' }).click();
    await expect(operatorPair.page.getByText('Identity verified.')).toBeVisible();
  });
});

test('a card that differs is looked at by people, never rejected by a machine', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await applicant('Salmah', 'Idris');
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(session);

  await test.step('another card goes to review', async () => {
    await beginCheck(visitor);
    await givePictures(place, page, { ...person, myKad: newPerson('Some', 'Body').myKad });
    await expect(page.getByRole('heading', { name: 'Verification under review' })).toBeVisible();
    await expect(page.getByText('The number on the card is not the number in the application')).toBeVisible();
    await expectSound(page);
  });

  const advice = 'This is the card of somebody else. Please take your own.';
  await test.step('two operators ask for another try', async () => {
    const [maker, checker] = [await newVisitor(), await newVisitor()];
    await maker.becomeOperator(operatorPair.maker);
    await proposeRetry(maker, person, advice);
    await expectSound(maker.page);
    await checker.becomeOperator(operatorPair.checker);
    await approve(checker, person.name);
  });

  await test.step('the applicant reads why, tries again and is verified', async () => {
    const mail = await mailTo(place, person.email, /take the pictures .* again/i);
    expect(mail.text).toContain(advice);
    await visitor.open('/verification');
    await expect(page.getByText(advice)).toBeVisible();
    await expectSound(page);
    await beginCheck(visitor);
    await givePictures(place, page, person);
    await expect(page.getByRole('heading', { name: 'Identity verified' })).toBeVisible();
  });
});
