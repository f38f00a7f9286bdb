import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EarlyTotal } from '../components/early-total.tsx';
import { showEarlyTotal } from './early-total.ts';

const figures = {
  success: true,
  cash: '700.00',
  waiting: '1000.50',
  outstanding: '10000.00',
  impaired: '1250.00',
};

function early() {
  const { container } = render(<EarlyTotal />);
  return {
    shown: () =>
      [...container.querySelectorAll<HTMLElement>('[data-early-total]')].filter((place) => !place.hidden),
    isLong: () => container.querySelector<HTMLElement>('[data-long="true"]') !== null,
  };
}

afterEach(() => localStorage.clear());

describe('the total before the app', () => {
  it('is shown once its figures have come', async () => {
    const { shown, isLong } = early();
    expect(shown()).toEqual([]);
    expect(await showEarlyTotal(Promise.resolve(figures))).toBe(true);
    expect(shown().map(({ textContent }) => textContent)).toEqual([
      'Total account valueRM 11,700.50of which impaired RM\u00A01,250.00: expected loss on principal past due or in default',
    ]);
    expect(isLong()).toBe(false);
  });

  it('has no impaired amount where nothing is impaired', async () => {
    const { shown } = early();
    await showEarlyTotal(Promise.resolve({ ...figures, impaired: '0.00' }));
    const [place] = shown();
    expect(place?.querySelector<HTMLElement>('[data-part="impaired"]')?.hidden).toBe(true);
  });

  it('is in the language of this browser, and smaller where it is long', async () => {
    localStorage.setItem('language', 'ms');
    const { shown, isLong } = early();
    await showEarlyTotal(Promise.resolve({ ...figures, cash: '100000000.00' }));
    expect(shown().map(({ textContent }) => textContent)).toEqual([
      'Jumlah nilai akaunRM 100,011,000.50termasuk rosot nilai RM\u00A01,250.00: kerugian jangkaan atas prinsipal yang tertunggak atau mungkir',
    ]);
    expect(isLong()).toBe(true);
  });

  it.each([
    ['no call', null],
    ['an error', Promise.resolve(null)],
    ['an answer without figures', Promise.resolve({ success: true, cash: '700.00', waiting: '0.00' })],
    ['a figure that is no amount', Promise.resolve({ ...figures, cash: 'much' })],
  ])('is not shown for %s', async (_what, answer) => {
    const { shown } = early();
    expect(await showEarlyTotal(answer)).toBe(false);
    expect(shown()).toEqual([]);
  });

  it('is nothing in a page without its place', async () => {
    expect(await showEarlyTotal(Promise.resolve(figures))).toBe(false);
  });
});
