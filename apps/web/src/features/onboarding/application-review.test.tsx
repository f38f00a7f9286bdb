import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { businessOwner, currentAnswer } from '../../testing/users.ts';

const waiting = businessOwner({ application_status: 'Submitted', completed_application: true });

it('says what happens now and next, and whom to write to', async () => {
  openPage('/application/review', { user: waiting });
  await screen.findByRole('heading', { name: 'Your application is under review' });
  const now = screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-current') === 'step');
  expect(now?.textContent).toContain('Under review');
  screen.getByRole('link', { name: 'help@titian.example' });
  screen.getByRole('button', { name: 'Log Out' });
});

it('leads on as soon as there is a decision', async () => {
  let user = waiting;
  const { router, person } = openPage('/application/review', {
    user,
    handlers: { 'GET /api/user/current': () => ({ json: currentAnswer(user) }) },
  });
  const main = within(await screen.findByRole('main'));
  const look = await main.findByRole('button', { name: 'Refresh status' });
  user = businessOwner({ application_status: 'Rejected', completed_application: true });
  await person.click(look);
  await screen.findByRole('heading', { name: /^Hello/ });
  expect(router.state.location.pathname).toBe('/application/rejected');
});
