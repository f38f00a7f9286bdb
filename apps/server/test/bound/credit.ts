import { malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import { facilityTerms, setFacilityLimit } from '../builders/facility.ts';
import { assess, listedNote, offerOf, submittedFinancing } from '../builders/financing.ts';
import { call } from '../builders/http.ts';
import { approvedIssuer } from '../builders/onboarding.ts';
import { operatorPair } from '../builders/operators.ts';
import { type BoundRow, OTHER_ID, otherSetting, row } from './harness.ts';

/** Applications for financing, offers and campaigns. */
export const creditRows: Readonly<Record<string, BoundRow>> = {
  grade_override: row({
    make: async (app) => ({ ...(await assessed(app)), after: { grade: 'C' } }),
    changes: {
      application: ({ subjectId }) => otherTerm(subjectId),
      score: ({ subjectId }) =>
        sql`update credit_assessments set score = score - 1 where application_id = ${subjectId}`,
      grade: ({ subjectId }) =>
        sql`update credit_assessments set grade = 'D' where application_id = ${subjectId}`,
      assessment: ({ subjectId }) => otherFigures(subjectId),
      band: () => sql`
        update settings set value = (
          select jsonb_agg(case when one ->> 'grade' = 'C' then one || '{"rate_max_bps": 1449}' else one end)
          from jsonb_array_elements(value) one)
        where key = 'credit_grades'`,
    },
  }),

  financing_rejection: row({
    make: async (app) => ({ ...(await assessed(app)), after: { reason: 'The figures do not carry this' } }),
    changes: {
      application: ({ subjectId }) => otherTerm(subjectId),
      documents: ({ ids }) =>
        sql`update files set sha256 = sha256(sha256) where owner_user_id = ${ids.issuer}`,
      assessment: ({ subjectId }) => otherFigures(subjectId),
    },
  }),

  financing_offer: row({
    make: async (app) => ({ ...(await assessed(app)), after: offerOf() }),
    changes: {
      application: ({ subjectId }) => otherTerm(subjectId),
      related: ({ subjectId }) => sql`
        update financing_applications set data = jsonb_set(data, '{related_companies}', '[{"company_name": "Kin"}]')
        where id = ${subjectId}`,
      documents: ({ ids }) =>
        sql`update files set sha256 = sha256(sha256) where owner_user_id = ${ids.issuer}`,
      assessment: ({ subjectId }) => otherFigures(subjectId),
      fact_sheet: ({ subjectId }) => sql`
        update fact_sheet_drafts set body = jsonb_set(body, '{security}', '"Guaranteed by the Government"')
        where application_id = ${subjectId}`,
      terms: () => otherSetting('service_tax_bps', 900),
      offer_days: () => otherSetting('offer_days', 3),
      exposure_limit: () => otherSetting('issuer_exposure_limit_sen', 90000000),
    },
  }),

  facility_limit: row({
    async make(app) {
      const { userId } = await approvedIssuer(app);
      await setFacilityLimit(app, userId);
      return { subjectId: userId, after: facilityTerms(malaysiaDay(new Date()), { amount: '90000.00' }) };
    },
    changes: {
      facility_limits: ({ subjectId }) =>
        sql`update facility_limits set id = ${OTHER_ID} where issuer_id = ${subjectId}`,
      exposure_limit: () => otherSetting('issuer_exposure_limit_sen', 90000000),
    },
  }),

  campaign_change: row({
    async make(app) {
      const note = await listedNote(app, await approvedIssuer(app));
      return { subjectId: note.id, after: { action: 'cancel', message: 'The largest buyer has left.' } };
    },
    changes: {
      state: ({ subjectId }) => sql`update notes set state = 'funded' where id = ${subjectId}`,
      paused_on: ({ subjectId }) =>
        sql`update notes set is_paused = true, paused_on = listed_on where id = ${subjectId}`,
      closes_on: ({ subjectId }) => sql`update notes set closes_on = closes_on + 1 where id = ${subjectId}`,
      issuer: ({ subjectId }) => sql`
        update notes set issuer_id = (select user_id from issuers where user_id <> notes.issuer_id limit 1)
        where id = ${subjectId}`,
    },
  }),

  fact_sheet_revision: row({
    async make(app) {
      const issuer = await approvedIssuer(app);
      const note = await listedNote(app, issuer);
      const document = await app.database.reader.db
        .selectFrom('files')
        .select('id')
        .where('owner_user_id', '=', issuer.userId)
        .where('purpose', '=', 'financing_document')
        .executeTakeFirstOrThrow();
      const risks = [{ risk: 'One buyer makes half of the revenue', mitigant: 'It has bought for years' }];
      const after = { security: 'A pledge of the stock', risks, documents: [document.id] };
      return { subjectId: note.id, after, ids: { issuer: issuer.userId } };
    },
    changes: {
      fact_sheet: ({ subjectId }) => sql`
        update fact_sheets set body = body || '{"employees": 4711}' where note_id = ${subjectId}`,
      words: ({ subjectId }) => sql`
        insert into fact_sheet_drafts (application_id, version, body, made_by, created_at)
        values (${subjectId}, 99, '{"security": "Guaranteed", "risks": [], "documents": []}', ${OTHER_ID}, '2026-01-01')`,
      documents: ({ ids }) =>
        sql`update files set sha256 = sha256(sha256) where owner_user_id = ${ids.issuer}`,
      campaign: ({ subjectId }) => sql`update notes set closes_on = closes_on + 1 where id = ${subjectId}`,
    },
  }),
};

/** An application that credit has assessed and written a fact sheet for. */
async function assessed(app: TestApp) {
  const issuer = await approvedIssuer(app);
  const { id } = await submittedFinancing(app, issuer);
  await assess(app, id);
  const { maker } = await operatorPair(app);
  const risks = [{ risk: 'One buyer makes half of the revenue', mitigant: 'It has bought for years' }];
  const body = { security: null, risks, documents: [] };
  await call(app, 'operatorWriteFactSheet', { headers: maker.headers, params: { id }, body });
  return { subjectId: id, ids: { issuer: issuer.userId } };
}

const otherTerm = (id: string) =>
  sql`update financing_applications set data = jsonb_set(data, '{purpose}', '"Another purpose"') where id = ${id}`;

const otherFigures = (id: string) => sql`
  update credit_assessments set figures = jsonb_set(figures, '{bureau,score}', '333') where application_id = ${id}`;
