import { defineMessages } from './definition.ts';

/** Why a session has ended, sent to clients that still present its token (decision 108). */
export const sessionEndsMessages = defineMessages({
  session_idle: {
    en: 'You were signed out due to inactivity. Please sign in again.',
    ms: 'Anda telah dilog keluar kerana tidak aktif. Sila log masuk semula.',
  },
  session_expired: {
    en: 'Your session has expired. Please sign in again.',
    ms: 'Sesi anda telah tamat tempoh. Sila log masuk semula.',
  },
  session_ended_elsewhere: {
    en: 'This session was signed out from another device. Please sign in again.',
    ms: 'Sesi ini telah dilog keluar daripada peranti lain. Sila log masuk semula.',
  },
  session_password_changed: {
    en: 'Your password was changed, and all other sessions were signed out. Please sign in with the new password.',
    ms: 'Kata laluan anda telah ditukar dan semua sesi lain telah dilog keluar. Sila log masuk dengan kata laluan baharu.',
  },
  session_security_changed: {
    en: 'Your security settings were changed, and all other sessions were signed out. Please sign in again.',
    ms: 'Tetapan keselamatan anda telah ditukar dan semua sesi lain telah dilog keluar. Sila log masuk semula.',
  },
  session_ended_by_administrator: {
    en: 'This session was ended by an administrator. Please sign in again.',
    ms: 'Sesi ini telah ditamatkan oleh pentadbir. Sila log masuk semula.',
  },
});
