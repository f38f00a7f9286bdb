/** An answer of the product that is not a success. */
export class ApiError extends Error {
  readonly status: number;
  /** The code of the refusal; null where fields are blamed. */
  readonly code: string | null;

  constructor(call: string, status: number, answer: unknown) {
    super(`${call} answered ${status}: ${JSON.stringify(answer)}`);
    this.name = 'ApiRefusal';
    this.status = status;
    this.code = codeOf(answer);
  }
}

function codeOf(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string'
    ? answer.code
    : null;
}
