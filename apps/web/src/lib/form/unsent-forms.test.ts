import { afterEach, describe, expect, it, vi } from 'vitest';

const KEY = 'unsent_forms';
const stops: (() => void)[] = [];

/** The module as a page has it that was just loaded: storage stays, memory does not. */
async function loadPage() {
  vi.resetModules();
  return import('./unsent-forms.ts');
}

type Forms = Awaited<ReturnType<typeof loadPage>>;

function open(forms: Forms, name: string, values: Record<string, unknown> | null, memoryOnly: string[] = []) {
  const stop = forms.followForm(name, { read: () => values, memoryOnly });
  stops.push(stop);
  return stop;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  sessionStorage.clear();
});

describe('forms under which a session ends', () => {
  it('come back once', async () => {
    const forms = await loadPage();
    open(forms, 'withdraw', { amount: '50.00' });
    forms.storeUnsentForms('a@example.com');
    expect(forms.hasUnsentForm('withdraw')).toBe(true);
    expect(forms.takeUnsentForm('withdraw')).toEqual({ amount: '50.00' });
    expect([forms.takeUnsentForm('withdraw'), sessionStorage.getItem(KEY)]).toEqual([null, null]);
  });

  it('come back after a reload, without what only memory takes', async () => {
    const forms = await loadPage();
    open(forms, 'bank', { bic: 'MBBEMYKL', number: '7012345678' }, ['number']);
    forms.storeUnsentForms('a@example.com');
    expect(sessionStorage.getItem(KEY)).not.toContain('7012345678');
    expect(forms.takeUnsentForm('bank')).toEqual({ bic: 'MBBEMYKL', number: '7012345678' });
    forms.storeUnsentForms('a@example.com');
    expect((await loadPage()).takeUnsentForm('bank')).toEqual({ bic: 'MBBEMYKL' });
  });

  it('are stored as they were when the page is closed at the second notice', async () => {
    const forms = await loadPage();
    open(forms, 'withdraw', { amount: '50.00' });
    forms.storeUnsentForms('a@example.com');
    for (const stop of stops.splice(0)) stop();
    forms.storeUnsentForms('a@example.com');
    expect(forms.takeUnsentForm('withdraw')).toEqual({ amount: '50.00' });
  });

  it('are not stored unchanged', async () => {
    const forms = await loadPage();
    open(forms, 'withdraw', null);
    forms.storeUnsentForms('a@example.com');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('are dropped when another account signs in, and stay for the same', async () => {
    const forms = await loadPage();
    open(forms, 'withdraw', { amount: '50.00' });
    forms.storeUnsentForms('a@example.com');
    forms.dropUnsentForms('a@example.com');
    expect(forms.hasUnsentForm('withdraw')).toBe(true);
    forms.dropUnsentForms('b@example.com');
    expect([forms.hasUnsentForm('withdraw'), sessionStorage.getItem(KEY)]).toEqual([false, null]);
  });

  it.each(['{', '7', '{"owner":1}', '{"owner":"a","forms":null}'])('reads %s as nothing', async (content) => {
    const forms = await loadPage();
    sessionStorage.setItem(KEY, content);
    expect(forms.takeUnsentForm('withdraw')).toBeNull();
  });
});
