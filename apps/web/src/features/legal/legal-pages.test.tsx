import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { platformTerms } from '../../testing/platform.ts';

const text = {
  success: true,
  kind: 'privacy',
  title: 'Privacy Policy',
  language: 'en',
  governing_language: 'en',
  note: null,
  version: '2026-11-01',
  effective_from: '2026-11-01',
  version_in_force: '2026-11-01',
  sections: [
    { heading: 'What we collect', paragraphs: ['Your name.', 'Your address.'] },
    { heading: 'Why', paragraphs: ['To know you.'] },
  ],
  versions: [{ version: '2026-11-01', effective_from: '2026-11-01' }],
};
const terms = { 'GET /api/platform/terms': { json: { success: true, terms: platformTerms } } };
const answers = (path: string, json: object = text) => ({
  [`GET /api/legal-texts/${path}`]: { json },
  ...terms,
});

describe('a legal text', () => {
  it('says what to do when it cannot be loaded', async () => {
    const json = { success: false, message: 'The server is busy.', code: 'busy' };
    openPage('/privacy', { user: null, handlers: { 'GET /api/legal-texts/privacy': { status: 409, json } } });
    expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.');
    screen.getByRole('button', { name: 'Try again' });
  });

  it('shows numbered clauses that can be linked to, contents, version and contact', async () => {
    openPage('/privacy#clause-1-2', { user: null, handlers: answers('privacy') });
    await screen.findByRole('heading', { name: 'Privacy Policy', level: 1 });
    screen.getByText('Version of 1 Nov 2026 · In force');
    expect(screen.getByRole('link', { name: 'Link to clause 1.2' }).getAttribute('href')).toBe(
      '/privacy#clause-1-2',
    );
    expect(document.getElementById('clause-1-2')?.getAttribute('data-target')).toBe('true');
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(within(contents).getByRole('link', { name: '2. Why' }).getAttribute('href')).toBe(
      '/privacy#clause-2',
    );
    await screen.findByRole('link', { name: 'support@titian.example' });
  });

  it('says on a translation which language governs', async () => {
    const note = 'Versi bahasa Inggeris mengatasi terjemahan ini.';
    openPage('/privacy', { user: null, handlers: answers('privacy', { ...text, language: 'ms', note }) });
    expect((await screen.findByText(note)).textContent).toBe(note);
  });

  it('says that another version is in force, and leads to it', async () => {
    const old = {
      ...text,
      version: '2026-11-01',
      version_in_force: '2027-02-01',
      versions: [{ version: '2027-02-01', effective_from: '2027-02-01' }, ...text.versions],
    };
    openPage('/privacy?version=2026-11-01', {
      user: null,
      handlers: answers('privacy?version=2026-11-01', old),
    });
    await screen.findByText('Version of 1 Nov 2026 · Earlier version');
    expect(screen.getByRole('link', { name: 'Read the version in force' }).getAttribute('href')).toBe(
      '/privacy',
    );
    expect(screen.getByRole('link', { name: '1 Feb 2027' }).getAttribute('href')).toBe(
      '/privacy?version=2027-02-01',
    );
  });

  it('is printed by a button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { person } = openPage('/risk', { user: null, handlers: answers('risk') });
    await person.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('the terms', () => {
  it.each([
    ['/tnc', 'tnc_issuer_conventional'],
    ['/tnc/investor', 'tnc_investor_conventional'],
    ['/tnc/investor/islamic', 'tnc_investor_islamic'],
    ['/issuer-disclosure', 'issuer_disclosure_conventional'],
    ['/issuer-disclosure/islamic', 'issuer_disclosure_islamic'],
  ])('%s fetches %s', async (address, kind) => {
    const { requestsTo: requested } = openPage(address, { user: null, handlers: answers(kind) });
    await screen.findByRole('heading', { level: 1 });
    expect(requested(`GET /api/legal-texts/${kind}`)).toHaveLength(1);
  });

  it.each(['/tnc/founder', '/tnc/investor/halal', '/issuer-disclosure/halal'])(
    '%s leads nowhere',
    async (address) => {
      const { requestsTo: requested } = openPage(address, { user: null });
      await screen.findByRole('heading', { name: 'Page not found' });
      expect(requested('GET /api/legal-texts/tnc_issuer_conventional')).toEqual([]);
    },
  );

  it('switch between people and between kinds of note', async () => {
    const { router, person } = openPage('/tnc/investor', {
      user: null,
      handlers: { ...answers('tnc_investor_conventional'), ...answers('tnc_investor_islamic') },
    });
    expect((await screen.findByRole('link', { name: 'For investors' })).getAttribute('aria-current')).toBe(
      'page',
    );
    await person.click(screen.getByRole('link', { name: 'Shariah' }));
    expect(router.state.location.pathname).toBe('/tnc/investor/islamic');
    expect((await screen.findByRole('link', { name: 'For businesses' })).getAttribute('href')).toBe(
      '/tnc/issuer/islamic',
    );
  });
});

describe('About Us', () => {
  it('shows the figures of today, and claims no registration that there is not', async () => {
    openPage('/about', { user: null, handlers: answers('about') });
    const fee = await screen.findByText('Service fee, of the return received');
    expect(fee.nextElementSibling?.textContent).toBe('15.00%');
    const value = screen.getByText('Value of outstanding principal, up to 60 days past due');
    expect(value.nextElementSibling?.textContent).toBe('75.00%');
    screen.getByText(/This installation is a demonstration/);
    expect(screen.queryByRole('link', { name: /Link to clause/ })).toBeNull();
  });

  it('shows the registration where one is set', async () => {
    const registered = { ...platformTerms, registration: 'Registered under number 1.' };
    openPage('/about', {
      user: null,
      handlers: {
        ...answers('about'),
        'GET /api/platform/terms': { json: { success: true, terms: registered } },
      },
    });
    await screen.findByText('Registered under number 1.');
  });
});

describe('the policy for reports', () => {
  it('says what to do, leads to the contact, and names support for one’s own account', async () => {
    openPage('/security', { user: null, handlers: terms });
    await screen.findByRole('heading', { name: 'Report a vulnerability', level: 1 });
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'How to report',
      'What you can expect',
      'Your responsibilities',
      'What we promise',
      'What this is not for',
      'If your own account is concerned',
    ]);
    expect(screen.getByRole('link', { name: 'security.txt' }).getAttribute('href')).toBe(
      '/.well-known/security.txt',
    );
    await screen.findByRole('link', { name: 'support@titian.example' });
  });
});
