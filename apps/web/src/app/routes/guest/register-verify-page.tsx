import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  AwaitVerification,
  RedeemVerification,
} from '../../../features/identity/components/email-verification.tsx';

export default function RegisterVerifyPage(): ReactNode {
  const { token } = useParams({ strict: false });
  return token === undefined ? <AwaitVerification /> : <RedeemVerification token={token} />;
}
