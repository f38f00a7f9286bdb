import type { ReactNode } from 'react';
import { AddressSection } from '../../../features/account-settings/components/address-section.tsx';
import { BankSection } from '../../../features/account-settings/components/bank-section.tsx';
import { ClosingSection } from '../../../features/account-settings/components/closing-section.tsx';
import { ContactSection } from '../../../features/account-settings/components/contact-section.tsx';
import { DataSection } from '../../../features/account-settings/components/data-section.tsx';
import { NotificationsSection } from '../../../features/account-settings/components/notifications-section.tsx';
import { ProfileSection } from '../../../features/account-settings/components/profile-section.tsx';
import { SettingsFrame } from '../../../features/account-settings/components/settings-frame.tsx';
import { UserInfoNotice } from '../../../features/account-settings/components/user-info-notice.tsx';
import { useInfoSection } from '../../../features/account-settings/lib/use-info-section.tsx';
import { DirectDebitSection } from '../../../features/direct-debit/components/settings-section.tsx';
import { EmploymentSection } from '../../../features/investor-profile/components/employment-section.tsx';
import { PasswordSection } from '../../../features/security/components/password-section.tsx';
import { SessionsSection } from '../../../features/security/components/sessions-section.tsx';
import { PasskeysSection } from '../../../features/two-factor/components/passkeys-section.tsx';
import { TwoFactorSection } from '../../../features/two-factor/components/two-factor-section.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** The settings of a customer's account: each part comes from the feature that it belongs to. */
export default function AccountSettingsPage(): ReactNode {
  const withInfo = useInfoSection();
  const { role, type, application_status: status } = useCurrentUser();
  const owner = role === 'businessowner';
  const isEmployed = type === 'Individual' && status === 'Approved';
  return (
    <SettingsFrame
      notice={<UserInfoNotice />}
      sections={{
        profile: <ProfileSection />,
        ...(isEmployed ? { employment: <EmploymentSection /> } : {}),
        contact: withInfo((info) => <ContactSection info={info} />),
        address: withInfo((info) => <AddressSection info={info} />),
        bank: withInfo((info) => <BankSection info={info} />),
        ...(owner ? { 'direct-debit': <DirectDebitSection /> } : {}),
        password: <PasswordSection />,
        'two-factor': <TwoFactorSection />,
        passkeys: <PasskeysSection />,
        sessions: <SessionsSection />,
        notifications: withInfo((info) => <NotificationsSection info={info} />),
        data: <DataSection />,
        closing: <ClosingSection />,
      }}
    />
  );
}
