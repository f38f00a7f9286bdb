import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senFromText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { lockInvestor, setGuaranteedByProfile } from '../store/investors.ts';
import { insertRiskProfile } from '../store/people.ts';

type RiskBody = ParsedApi['investorUpdateRiskSettings']['body'];

/**
 * Replaces an investor's risk profile; earlier ones stay as history (ONB-24). A conservative profile limits to
 * guaranteed notes, another one lifts that limit and no other (ONB-14).
 */
export async function updateRiskProfile(ctx: Ctx, userId: string, body: RiskBody): Promise<void> {
  const investor = await lockInvestor(ctx.tx, userId);
  const id = newId();
  await insertRiskProfile(ctx.tx, {
    ...{ id, userId, effectiveAt: ctx.businessNow },
    investedInP2p: body.invested_in_p2p === 1,
    estimatedP2pInvestedSen: senFromText(body.inv_estimated_p2p_invested),
    riskTolerance: body.inv_risk_tolerance,
    stocks: body.inv_stocks_knowledge_years,
    bonds: body.inv_bonds_knowledge_years,
    mutualFunds: body.inv_mutual_funds_knowledge_years,
    others: body.inv_others_knowledge_years,
    p2pLending: body.inv_p2p_lending_knowledge_years,
  });
  if (investor !== null) {
    await setGuaranteedByProfile(ctx.tx, userId, body.inv_risk_tolerance === 'conservative');
  }
  await recordAudit(ctx, {
    action: 'risk_profile.updated',
    subjectKind: 'user',
    subjectId: userId,
    after: { risk_profile_id: id, inv_risk_tolerance: body.inv_risk_tolerance },
  });
}
