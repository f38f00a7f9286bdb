import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MoneyButton } from '../../components/money-button.tsx';
import { showPage } from '../../testing/show-page.tsx';
import { OfflineBanner } from './offline-banner.tsx';

it('says that there is no network, and buttons of acts on money are disabled meanwhile (NAV-26)', async () => {
  showPage(
    <>
      <OfflineBanner />
      <MoneyButton>Invest</MoneyButton>
    </>,
  );
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Invest' });
  expect(button.disabled).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => onlineManager.setOnline(false));
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\. Figures are as of \d\d:\d\d\./);
  expect(button.disabled).toBe(true);
  act(() => onlineManager.setOnline(true));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(button.disabled).toBe(false);
});
