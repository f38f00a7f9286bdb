import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customerSession } from '../../../lib/session/session-store.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { currentAnswer, investor } from '../../../testing/users.ts';
import { handedOver } from '../lib/handed-over.ts';
import { VerificationPage } from './verification-page.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const TOKEN = 'A'.repeat(43);
const CURRENT = 'GET /api/ekyc/sessions';
const FRONT = `POST /api/ekyc/sessions/${ID}/front`;
const HANDED = `GET /api/ekyc/sessions/${ID}`;

const steps = (...done: string[]) =>
  ['front', 'back', 'selfie'].map((side) => ({ side, done: done.includes(side) }));
const session = (state: string, more: object = {}) => ({
  ...{ id: ID, state, steps: steps(), reasons: [], attempts_left: 2 },
  ...more,
});
const current = (more: object = {}) => ({
  json: {
    ...{ success: true, session: null, blocked: null, attempts_left: 3, selfie_keep_days: 30 },
    ...{ sample_card: [], undone_by: null, gives_card_pictures: false, ...more },
  },
});
const picture = new File(['x'], 'front.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  customerSession.signIn('token-1', 'event-1');
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

const show = (hash = '') =>
  showPage(<VerificationPage handed={handedOver(hash)} />, { user: currentAnswer(investor()) });

describe('the address of a hand-off', () => {
  it.each(['', 'x', ID, `${ID}.short`, `${ID}.${TOKEN}.more`, `not-an-id.${TOKEN}`])('is not %j', (hash) => {
    expect(handedOver(hash)).toBeNull();
  });

  it('carries the check and its token', () => {
    expect(handedOver(`${ID}.${TOKEN}`)).toEqual({ id: ID, token: TOKEN });
  });
});

describe('the identity check', () => {
  it('prompts a guest to sign in, without a call', async () => {
    customerSession.signOut();
    const seen = serve({});
    show();
    expect(await screen.findByText('Sign-in required')).toBeTruthy();
    expect(seen).toEqual([]);
  });

  it('begins only with consent', async () => {
    const seen = serve({
      [CURRENT]: current(),
      'POST /api/ekyc/sessions': { status: 201, json: { success: true, ...session('open') } },
    });
    const { person } = show();
    const begin = await screen.findByRole('button', { name: 'Start verification' });
    expect(begin).toHaveProperty('disabled', true);
    expect(screen.getByText(/deleted 30 days after/)).toBeTruthy();
    await person.click(screen.getByRole('checkbox'));
    await person.click(begin);
    await waitFor(() => expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ consent: 1 }));
  });

  it('says why an approved check has to be made again', async () => {
    serve({ [CURRENT]: current({ session: session('approved'), undone_by: 'pictures' }) });
    show();
    expect(await screen.findByText('New verification required')).toBeTruthy();
    expect(screen.getByText(/You have added pictures of your document since/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start verification' })).toBeTruthy();
  });

  it.each([
    ['identity_missing', 'Name and document number required'],
    ['attempts', 'Daily attempt limit reached'],
  ])('says why it cannot begin: %s', async (blocked, title) => {
    serve({ [CURRENT]: current({ blocked }) });
    show();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start verification' })).toBeNull();
  });

  it('shows what to improve, and requires the picture again', async () => {
    const checks = [
      { check: 'size', result: 'pass', text: 'Large enough' },
      { check: 'sharpness', result: 'fail', text: 'A little blurred' },
    ];
    serve({
      [CURRENT]: current({ session: session('open') }),
      [FRONT]: { json: { success: true, ...session('open'), accepted: false, checks } },
    });
    const { person } = show();
    await person.upload(await screen.findByLabelText('Choose a picture'), picture);
    await person.click(await screen.findByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('A little blurred')).toBeTruthy();
    expect(screen.queryByText('Large enough')).toBeNull();
    expect(screen.getByLabelText('Choose a picture')).toBeTruthy();
  });

  it('rejects a file that is no picture, or too large, before it is sent', async () => {
    const seen = serve({ [CURRENT]: current({ session: session('open') }) });
    const { person } = show();
    const input = await screen.findByLabelText('Choose a picture');
    await person.upload(input, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/Please choose a photo/)).toBeTruthy();
    const large = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 10_485_761 });
    await person.upload(input, large);
    expect(await screen.findByText('Selected file size must be less than 10MB')).toBeTruthy();
    expect(seen.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('continues to the next picture', async () => {
    serve({
      [CURRENT]: current({ session: session('open') }),
      [FRONT]: {
        json: { success: true, ...session('open', { steps: steps('front') }), accepted: true, checks: [] },
      },
    });
    const { person } = show();
    await person.upload(await screen.findByLabelText('Choose a picture'), picture);
    await person.click(await screen.findByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByRole('heading', { name: 'Back of your document' })).toBeTruthy();
  });

  it.each([
    ['approved', 'approved', 'Identity verified'],
    ['review', 'review', 'Verification under review'],
    ['rejected', 'rejected', 'Verification unsuccessful'],
    ['retry', null, 'Verification not completed'],
  ])('shows its outcome: %s', async (state, blocked, title) => {
    const reasons = [{ code: 'name_differs', text: 'The name differs' }];
    serve({ [CURRENT]: current({ blocked, session: session(state, { reasons }) }) });
    show();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByText('The name differs') === null).toBe(state === 'approved');
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(state === 'retry');
  });
});

describe('on the phone', () => {
  it('carries the token of the hand-off with every call, and ends with the last picture', async () => {
    customerSession.signOut();
    const open = session('open', { steps: steps('front', 'back') });
    const seen = serve({
      [HANDED]: { json: { success: true, ...open } },
      [`POST /api/ekyc/sessions/${ID}/selfie`]: {
        json: {
          ...{ success: true, ...open, steps: steps('front', 'back', 'selfie') },
          ...{ accepted: true, checks: [] },
        },
      },
    });
    const { person } = show(`${ID}.${TOKEN}`);
    await person.upload(await screen.findByLabelText('Choose a picture'), picture);
    await person.click(await screen.findByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('Pictures received')).toBeTruthy();
    expect(seen.map(({ headers }) => headers.get('X-Handoff-Token'))).toEqual([TOKEN, TOKEN]);
    expect(seen.every(({ path }) => !path.includes(TOKEN))).toBe(true);
  });

  it('says that a link is over', async () => {
    serve({ [HANDED]: { status: 404, json: { success: false, message: 'Over', code: 'not_found' } } });
    show(`${ID}.${TOKEN}`);
    expect(await screen.findByText('Link expired')).toBeTruthy();
  });
});
