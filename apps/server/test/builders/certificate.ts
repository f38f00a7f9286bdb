export { selfSignedCertificate } from '@titian/launcher/keys/self-signed-certificate';
