import { AppError } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/route.ts';
import { renderMessage } from '../../platform/messages.ts';
import { type FileIntake, withUploads } from '../files/public.ts';
import { hideAutoInvestMessage, markTourSeen } from '../identity/public.ts';
import { agreeToUpdate } from './commands/agree-to-update.ts';
import { requestPremium } from './commands/request-premium.ts';
import { updateEmployment } from './commands/update-employment.ts';
import { updateRiskProfile } from './commands/update-risk-profile.ts';
import { presentEmployment, presentResidence, presentRisk } from './present.ts';
import { readEmployment } from './queries/read-employment.ts';
import { readRiskProfile } from './queries/read-risk-profile.ts';
import { readTaxResidences } from './queries/read-tax-residence.ts';

/** What approved investors maintain themselves (ONB-15, ONB-21, ONB-22, ONB-24). */
export function investorStatusRoutes(routes: Routes, storage: FileIntake): void {
  premiumRoutes(routes, storage);
  statusRoutes(routes);
  routes.on('userTaxResidences', (call) =>
    call.read(async (ctx) => {
      const rows = await readTaxResidences(ctx, call.principal.id);
      const items = rows.map(({ residence }) => presentResidence(residence, rows, ctx.businessDate));
      return { success: true, items };
    }),
  );
}

function premiumRoutes(routes: Routes, storage: FileIntake): void {
  routes.on('investorPremiumUpgrade', async (call) => {
    const { body, principal } = call;
    const { inv_income_slip, inv_personal_assets, inv_additional_documents } = body;
    const files = { inv_income_slip, inv_personal_assets, inv_additional_documents };
    try {
      const { requestedAt } = await withUploads(storage, call.principal, files, (uploads) =>
        call.command((ctx) => requestPremium(ctx, { userId: principal.id, body, uploads })),
      );
      return { success: true, premium_upgrade_requested_at: requestedAt.toISOString() };
    } catch (error) {
      // Here an error by state is distinguished from other failures by its status 200 (WIRE-5).
      if (error instanceof AppError && error.code === 'already_applied') {
        return { success: false, message: renderMessage(error.text, call.language), code: error.code };
      }
      throw error;
    }
  });
}

/** Data that investors maintain, and notices that they have seen (ONB-21, ONB-22, ONB-24). */
function statusRoutes(routes: Routes): void {
  routes.on('investorRiskSettings', (call) =>
    call.read(async (ctx) => presentRisk(await readRiskProfile(ctx, call.principal.id))),
  );

  routes.on('investorUpdateRiskSettings', async (call) => {
    await call.command((ctx) => updateRiskProfile(ctx, call.principal.id, call.body));
    return { success: true };
  });

  routes.on('investorEmployment', (call) =>
    call.read(async (ctx) => presentEmployment(await readEmployment(ctx, call.principal.id))),
  );

  routes.on('investorBasicInformation', async (call) => {
    await call.command((ctx) => updateEmployment(ctx, call.principal.id, call.body));
    return { success: true };
  });

  routes.on('investorAgreementUpdate', async (call) => {
    const { agreedAt, conventional, islamic } = await call.command((ctx) =>
      agreeToUpdate(ctx, call.principal.id, call.ip),
    );
    return { success: true, agreed_at: agreedAt.toISOString(), versions: { conventional, islamic } };
  });

  routes.on('autoInvestMessageHide', async (call) => {
    await call.command((ctx) => hideAutoInvestMessage(ctx, call.principal.id));
    return { success: true };
  });

  routes.on('tourSeen', async (call) => {
    await call.command((ctx) => markTourSeen(ctx, call.principal.id));
    return { success: true };
  });
}
