/** How far a customer's money is restricted, from nothing to everything (decision 032). */
export const moneyLevels = ['none', 'outgoing', 'frozen'] as const;

/** Why a restriction was set: by two operators, at once by one, by a confirmed name, by disabling for fraud. */
export const restrictionCauses = ['proposal', 'compliance', 'screening', 'fraud'] as const;

/** Why an account is disabled; `fraud` restricts its money too. */
export const disableCategories = ['fraud', 'customer_request', 'other'] as const;
