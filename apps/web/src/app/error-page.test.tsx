import { screen } from '@testing-library/react';
import { ApiError } from '@titian/contracts/http/api-error';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChunkLoadError } from '../lib/chunks/chunk-load-error.ts';
import { showPage } from '../testing/show-page.tsx';
import { ErrorPage } from './error-page.tsx';

beforeEach(() => sessionStorage.clear());

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
