import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPage } from '../../testing/show-page.tsx';
import { PasskeyButton } from './passkey-button.tsx';

const options = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 1_000,
  userVerification: 'required' as const,
  allowCredentials: [],
};

/** A browser that has passkeys, whose person answers in this way. */
function giveBrowser(answer: () => Promise<never>) {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', Object.assign(navigator, { credentials: { get: answer } }));
}

function show() {
  return showPage(
    <PasskeyButton
      requestOptions={async () => ({ options })}
      send={async () => ({ success: true })}
      onDone={() => undefined}
    />,
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('the button that uses a passkey', () => {
  it('is not there where the browser has none', async () => {
    show();
    await waitFor(() => expect(document.body.textContent).toBeDefined());
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  it.each([
    ['NotAllowedError', 'it was cancelled, or it took too long'],
    ['SecurityError', 'Passkeys do not work at this address'],
    ['UnknownError', 'The passkey could not be used'],
  ])('says what happened at %s', async (name, sentence) => {
    giveBrowser(() => Promise.reject(new DOMException('said by the browser', name)));
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });
});
