import { Type } from '@sinclair/typebox';
import { NotFound } from '../../core/errors/index.js';
import { type FileAnswer, MESSAGE, type Route, routesOf } from '../../core/rest/index.js';
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
import type { AccountModule } from './account.module.js';
import { LANGUAGE_CODES } from '../site/index.js';
import { providerBehind, SignInMethod } from './viewer.type.js';

const route = routesOf<AccountModule>();

export const accountRoutes: Route<AccountModule>[] = [
  route({
    method: 'post',
    path: '/auth/register',
    access: 'public',
    status: 201,
    hasOwnTransaction: true,
    summary: 'Creates an account and signs it in',
    body: RegisterInput,
    answer: SignInJson,
    handle: async (request) => signInJson(await actions.register(request, request.input)),
  }),
  route({
    method: 'post',
    path: '/auth/login',
    access: 'public',
    hasOwnTransaction: true,
    summary: 'Signs a user in with e-mail address and password',
    body: SignInInput,
    answer: SignInJson,
    handle: async (request) => signInJson(await actions.signIn(request, request.input)),
  }),
  route({
    method: 'get',
    path: '/auth/me',
    access: 'signed-in',
    summary: 'The signed-in user',
    answer: ViewerJson,
    handle: async ({ services, viewer }) => ({ user: userJson(await services.accounts.get(viewer)) }),
  }),
  route({
    method: 'put',
    path: '/auth/me',
    access: 'in-person',
    hasOwnTransaction: true,
    summary: 'Changes the name or e-mail address of the signed-in user',
    body: UpdateProfileInput,
    answer: ViewerJson,
    handle: async (request) => ({ user: userJson(await actions.updateProfile(request, request.input)) }),
  }),
  route({
    method: 'delete',
    path: '/auth/me',
    access: 'in-person',
    hasOwnTransaction: true,
    summary: 'Deletes the account of the signed-in user',
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
    summary: 'Sets the mail preferences of the signed-in user',
    body: MailPreferencesInput,
    answer: MailPreferencesJson,
    async handle({ services, viewer, input }) {
      const { wantsDecisionMails, language } = await services.accounts.updateMailPreferences(viewer, input);
      return { wantsDecisionMails, language: LANGUAGE_CODES.find((code) => code === language) };
    },
  }),
  route({
    method: 'get',
    path: '/auth/me/data',
    access: 'in-person',
    summary: 'All data that the site stores about the signed-in user, as a file',
    answer: Type.Unsafe<FileAnswer>({ type: 'object', additionalProperties: true }),
    handle: ({ services, viewer }) => services.personalData.file(viewer),
  }),
  route({
    method: 'post',
    path: '/auth/logout',
    access: 'in-person',
    summary: 'Ends the session of this request',
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
    summary: 'Sends the confirmation link for the e-mail address again',
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
    summary: 'Sets a new password with the token of a reset link',
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
    summary: 'Sets a new password, ends all sessions and starts a new one',
    body: ChangePasswordInput,
    answer: SignInJson,
    handle: async (request) => signInJson(await actions.changePassword(request, request.input)),
  }),
  route({
    method: 'get',
    path: '/auth/sessions',
    access: 'in-person',
    summary: 'Current sessions of the signed-in user, most recently used first',
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
    summary: 'Ends all other sessions of the signed-in user',
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
    summary: 'Ends one session of the signed-in user',
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
    summary: 'Removes a sign-in method from the account, except the last one',
    answer: MESSAGE,
    async handle({ services, viewer, params }) {
      const method = Object.values<string>(SignInMethod).find((one): one is SignInMethod => one === params.method);
      if (!method) throw new NotFound('signInMethod');
      await services.social.disconnect(viewer, providerBehind(method));
      return { message: 'This way to sign in is removed.' };
    },
  }),
];
