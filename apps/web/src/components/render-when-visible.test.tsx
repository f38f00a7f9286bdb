import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenderWhenVisible } from './render-when-visible.tsx';

type Callback = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

const watching = new Set<Callback>();

/** The browser's, which jsdom lacks. */
class Observer {
  readonly #callback: Callback;
  constructor(callback: Callback) {
    this.#callback = callback;
  }
  observe(): void {
    watching.add(this.#callback);
  }
  disconnect(): void {
    watching.delete(this.#callback);
  }
}

const see = (isIntersecting: boolean) =>
  act(async () => {
    for (const callback of watching) callback([{ isIntersecting }]);
  });

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  watching.clear();
});

it('is rendered when scrolled near, and stays', async () => {
  render(<RenderWhenVisible>below</RenderWhenVisible>);
  expect(screen.queryByText('below')).toBeNull();
  await see(false);
  expect(screen.queryByText('below')).toBeNull();
  await see(true);
  expect(screen.getByText('below')).toBeTruthy();
});

it('is drawn for paper', () => {
  render(<RenderWhenVisible>below</RenderWhenVisible>);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.getByText('below')).toBeTruthy();
});

it('leaves nothing behind that watches', () => {
  const { unmount } = render(<RenderWhenVisible>below</RenderWhenVisible>);
  expect(watching.size).toBe(1);
  unmount();
  expect(watching.size).toBe(0);
});
