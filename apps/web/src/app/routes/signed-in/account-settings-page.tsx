import type { ReactNode } from 'react';
import { ProfileSection } from '../../../features/account-settings/components/profile-section.tsx';
import { SettingsFrame } from '../../../features/account-settings/components/settings-frame.tsx';
import { PasswordSection } from '../../../features/security/components/password-section.tsx';
import { SessionsSection } from '../../../features/security/components/sessions-section.tsx';

/** The settings of a customer's account: each part comes from the feature that it belongs to. */
export default function AccountSettingsPage(): ReactNode {
  return (
    <SettingsFrame
      sections={{
        profile: <ProfileSection />,
        password: <PasswordSection />,
        sessions: <SessionsSection />,
      }}
    />
  );
}
