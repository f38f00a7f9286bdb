import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from '../../components/date-text.tsx';
import { countryName } from '../../lib/text/country-name.ts';
import { chooseLanguage, currentLanguage, provideWords, speak } from '../../lib/text/language.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { openPage } from '../../testing/open-page.tsx';
import { investor } from '../../testing/users.ts';
import { syncLanguage } from './account-language.ts';
import { startLanguage } from './start.ts';
import { loadWords } from './words.ts';

beforeEach(() => {
  provideWords(loadWords);
});
const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) {
    stop();
  }
  vi.restoreAllMocks();
  await act(() => speak('en'));
});

const toMalay = () => screen.findByRole('button', { name: 'Bahasa Malaysia' });

describe('the language of a browser that chose none', () => {
  it('is English, whatever the browser speaks', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('ms-MY');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ms-MY', 'ms']);
    const show = vi.fn();
    startLanguage(show);
    // At once: the texts are in the page already.
    expect(show).toHaveBeenCalledOnce();
    expect(currentLanguage()).toBe('en');
  });
});

describe('the switch of a guest', () => {
  it('names the other language in itself, changes the page, and back', async () => {
    const { person } = openPage('/login', { user: null });
    const button = await toMalay();
    expect(button.lang).toBe('ms');
    await person.click(button);
    await screen.findByRole('heading', { level: 1, name: 'Log masuk' });
    expect(document.documentElement.lang).toBe('ms');
    await person.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(document.documentElement.lang).toBe('en');
  });

  it('is remembered before the first page is shown', async () => {
    localStorage.setItem('language', 'ms');
    const shownIn = vi.fn();
    startLanguage(() => shownIn(currentLanguage()));
    expect(shownIn).not.toHaveBeenCalled();
    await waitFor(() => expect(shownIn).toHaveBeenCalledExactlyOnceWith('ms'));
  });

  it('leaves the page in English where the words cannot be fetched, and says so', async () => {
    provideWords(() => Promise.reject(new TypeError('Failed to fetch')));
    const { person } = openPage('/login', { user: null });
    await person.click(await toMalay());
    await screen.findByText(/could not be loaded/);
    expect(currentLanguage()).toBe('en');
    screen.getByRole('heading', { level: 1, name: 'Sign in' });
  });

  it('follows the last of two quick choices', async () => {
    let arrive = () => {};
    provideWords((language) =>
      language === 'en'
        ? Promise.resolve()
        : new Promise((resolve) => {
            arrive = resolve;
          }),
    );
    const first = chooseLanguage('ms');
    await chooseLanguage('en');
    arrive();
    await first;
    expect(currentLanguage()).toBe('en');
  });

  it('is followed in other tabs', async () => {
    startLanguage(() => {});
    localStorage.setItem('language', 'ms');
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
    await waitFor(() => expect(currentLanguage()).toBe('ms'));
  });
});

describe('the account', () => {
  const saved = 'PUT /api/user/info';

  it('brings its language to another device', async () => {
    openPage('/my_activity', { user: investor({ locale: 'ms' }) });
    await waitFor(() => expect(document.documentElement.lang).toBe('ms'));
    expect(localStorage.getItem('language')).toBe('ms');
  });

  it('receives the language chosen before the sign-in', async () => {
    await act(() => chooseLanguage('ms'));
    const { requestsTo: requested } = openPage('/my_activity', {
      user: investor(),
      handlers: { [saved]: { json: { success: true } } },
    });
    await waitFor(() => expect(requested(saved)[0]?.body).toEqual({ locale: 'ms' }));
    expect(currentLanguage()).toBe('ms');
    await waitFor(() => expect(localStorage.getItem('language_unsaved')).toBeNull());
  });

  it('receives the language chosen in the menu', async () => {
    const {
      person,
      queries,
      requestsTo: requested,
    } = openPage('/my_activity', {
      user: investor(),
      handlers: { [saved]: { json: { success: true } } },
    });
    stops.push(syncLanguage(queries));
    await screen.findByRole('heading', { level: 1 });
    await person.click(screen.getByRole('button', { name: /^Account menu of/ }));
    const item = await screen.findByRole('menuitemradio', { name: 'Bahasa Malaysia' });
    expect(item.getAttribute('aria-checked')).toBe('false');
    await person.click(item);
    await waitFor(() => expect(requested(saved)[0]?.body).toEqual({ locale: 'ms' }));
    await waitFor(() => expect(item.getAttribute('aria-checked')).toBe('true'));
    // What the server has worded in English is read again, after the account knows.
    await waitFor(() => expect(requested('GET /api/my_activity/data').length).toBeGreaterThan(1));
  });

  it('is not changed before the second factor', async () => {
    const user = investor({ check_if_enabled_two_factor: true });
    const { requestsTo: requested, queries } = openPage('/two-factor-page', { user });
    await waitFor(() => expect(queries.getQueryData(currentUserQuery.queryKey)?.user).toEqual(user));
    stops.push(syncLanguage(queries));
    await act(() => chooseLanguage('ms'));
    expect(requested(saved)).toEqual([]);
    expect(localStorage.getItem('language_unsaved')).not.toBeNull();
  });
});

describe('in Bahasa Malaysia', () => {
  it('days, months and countries have their Malay names', async () => {
    expect([formatDate('2026-12-05'), countryName('SG')]).toEqual(['5 Dec 2026', 'Singapore']);
    await speak('ms');
    expect([formatDate('2026-12-05'), formatDate('2026-08', 'month')]).toEqual(['5 Dis 2026', 'Ogo 2026']);
    expect([countryName('SG'), countryName('DE')]).toEqual(['Singapura', 'Jerman']);
  });
});
