/** The identity of this server at an external service that requires a certificate (mutual TLS); all PEM. */
export interface ClientIdentity {
  readonly certificatePem: string;
  readonly privateKeyPem: string;
  /** The CA of that service's certificate; null for the public authorities. */
  readonly authorityPem: string | null;
}
