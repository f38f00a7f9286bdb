/** What a customer may write about; each is the kind of its case (CAS-1). */
export const conversationKinds = ['message', 'complaint', 'data_request'] as const;

/** Files of one message or internal note (CAS-10). */
export const CASE_FILES_MAX = 5;
