/** What becomes of the files that were just chosen. */
export interface UploadState {
  /** `waiting` for the next save, `sending`, or `failed` (and tried again). */
  readonly state: 'waiting' | 'sending' | 'failed';
  /** How much has been sent, 0 to 100. */
  readonly percent: number;
  /** Tries again now. */
  readonly onRetry: () => void;
}
