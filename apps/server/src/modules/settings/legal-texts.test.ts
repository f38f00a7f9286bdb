import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LegalKind, legalKinds } from '@titian/contracts/legal-kinds';
import { day } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { dated } from '../../../test/builders/operators.ts';
import { shiftTo } from '../../platform/clock.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { type LegalSource, parseLegalText } from './domain/legal-text.ts';
import { legalVersionInForce, loadLegalTexts, readAgreementVersion, readLegalSources } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

function at(on?: string): Scope {
  const dateShiftDays = on === undefined ? 0 : shiftTo(app.work.clock.now(), day(on));
  return { actor: systemActor, dateShiftDays, requestId: null };
}

const FIRST = '2026-11-01';
const load = (sources: readonly LegalSource[]) =>
  app.work.command(at(), (ctx) => loadLegalTexts(ctx, sources));

function source(kind: LegalKind, version: string, body = '# New\n\n## One\n\nWords.\n'): LegalSource {
  return { kind, language: 'en', version, effectiveFrom: day(version), body };
}

/** A folder with one short text of every kind, spoilt by the test. */
function folderWith(spoil: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'titian-legal-'));
  for (const kind of legalKinds) {
    mkdirSync(join(folder, kind));
    writeFileSync(join(folder, kind, '2026-01-01.md'), '# T\n\n## H\n\nP.\n');
  }
  spoil(folder);
  return folder;
}

const translation = '<!-- governs: en -->\n\n# T\n\n> The English governs.\n\n## H\n\nP.\n';

