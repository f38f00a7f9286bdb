import type { Endpoint } from '../endpoint.ts';

const investor = { who: 'user', roles: ['investor'] } as const;

/** What an approved investor keeps up to date: plan, risk profile, employment, agreement, preset (ONB-24). */
export const investorSettingsEndpoints = {
  investorPremiumUpgrade: {
    ...investor,
    method: 'POST',
    path: '/investors/new_premium_upgrade',
    approved: true,
    multipart: true,
    softFailure: true,
  },
  investorRiskSettings: { ...investor, method: 'GET', path: '/investors/get_investor_risk_settings' },
  investorUpdateRiskSettings: {
    ...investor,
    method: 'POST',
    path: '/investors/update_investor_risk_settings',
    multipart: true,
  },
  // Only a person has an employment.
  investorEmployment: {
    ...investor,
    investorTypes: ['Individual'],
    method: 'GET',
    path: '/settings/basic_information',
  },
  investorBasicInformation: {
    ...investor,
    investorTypes: ['Individual'],
    method: 'POST',
    path: '/settings/basic_information',
  },
  investorAgreementUpdate: {
    ...investor,
    method: 'GET',
    path: '/investors/agreement/update',
    changesState: true,
  },
  autoInvestMessageHide: {
    ...investor,
    method: 'GET',
    path: '/auto_investment_messsage/hide',
    changesState: true,
  },
  autoBotInvestCreate: {
    ...investor,
    method: 'POST',
    path: '/settings/auto_bot_invest/create',
    approved: true,
    notFundManaged: true,
    softFailure: true,
  },
  autoInvestPreset: {
    ...investor,
    method: 'GET',
    path: '/auto-invest/preset',
    approved: true,
    notFundManaged: true,
  },
  autoInvestPresetUpdate: {
    ...investor,
    method: 'PUT',
    path: '/auto-invest/preset',
    approved: true,
    notFundManaged: true,
  },
  autoInvestPreview: {
    ...investor,
    method: 'GET',
    path: '/auto-invest/preview',
    approved: true,
    notFundManaged: true,
  },
  autoInvestLog: {
    ...investor,
    method: 'GET',
    path: '/auto-invest/log',
    approved: true,
    notFundManaged: true,
  },
  tourSeen: { ...investor, method: 'POST', path: '/tour/seen' },
  operatorPremiumUpgrades: { method: 'GET', path: '/operator/premium-upgrades', who: 'operator' },
  operatorPremiumUpgrade: { method: 'GET', path: '/operator/premium-upgrades/:id', who: 'operator' },
} as const satisfies Record<string, Endpoint>;
