import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('a page after a navigation', () => {
  beforeEach(() => {
    document.title = '';
  });

  it('is announced by its title, and its heading takes the focus', async () => {
    const { router } = openPage('/login', { user: null });
    await screen.findByRole('button', { name: 'Sign in' });
    expect([spoken(), document.activeElement]).toEqual(['', document.body]);

    await router.navigate({ to: '/register/{-$type}' });
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(spoken()).toBe(document.title);
    expect(document.title).toContain(heading.textContent);
  });

  it('leaves the focus where it is when only the query of its address changes', async () => {
    const { router, person } = openPage('/login', { user: null });
    await person.click(await screen.findByRole('textbox', { name: 'E-mail' }));
    await router.navigate({ to: '/login', search: { next: '/notes' } });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
    expect(spoken()).toBe('');
  });
});
