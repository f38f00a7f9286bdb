import type { ReactNode } from 'react';
import { FpxVerify } from '../../../features/wallet/components/fpx-verify.tsx';

export default function FpxVerifyPage(): ReactNode {
  return <FpxVerify />;
}
