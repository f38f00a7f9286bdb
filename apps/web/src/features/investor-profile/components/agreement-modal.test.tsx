import { screen, waitFor } from '@testing-library/react';
import { messages } from '@titian/contracts/messages';
import { expect, it } from 'vitest';
import { ToastHost } from '../../../lib/toast/toast-host.tsx';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { currentAnswer, investor } from '../../../testing/users.ts';
import AgreementModal from './agreement-modal.tsx';

const ACCEPT = 'GET /api/investors/agreement/update';
const CURRENT = 'GET /api/user/current';

async function accept(json: unknown) {
  const user = currentAnswer(investor());
  const seen = serve({ [ACCEPT]: { json }, [CURRENT]: { json: user } });
  const page = (
    <>
      <AgreementModal logOut={null} />
      <ToastHost />
    </>
  );
  const { person } = showPage(page, { at: '/dashboard', user });
  await person.click(await screen.findByRole('button', { name: 'I have read and accept both' }));
  await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/agreement/update'))).toBe(true));
}

it('says that accepting failed where the error comes with status 200', async () => {
  await accept({ success: false, message: 'No.', code: 'wrong_state' });
  expect(await screen.findByText(messages.agreementFailed)).toBeDefined();
  expect(screen.queryByText(messages.agreementUpdated)).toBeNull();
});

it('says that the agreement was accepted', async () => {
  await accept({ success: true });
  expect(await screen.findByText(messages.agreementUpdated)).toBeDefined();
});
