import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../lib/chunks/lazy-page.ts';
import { pageOptions } from '../page-options.ts';
import { emptyLayout, guestLayout } from '../root-routes.tsx';
import { searchOf } from '../search.ts';
import { LoginPage } from './login-page.tsx';

const inGuest = { getParentRoute: () => guestLayout };
const inEmpty = { getParentRoute: () => emptyLayout };

const privacyPage = lazyPage('privacy', () => import('./privacy-page.tsx'));
const consentPage = lazyPage('consent', () => import('./consent-page.tsx'));
const disclosurePage = lazyPage('issuer-disclosure', () => import('./issuer-disclosure-page.tsx'));
const termsPage = lazyPage('terms', () => import('./terms-page.tsx'));
const aboutPage = lazyPage('about', () => import('./about-page.tsx'));
const simulationPage = lazyPage('simulation', () => import('./simulation-page.tsx'));
const riskPage = lazyPage('risk', () => import('./risk-page.tsx'));
const securityPolicyPage = lazyPage('security-policy', () => import('./security-policy-page.tsx'));
const mobileTopupPage = lazyPage('mobile-topup', () => import('./mobile-topup-page.tsx'));
const registerPage = lazyPage('register', () => import('./register-page.tsx'));
const registerVerifyPage = lazyPage('register-verify', () => import('./register-verify-page.tsx'));
const passwordResetPage = lazyPage('password-reset', () => import('./password-reset-page.tsx'));
const twoFactorPage = lazyPage('two-factor', () => import('./two-factor-page.tsx'));
const twoFactorResetPage = lazyPage('two-factor-reset', () => import('./two-factor-reset-page.tsx'));
const reviewPage = lazyPage('application-review', () => import('./application-review-page.tsx'));
const rejectedPage = lazyPage('application-rejected', () => import('./application-rejected-page.tsx'));
const disabledPage = lazyPage('account-disabled', () => import('./account-disabled-page.tsx'));
const mailboxPage = lazyPage('mailbox', () => import('./mailbox-page.tsx'));
const clockPage = lazyPage('clock', () => import('./clock-page.tsx'));
const paymentPage = lazyPage('payment', () => import('./payment-page.tsx'));
const notMePage = lazyPage('not-me', () => import('./not-me-page.tsx'));
const unsubscribePage = lazyPage('unsubscribe', () => import('./unsubscribe-page.tsx'));
const verificationPage = lazyPage('verification', () => import('./verification-page.tsx'));
const notFoundPage = lazyPage('not-found', () => import('../not-found-page.tsx'));

export const guestRoutes = [
  createRoute({ ...inGuest, ...pageOptions('home'), component: LoginPage, validateSearch: searchOf.login }),
  createRoute({ ...inGuest, ...pageOptions('login'), component: LoginPage, validateSearch: searchOf.login }),
  createRoute({
    ...inGuest,
    ...pageOptions('register'),
    component: registerPage,
    validateSearch: searchOf.register,
  }),
  createRoute({
    ...inGuest,
    ...pageOptions('simulation'),
    component: simulationPage,
    validateSearch: searchOf.simulation,
  }),
  createRoute({ ...inGuest, ...pageOptions('register_verify'), component: registerVerifyPage }),
  createRoute({ ...inGuest, ...pageOptions('password_reset'), component: passwordResetPage }),
  createRoute({ ...inGuest, ...pageOptions('two_factor_reset'), component: twoFactorResetPage }),
  createRoute({ ...inGuest, ...pageOptions('not_me'), component: notMePage }),
  createRoute({
    ...inGuest,
    ...pageOptions('unsubscribe'),
    component: unsubscribePage,
    validateSearch: searchOf.unsubscribe,
  }),
  createRoute({ ...inGuest, ...pageOptions('verification'), component: verificationPage }),
  createRoute({
    ...inGuest,
    ...pageOptions('privacy'),
    component: privacyPage,
    validateSearch: searchOf.legal,
  }),
  createRoute({
    ...inGuest,
    ...pageOptions('consent'),
    component: consentPage,
    validateSearch: searchOf.legal,
  }),
  createRoute({
    ...inGuest,
    ...pageOptions('issuer_disclosure'),
    component: disclosurePage,
    validateSearch: searchOf.legal,
  }),
  createRoute({ ...inGuest, ...pageOptions('tnc'), component: termsPage, validateSearch: searchOf.legal }),
  createRoute({ ...inGuest, ...pageOptions('about'), component: aboutPage, validateSearch: searchOf.legal }),
  createRoute({ ...inGuest, ...pageOptions('risk'), component: riskPage, validateSearch: searchOf.legal }),
  createRoute({ ...inGuest, ...pageOptions('security_policy'), component: securityPolicyPage }),
  createRoute({
    ...inGuest,
    ...pageOptions('two_factor'),
    component: twoFactorPage,
    validateSearch: searchOf.login,
  }),
  createRoute({ ...inGuest, ...pageOptions('application_review'), component: reviewPage }),
  createRoute({ ...inGuest, ...pageOptions('application_rejected'), component: rejectedPage }),
  createRoute({ ...inGuest, path: '$', component: notFoundPage }),
] as const;

export const emptyRoutes = [
  createRoute({ ...inEmpty, ...pageOptions('account_disabled'), component: disabledPage }),
  createRoute({ ...inEmpty, ...pageOptions('payment'), component: paymentPage }),
  createRoute({
    ...inEmpty,
    ...pageOptions('mobile_topup'),
    component: mobileTopupPage,
    validateSearch: searchOf.payment,
  }),
  createRoute({ ...inEmpty, ...pageOptions('dev_clock'), component: clockPage }),
  createRoute({
    ...inEmpty,
    ...pageOptions('dev_mailbox'),
    component: mailboxPage,
    validateSearch: searchOf.mailbox,
  }),
] as const;
