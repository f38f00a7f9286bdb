import { expect, it } from 'vitest';
import { watchPrinting } from './print-colours.ts';

it('prints in the light colours and reads on in the dark ones', () => {
  const page = document.createElement('html');
  page.setAttribute('data-mantine-color-scheme', 'dark');
  const scheme = () => page.getAttribute('data-mantine-color-scheme');
  const stop = watchPrinting(page);
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('dark');
  window.dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('dark');
  stop();
  window.dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('dark');
});
