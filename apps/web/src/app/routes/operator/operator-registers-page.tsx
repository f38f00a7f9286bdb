import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { RegisterQueue } from '../../../features/operator/registers/components/register-queue.tsx';

/** The register, its filters and the open entry stand in the address. */
export default function OperatorRegistersPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  const to = operatorRouteTable.operator_registers.path;
  return (
    <RegisterQueue
      id={id ?? null}
      onOpen={(next) => void router.navigate({ to, params: { id: next ?? undefined }, search: true })}
      onCase={(opened) =>
        void router.navigate({ to: operatorRouteTable.operator_cases.path, params: { id: opened } })
      }
      onRegister={(register) =>
        void router.navigate({ to, params: { id: undefined }, search: { register }, replace: true })
      }
    />
  );
}
