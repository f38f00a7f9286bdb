/** A person who has registered in this tab and still has to open the mailed link. */
export interface PendingVerification {
  readonly email: string;
  readonly userId: string;
  readonly resendToken: string;
}

const KEY = 'pending_verification';

/** Stored until the tab closes, so that a reload still offers to send the mail again. */
export function storePendingVerification(pending: PendingVerification): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Storage is closed: the page then only says that a mail is on its way.
  }
}

export function readPendingVerification(): PendingVerification | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPending(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isPending(value: unknown): value is PendingVerification {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    'userId' in value &&
    'resendToken' in value &&
    [value.email, value.userId, value.resendToken].every((one) => typeof one === 'string')
  );
}