describe('the sources of legal texts', () => {
  it.each<[string, (folder: string) => void]>([
    ['a file that is not called by a day', (folder) => writeFileSync(join(folder, 'risk', 'v2.md'), '# T')],
    ['a day that there is not', (folder) => writeFileSync(join(folder, 'risk', '2026-02-30.md'), '# T')],
    ['a text that cannot be read', (folder) => writeFileSync(join(folder, 'risk', '2027-01-01.md'), 'T')],
    [
      'a translation without the text that governs',
      (folder) => writeFileSync(join(folder, 'risk', '2027-01-01.ms.md'), translation),
    ],
    [
      'a translation with other clauses',
      (folder) => writeFileSync(join(folder, 'risk', '2026-01-01.ms.md'), `${translation}\n\n## H2\n\nP.\n`),
    ],
    [
      'a translation that does not say which language governs',
      (folder) => writeFileSync(join(folder, 'risk', '2026-01-01.ms.md'), '# T\n\n## H\n\nP.\n'),
    ],
    ['a kind without a text', (folder) => rmSync(join(folder, 'risk', '2026-01-01.md'))],
    ['a kind without a folder', (folder) => rmSync(join(folder, 'risk'), { recursive: true })],
  ])('are rejected with %s', (_what, spoil) => {
    const folder = folderWith(spoil);
    expect(() => readLegalSources(folder)).toThrow();
    rmSync(folder, { recursive: true });
  });

  const all = readLegalSources();
  const sources = all.filter((one) => one.language === 'en');
  const translations = all.filter((one) => one.language === 'ms');

  it('hold every kind, each with its translation', () => {
    expect(new Set(sources.map((one) => one.kind))).toEqual(new Set(legalKinds));
    const names = (some: readonly LegalSource[]) => some.map((one) => `${one.kind}/${one.version}`).sort();
    expect(names(translations)).toEqual(names(sources));
  });

  it.each(translations.map((one) => [`${one.kind}/${one.version}`, one] as const))(
    '%s says in Bahasa Malaysia that the English governs, and calls the return by its word',
    (_name, one) => {
      const { governs, note, sections } = parseLegalText(one.body);
      expect([governs, note]).toEqual(['en', expect.stringContaining('Versi bahasa Inggeris mengatasi')]);
      expect(sections.length).toBeGreaterThanOrEqual(6);
      expect(one.body).not.toMatch(/RM ?\d|\d ?%|\b(the|and|you)\b/);
      if (one.kind.endsWith('_islamic')) {
        expect(one.body).not.toMatch(/\bfaedah\b|pinjam/i);
        expect(one.body).toMatch(/keuntungan/i);
      }
      if (one.kind.endsWith('_conventional')) {
        expect(one.body).not.toMatch(/keuntungan/i);
        expect(one.body).toMatch(/faedah/i);
      }
    },
  );

  it.each(sources.map((one) => [`${one.kind}/${one.version}`, one] as const))(
    '%s is a whole text',
    (_name, one) => {
      const { sections } = parseLegalText(one.body);
      expect(sections.length).toBeGreaterThanOrEqual(6);
      const words = one.body.split(/\s+/).length;
      expect(words).toBeGreaterThan(500);
      expect(words).toBeLessThan(1_600);
      // Numbers are given by the screen, and amounts and rates are settings.
      expect(one.body).not.toMatch(/^#* ?\d+[.)]/m);
      expect(one.body).not.toMatch(/RM ?\d|\d ?%/);
    },
  );

  it.each(sources.map((one) => [`${one.kind}/${one.version}`, one] as const))(
    '%s calls the return by its word',
    (_name, one) => {
      if (one.kind.endsWith('_islamic')) {
        expect(one.body).not.toMatch(/\binterests?\b|\bloans?\b|\blend/i);
        expect(one.body).toMatch(/\bprofit\b/i);
      }
      if (one.kind.endsWith('_conventional')) {
        expect(one.body).not.toMatch(/\bprofits?\b/i);
        expect(one.body).toMatch(/\binterest\b/i);
      }
    },
  );
});

describe('loading legal texts', () => {
  it('rejects a version whose words were changed, and changes nothing', async () => {
    const [first] = readLegalSources();
    const changed = {
      ...source(first?.kind ?? 'risk', first?.version ?? FIRST),
      body: `${first?.body}More.\n`,
    };
    await expect(load([source('risk', '2090-01-01'), changed])).rejects.toThrow('was changed after');
    const answer = await call(app, 'legalText', { params: { kind: 'risk' } });
    expect(answer.body.versions.map((one) => one.version)).toEqual([FIRST]);
  });

  it('cannot rewrite or remove a row', async () => {
    const rewrite = app.work.command(at(), (ctx) =>
      ctx.tx.db.updateTable('legal_texts').set({ body: '' }).where('kind', '=', 'risk').execute(),
    );
    await expect(rewrite).rejects.toThrow('permission denied');
    const remove = app.work.command(at(), (ctx) => ctx.tx.db.deleteFrom('legal_texts').execute());
    await expect(remove).rejects.toThrow('permission denied');
  });

  it('is safe again and at once', async () => {
    await Promise.all([load(readLegalSources()), load(readLegalSources())]);
    const rows = await app.database.reader.db.selectFrom('legal_texts').select('kind').execute();
    expect(rows.length).toBe(readLegalSources().length);
  });
});

describe('GET /legal-texts/:kind', () => {
  it.each(['terms', '..%2Fprivacy', 'PRIVACY'])('rejects the kind %s', async (kind) => {
    const answer = await call(app, 'legalText', { params: { kind } });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toHaveProperty('kind');
  });

  it('rejects a version that is no day, and does not find an unknown one', async () => {
    const version = (query: Record<string, string | string[]>) =>
      call(app, 'legalText', { params: { kind: 'privacy' }, query });
    expect((await version({ version: 'newest' })).error.errors).toHaveProperty('version');
    expect((await version({ version: [FIRST, FIRST] })).status).toBe(422);
    const unknown = await version({ version: '2001-01-01' });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'not_found']);
  });

  it.each(legalKinds)('answers %s to a guest', async (kind) => {
    const { status, body } = await call(app, 'legalText', { params: { kind } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind, version: FIRST, effective_from: FIRST, version_in_force: FIRST });
    expect(body.title.length).toBeGreaterThan(3);
    expect(body.sections.every((one) => one.heading !== '' && one.paragraphs.length > 0)).toBe(true);
  });

  it('answers in the language of the reader, with the same version and clauses', async () => {
    const read = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await call(app, 'legalText', { params: { kind: 'privacy' }, headers })).body;
    };
    const [english, malay] = [await read('en'), await read('ms')];
    expect(english).toMatchObject({ language: 'en', governing_language: 'en', note: null });
    expect(malay).toMatchObject({ language: 'ms', governing_language: 'en', title: 'Dasar Privasi' });
    expect(malay.note).toContain('Versi bahasa Inggeris mengatasi');
    expect([malay.version, malay.version_in_force]).toEqual([english.version, english.version_in_force]);
    expect(malay.sections.map((one) => one.paragraphs.length)).toEqual(
      english.sections.map((one) => one.paragraphs.length),
    );
  });

  it('answers the text that governs where there is no translation', async () => {
    await load([source('about', '2095-01-01')]);
    const answer = await call(app, 'legalText', {
      params: { kind: 'about' },
      query: { version: '2095-01-01' },
      headers: { 'accept-language': 'ms' },
    });
    expect(answer.body).toMatchObject({ language: 'en', note: null, title: 'New' });
  });

  it('answers the version of the business date, and others by name', async () => {
    await load([source('consent', '2080-01-01'), source('consent', '2085-01-01')]);
    const read = async (query: Record<string, string>, on?: string) =>
      (await call(app, 'legalText', { params: { kind: 'consent' }, query, headers: dated({}, on) })).body;
    expect(await read({}, '2084-12-31')).toMatchObject({ version: '2080-01-01', title: 'New' });
    expect(await read({}, '2085-01-01')).toMatchObject({ version: '2085-01-01' });
    const old = await read({ version: FIRST }, '2085-01-01');
    expect(old).toMatchObject({ version: FIRST, title: 'Consent', version_in_force: '2085-01-01' });
    expect(old.versions.map((one) => one.version)).toEqual(['2085-01-01', '2080-01-01', FIRST]);
  });
});

