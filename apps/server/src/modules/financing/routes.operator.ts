import type { Routes } from '../../platform/http/route.ts';
import { operatorCan } from './policy.ts';
import {
  filesShown,
  presentApplication,
  presentAssessment,
  presentForm,
  presentOperatorOffer,
} from './present.ts';
import { applicationFile, operatorApplications } from './queries/operator-applications.ts';

/** Applications for financing, for the operators who judge them. */
export function financingOperatorRoutes(routes: Routes): void {
  routes.on('operatorFinancingApplications', async (call) => {
    const page = await call.read((ctx) => operatorApplications(ctx, call.query));
    const items = page.rows.map(({ application, issuerName }) => ({
      ...presentApplication(application, issuerName),
      can: operatorCan(call.principal, application),
    }));
    return { success: true, items, next_cursor: page.nextCursor };
  });
  routes.on('operatorFinancingApplication', async (call) => {
    const file = await call.read((ctx) => applicationFile(ctx, call.params.id));
    const history = file.history.map(({ at, actor, action, reason }) => ({
      at: at.toISOString(),
      actor,
      action,
      reason,
    }));
    return {
      success: true,
      application: {
        ...presentApplication(file.application, file.issuerName),
        data: presentForm(file.data),
        files: { documents: filesShown(file.documents) },
        history,
      },
      assessment: file.assessment === null ? null : presentAssessment(file.assessment),
      offer: file.offer === null ? null : presentOperatorOffer(file.offer),
      can: operatorCan(call.principal, file.application),
    };
  });
}
