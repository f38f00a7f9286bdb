import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { approvedInstitution, approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

describe('an approval makes', () => {
  it('an investor', async () => {
    const { investor } = await approvedInvestor(app);
    expect(investor.invNo).toMatch(/^INV-\d{7}$/);
    await approvedInstitution(app);
    await approvedIssuer(app);
  });
});
