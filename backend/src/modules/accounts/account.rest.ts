import { Type } from '@sinclair/typebox';
import { NotFound } from '../../core/errors/index.js';
import { MESSAGE } from '../../core/rest/json-schema.js';
import { type Route, routesOf } from '../../core/rest/route.js';
import * as actions from './account.actions.js';
import {
  ChangePasswordInput,
  DeleteAccountInput,
  MailPreferencesInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SignInInput,
  UpdateProfileInput,
  VerifyEmailInput,
} from './account.input.js';
import { MailPreferencesJson, SessionJson, signInJson, SignInJson, userJson, ViewerJson } from './account.json.js';
import { FILE_NAME } from './personal-data.js';
import type { AccountModule } from './index.js';
import { providerBehind, SignInMethod } from './viewer.type.js';

const route = routesOf<AccountModule>();

export const accountRoutes: Route<AccountModule>[] = [
  route({
    method: 'post',
    path: '/auth/register',
    access: 'public',
    status: 201,
    hasOwnTransaction: true,
    summary: 'Makes an account and signs it in',
    body: RegisterInput,
    answer: SignInJson,
    handle: async (request) => signInJson(await actions.register(request, request.input)),
  }),
  route({
    method: 'post',
    path: '/auth/login',
    access: 'public',
    hasOwnTransaction: true,
    summary: 'Signs somebody in',
    body: SignInInput,
    answer: SignInJson,
    handle: async (request) => signInJson(await actions.signIn(request, request.input)),
  }),
  route({
    method: 'get',
    path: '/auth/me',
    access: 'signed-in',
    summary: 'The signed-in person',
    answer: ViewerJson,
    handle: async ({ services, viewer }) => ({ user: userJson(await services.accounts.get(viewer)) }),
  }),
  route({
    method: 'put',
    path: '/auth/me',
    access: 'in-person',
    hasOwnTransaction: true,
    summary: 'Changes the profile',
    body: UpdateProfileInput,
    answer: ViewerJson,
    handle: async (request) => ({ user: userJson(await actions.updateProfile(request, request.input)) }),
  }),
  route({
    method: 'delete',
    path: '/auth/me',
    access: 'in-person',
    hasOwnTransaction: true,
    summary: 'Deletes the account',
    body: DeleteAccountInput,
    answer: MESSAGE,
    async handle(request) {
      await actions.deleteAccount(request, request.input);
      return { message: 'Your account is deleted.' };
    },
  }),
  route({
    method: 'put',
    path: '/auth/me/mail-preferences',
    access: 'signed-in',
    summary: 'Says which mails the person wants',
    body: MailPreferencesInput,
    answer: MailPreferencesJson,
    async handle({ services, viewer, input }) {
      const { wantsDecisionMails } = await services.accounts.updateMailPreferences(viewer, input);
      return { wantsDecisionMails };
    },
  }),
  route({
    method: 'get',
    path: '/auth/me/data',
    access: 'in-person',
    headers: { 'Content-Disposition': `attachment; filename="${FILE_NAME}"` },
    summary: 'Everything that the guide stores about the signed-in person, as a file',
    answer: Type.Record(Type.String(), Type.Unknown()),
    handle: ({ services, viewer }) => services.personalData.download(viewer),
  }),
  route({
    method: 'post',
    path: '/auth/logout',
    access: 'in-person',
    summary: 'Ends the session',
    answer: MESSAGE,
    async handle({ services, viewer }) {
      await services.sessions.end(viewer, viewer.sessionId);
      return { message: 'Logged out successfully!' };
    },
  }),
  route({
    method: 'post',
    path: '/auth/verify-email',
    access: 'public',
    summary: 'Confirms an e-mail address',
    body: VerifyEmailInput,
    answer: MESSAGE,
    async handle({ services, viewer, input }) {
      await services.accounts.verifyEmail(viewer, input.token);
      return { message: 'Your e-mail address is confirmed.' };
    },
  }),
  route({
    method: 'post',
    path: '/auth/resend-verification',
    access: 'signed-in',
    summary: 'Sends the link to confirm the e-mail address once more',
    answer: MESSAGE,
    async handle({ services, viewer }) {
      await services.accounts.resendVerification(viewer);
      return { message: 'If the address is not confirmed yet, a message with a link is on its way.' };
    },
  }),
  route({
    method: 'post',
    path: '/auth/forgot-password',
    access: 'public',
    hasOwnTransaction: true,
    summary: 'Sends a link to choose a new password',
    body: RequestPasswordResetInput,
    answer: MESSAGE,
    async handle(request) {
      await actions.requestPasswordReset(request, request.input);
      return { message: 'If this address has an account, a message with a link is on its way.' };
    },
  }),
  route({
    method: 'post',
    path: '/auth/reset-password',
    access: 'public',
    hasOwnTransaction: true,
    summary: 'Sets a new password in place of a forgotten one',
    body: ResetPasswordInput,
    answer: MESSAGE,
    async handle(request) {
      await actions.resetPassword(request, request.input);
      return { message: 'Your password is changed. Sign in with it.' };
    },
  }),
  route({
    method: 'put',
    path: '/auth/password',
    access: 'in-person',
    hasOwnTransaction: true,
    summary: 'Sets a new password and begins a new session',
    body: ChangePasswordInput,
    answer: SignInJson,
    handle: async (request) => signInJson(await actions.changePassword(request, request.input)),
  }),
  route({
    method: 'get',
    path: '/auth/sessions',
    access: 'in-person',
    summary: 'Where the person is signed in, the last used first',
    answer: Type.Array(SessionJson),
    async handle({ services, viewer }) {
      const sessions = await services.sessions.list(viewer);
      return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
        _id: id,
        device: device ?? undefined,
        createdAt,
        lastSeenAt,
        isCurrent: id === viewer.sessionId,
      }));
    },
  }),
  route({
    method: 'delete',
    path: '/auth/sessions',
    access: 'in-person',
    summary: 'Signs the person out everywhere but here',
    answer: MESSAGE,
    async handle({ services, viewer }) {
      const ended = await services.sessions.endOthers(viewer);
      return { message: `${ended} ${ended === 1 ? 'device is' : 'devices are'} signed out.` };
    },
  }),
  route({
    method: 'delete',
    path: '/auth/sessions/:id',
    access: 'in-person',
    summary: 'Signs the person out of one device',
    answer: MESSAGE,
    async handle({ services, viewer, params }) {
      await services.sessions.end(viewer, params.id);
      return { message: 'The device is signed out.' };
    },
  }),
  route({
    method: 'delete',
    path: '/auth/sign-in-methods/:method',
    access: 'in-person',
    summary: 'Takes a way to sign in from the account, but for the last one',
    answer: MESSAGE,
    async handle({ services, viewer, params }) {
      const method = Object.values<string>(SignInMethod).find((one): one is SignInMethod => one === params.method);
      if (!method) throw new NotFound('Way to sign in');
      await services.social.disconnect(viewer, providerBehind(method));
      return { message: 'It no longer signs you in.' };
    },
  }),
];
