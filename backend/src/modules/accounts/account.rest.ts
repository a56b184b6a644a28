import { readInput } from '../../core/rest/read-input.js';
import type { Route } from '../../core/rest/route.js';
import * as actions from './account.actions.js';
import {
  ChangePasswordInput, DeleteAccountInput, MailPreferencesInput, RegisterInput, RequestPasswordResetInput, ResetPasswordInput, SignInInput, UpdateProfileInput,
  VerifyEmailInput,
} from './account.input.js';
import type { AccountModule } from './index.js';
import { type Account, type SignIn, SignInMethod } from './viewer.type.js';

/** The signed-in person as the REST API shows them to themselves. */
export const userJson = ({ id, name, email, role, avatarUrl, provider, isVerified, createdAt }: Account) => ({
  _id: id, name, email, role, avatar: avatarUrl ?? undefined, provider: provider === SignInMethod.LOCAL ? undefined : provider, isVerified, createdAt,
});

const signInJson = ({ token, viewer }: SignIn) => ({ token, user: userJson(viewer) });

export const accountRoutes: Route<AccountModule>[] = [
  {
    method: 'post',
    path: '/auth/register',
    access: 'public',
    status: 201,
    hasOwnTransaction: true,
    summary: 'Makes an account and signs it in; body: name, email, password',
    handle: async (request) => signInJson(await actions.register(request, readInput(RegisterInput, request.body))),
  },
  {
    method: 'post',
    path: '/auth/login',
    access: 'public',
    hasOwnTransaction: true,
    summary: 'Signs somebody in; body: email, password, rememberMe',
    handle: async (request) => signInJson(await actions.signIn(request, readInput(SignInInput, request.body))),
  },
  {
    method: 'get',
    path: '/auth/me',
    access: 'signed-in',
    summary: 'The signed-in person',
    handle: async ({ services, viewer }) => ({ user: userJson(await services.accounts.get(viewer)) }),
  },
  {
    method: 'put',
    path: '/auth/me',
    access: 'signed-in',
    hasOwnTransaction: true,
    summary: 'Changes the profile; body: name, email, and for a new email currentPassword',
    handle: async (request) => ({ user: userJson(await actions.updateProfile(request, readInput(UpdateProfileInput, request.body))) }),
  },
  {
    method: 'delete',
    path: '/auth/me',
    access: 'signed-in',
    hasOwnTransaction: true,
    summary: 'Deletes the account; body: currentPassword',
    async handle(request) {
      await actions.deleteAccount(request, readInput(DeleteAccountInput, request.body ?? {}));
      return { message: 'Your account is deleted.' };
    },
  },
  {
    method: 'put',
    path: '/auth/me/mail-preferences',
    access: 'signed-in',
    summary: 'Says which mails the person wants; body: wantsDecisionMails',
    async handle({ services, viewer, body }) {
      const { wantsDecisionMails } = await services.accounts.updateMailPreferences(viewer, readInput(MailPreferencesInput, body));
      return { wantsDecisionMails };
    },
  },
  {
    method: 'get',
    path: '/auth/me/data',
    access: 'signed-in',
    headers: { 'Content-Disposition': 'attachment; filename="citypins-my-data.json"' },
    summary: 'Everything that the guide stores about the signed-in person, as a file',
    handle: ({ services, viewer }) => services.personalData.collect(viewer.id),
  },
  {
    method: 'post',
    path: '/auth/logout',
    access: 'signed-in',
    summary: 'Ends the session',
    async handle({ services, viewer }) {
      await services.sessions.end(viewer, viewer.sessionId);
      return { message: 'Logged out successfully!' };
    },
  },
  {
    method: 'post',
    path: '/auth/verify-email',
    access: 'public',
    summary: 'Confirms an e-mail address; body: token, from the link that was sent',
    async handle({ services, body }) {
      await services.accounts.verifyEmail(readInput(VerifyEmailInput, body).token);
      return { message: 'Your e-mail address is confirmed.' };
    },
  },
  {
    method: 'post',
    path: '/auth/resend-verification',
    access: 'signed-in',
    summary: 'Sends the link to confirm the e-mail address once more',
    async handle({ services, viewer }) {
      await services.accounts.resendVerification(viewer);
      return { message: 'If the address is not confirmed yet, a message with a link is on its way.' };
    },
  },
  {
    method: 'post',
    path: '/auth/forgot-password',
    access: 'public',
    hasOwnTransaction: true,
    summary: 'Sends a link to choose a new password; body: email',
    async handle(request) {
      await actions.requestPasswordReset(request, readInput(RequestPasswordResetInput, request.body));
      return { message: 'If this address has an account, a message with a link is on its way.' };
    },
  },
  {
    method: 'post',
    path: '/auth/reset-password',
    access: 'public',
    hasOwnTransaction: true,
    summary: 'Sets a new password; body: token, from the link that was sent, and password',
    async handle(request) {
      await actions.resetPassword(request, readInput(ResetPasswordInput, request.body));
      return { message: 'Your password is changed. Sign in with it.' };
    },
  },
  {
    method: 'put',
    path: '/auth/password',
    access: 'signed-in',
    hasOwnTransaction: true,
    summary: 'Sets a new password and begins a new session; body: currentPassword, newPassword',
    handle: async (request) => signInJson(await actions.changePassword(request, readInput(ChangePasswordInput, request.body))),
  },
  {
    method: 'get',
    path: '/auth/sessions',
    access: 'signed-in',
    summary: 'Where the person is signed in, the last used first',
    async handle({ services, viewer }) {
      const sessions = await services.sessions.list(viewer);
      return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({ _id: id, device: device ?? undefined, createdAt, lastSeenAt, isCurrent: id === viewer.sessionId }));
    },
  },
  {
    method: 'delete',
    path: '/auth/sessions',
    access: 'signed-in',
    summary: 'Signs the person out everywhere but here',
    async handle({ services, viewer }) {
      const ended = await services.sessions.endOthers(viewer);
      return { message: `${ended} ${ended === 1 ? 'device is' : 'devices are'} signed out.` };
    },
  },
  {
    method: 'delete',
    path: '/auth/sessions/:id',
    access: 'signed-in',
    summary: 'Signs the person out of one device',
    async handle({ services, viewer, params }) {
      await services.sessions.end(viewer, params.id ?? '');
      return { message: 'The device is signed out.' };
    },
  },
];
