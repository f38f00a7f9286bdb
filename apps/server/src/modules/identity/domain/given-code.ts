export type OtpType = 'totp' | 'email' | 'recovery';

/** A code of a second factor as it came. */
export interface GivenCode {
  readonly otpCode: string;
  readonly otpType: OtpType;
  /** Names an enrolment that the server stores; the secret never comes from the client (ACC-7). */
  readonly secretKey: string | null;
  readonly remembersDevice: boolean;
  readonly device: string;
}