describe('what people agree to', () => {
  const agreementOn = (on?: string) => app.work.query(at(on), readAgreementVersion);

  it('is the newer of the two investor texts on the business date', async () => {
    expect(await agreementOn('2020-01-01')).toBe(FIRST);
    expect(await agreementOn()).toBe(FIRST);
    await load([source('tnc_investor_islamic', '2070-01-01'), source('tnc_issuer_islamic', '2071-01-01')]);
    expect(await agreementOn('2069-12-31')).toBe(FIRST);
    expect(await agreementOn('2070-01-01')).toBe('2070-01-01');
    expect(await agreementOn('2075-01-01')).toBe('2070-01-01');
  });

  it('is each text by itself otherwise', async () => {
    const on = (kind: LegalKind) => app.work.query(at('2075-01-01'), (ctx) => legalVersionInForce(ctx, kind));
    expect(await on('privacy')).toBe(FIRST);
    expect(await on('tnc_issuer_islamic')).toBe('2071-01-01');
  });
});

describe('GET /platform/terms', () => {
  it('rejects a parameter that comes twice, and takes no session', async () => {
    expect((await call(app, 'platformTerms', { query: { x: ['1', '2'] } })).status).toBe(422);
    expect((await call(app, 'platformTerms')).status).toBe(200);
  });

  it('answers the figures of the business date as amounts and percentages', async () => {
    const { body } = await call(app, 'platformTerms', { headers: dated({}, '2027-02-01') });
    expect(body.terms).toMatchObject({
      as_of: '2027-02-01',
      minimum_investment: '50.00',
      investment_step: '10.00',
      minimum_topup: '200.00',
      security_hold_hours: 24,
      service_fee_percent: '15.00',
      service_tax_percent: '8.00',
      withholding_tax_percent: '15.00',
      withhold_late_charges: true,
      origination_fees: [
        { up_to_months: 12, percent: '1.50' },
        { up_to_months: 24, percent: '3.00' },
        { up_to_months: 36, percent: '4.50' },
      ],
      rate_cap_percent: '18.00',
      tenure_months_min: 1,
      tenure_months_max: 36,
      premium_early_access_minutes: 120,
      basic_plan_limit: '50000.00',
      registration: null,
    });
  });
});
