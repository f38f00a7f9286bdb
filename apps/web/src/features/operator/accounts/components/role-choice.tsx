import { Checkbox, Stack } from '@mantine/core';
import { operatorRoleNames } from '@titian/contracts/operator-roles';
import type { ReactNode } from 'react';
import { useText as useOfficeText } from '../../shared/text.ts';
import type { Role } from '../api/accounts.ts';
import { useText } from '../text.ts';

interface RoleChoiceProps {
  readonly value: readonly Role[];
  readonly onChange: (roles: Role[]) => void;
  readonly error?: ReactNode;
}

/** The roles of an operator; one at least. */
export function RoleChoice({ value, onChange, error }: RoleChoiceProps): ReactNode {
  const t = useText();
  const sharedText = useOfficeText();
  return (
    <Checkbox.Group
      label={t('invite.roles')}
      value={[...value]}
      data-path="roles"
      error={error}
      onChange={(chosen) => onChange(operatorRoleNames.filter((role) => chosen.includes(role)))}
    >
      <Stack gap="xs" mt="xs">
        {operatorRoleNames.map((role) => (
          <Checkbox key={role} value={role} label={sharedText(`roles.${role}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
