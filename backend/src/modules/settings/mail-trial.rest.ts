import { Type } from '@sinclair/typebox';
import { choice, object, type Route, routesOf } from '../../core/rest/index.js';
import { MailTrialBody, TestMailOutcome } from './mail-trial.type.js';
import type { SettingsModule } from './settings.module.js';

const MailPreviewJson = object(
  {
    from: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    html: Type.String(),
    standardFirst: Type.String(),
    standardLast: Type.String(),
    placeholders: Type.Array(Type.String()),
  },
  'MailPreview',
);

const TestMailJson = object(
  {
    outcome: choice(Object.values(TestMailOutcome)),
    address: Type.String({ description: 'Address of the signed-in admin, to which the mail goes.' }),
    answer: Type.Optional(Type.String({ description: 'Answer of the mail server, or the error of the connection, without secrets.' })),
  },
  'TestMail',
);

const route = routesOf<SettingsModule>();

export const mailTrialRoutes: Route<SettingsModule>[] = [
  route({
    method: 'post',
    path: '/admin/mails/preview',
    access: 'admin-in-person',
    summary: 'A mail with sample data, with the stored settings or those of the body',
    body: MailTrialBody,
    answer: MailPreviewJson,
    handle: ({ services, input }) => services.mailTrials.preview(input, input.value),
  }),
  route({
    method: 'post',
    path: '/admin/mails/test',
    access: 'admin-in-person',
    hasOwnTransaction: true,
    summary: 'Sends a mail with sample data to the address of the signed-in admin; at most ten in half an hour',
    body: MailTrialBody,
    answer: TestMailJson,
    async handle({ services, viewer, input }) {
      const { outcome, address, answer } = await services.mailTrials.send(viewer, input, input.value);
      return { outcome, address, answer: answer ?? undefined };
    },
  }),
];
