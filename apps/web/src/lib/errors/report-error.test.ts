import { clientErrorLimits } from '@titian/contracts/client-errors';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../testing/server.ts';

const REPORT = 'POST /api/client-errors';
const PATIENCE = { timeout: 30_000 };

// The tests of other files report too, and this module has reported all that a page may.
afterEach(() => void vi.resetModules());

it('reports defects without data to the server, each once, and a few per page', async () => {
  // The limit is that of a page: a module that other tests have not used.
  vi.resetModules();
  const { reportError, watchErrors } = await import('./report-error.ts');
  const { ApiError } = await import('@titian/contracts/http/api-error');
  const { ChunkLoadError } = await import('../chunks/chunk-load-error.ts');
  const seen = serve({ [REPORT]: { json: { success: true } } });
  const stop = watchErrors();
  reportError('page', new ApiError({ status: 409, code: 'conflict', message: 'Refused.' }));
  reportError('page', new ChunkLoadError('notes', new TypeError('gone')));
  reportError('page', 'a text');
  const defect = new TypeError('No user aisyah@example.com, 900101-14-5678');
  window.dispatchEvent(new ErrorEvent('error', { error: defect }));
  reportError('part', defect);
  await vi.waitFor(() => expect(seen).toHaveLength(1), PATIENCE);
  expect(seen[0]).toMatchObject({
    body: { source: 'script', name: 'TypeError', message: 'No user @ 0', page: '/' },
  });

  for (let at = 0; at < 2 * clientErrorLimits.perPage; at += 1) {
    reportError('promise', new Error(`defect ${'x'.repeat(at)}`));
  }
  await vi.waitFor(() => expect(seen).toHaveLength(clientErrorLimits.perPage), PATIENCE);
  stop();
});
