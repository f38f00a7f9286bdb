/** What a customer may write about; each is the kind of its case (CAS-1). */
export const conversationKinds = ['message', 'complaint', 'data_request'] as const;
