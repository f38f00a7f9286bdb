import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { ApiError } from '@titian/contracts/http/api-error';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../lib/chunks/chunk-load-error.ts';
import { serve } from '../testing/server.ts';
import { showPage } from '../testing/show-page.tsx';
import { ErrorPage } from './error-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
});

describe('a part of the page that does not load', () => {
  it('says what happened and offers to reload when a reload did not help', async () => {
    sessionStorage.setItem('chunk-reload:unknown:notes', '1');
    showPage(<ErrorPage error={new ChunkLoadError('notes', new TypeError('gone'))} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Page update required');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  });
});

it('says that the server cannot be reached, with a way to try again', async () => {
  showPage(<ErrorPage error={new ApiError({ status: 0, code: 'network', message: 'No answer came.' })} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Unable to connect to Titian');
  expect(alert.textContent).toContain('No answer came.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

describe('without a network', () => {
  beforeEach(() => onlineManager.setOnline(false));

  it.each([
    ['a call without an answer', new ApiError({ status: 0, code: 'network', message: 'No answer came.' })],
    ['a part that does not load', new ChunkLoadError('notes', new TypeError('gone'))],
  ])('says after %s that there is none, and comes by itself when there is one', async (_what, error) => {
    const { router } = showPage(<ErrorPage error={error} />);
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
    sessionStorage.setItem('chunk-reload:unknown:notes', '1');
    const again = vi.spyOn(router, 'invalidate');
    act(() => onlineManager.setOnline(true));
    expect(again).toHaveBeenCalledOnce();
    expect(screen.queryByText('You are offline')).toBeNull();
  });

  it('shows a defect as one', async () => {
    serve({ 'POST /api/client-errors': { json: { success: true } } });
    showPage(<ErrorPage error={new Error('a defect')} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to load this page');
  });
});
