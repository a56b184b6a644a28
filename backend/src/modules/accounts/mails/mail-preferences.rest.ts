import { MESSAGE, REDIRECT, RedirectAnswer, type Route, routesOf } from '../../../core/rest/index.js';
import type { AccountModule } from '../account.module.js';

const route = routesOf<AccountModule>();
/** URL in the header `List-Unsubscribe` of mails (RFC 8058). Mail programs POST to it; users open it in a browser. */
const at = { path: '/mail-preferences/:token', access: 'public', params: { token: 'Token of the link.' } } as const;

export const mailPreferencesRoutes: Route<AccountModule>[] = [
  route({
    ...at,
    method: 'get',
    status: 303,
    headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    summary: 'Redirects to the page of the mail preferences; changes nothing',
    answer: REDIRECT,
    handle: async ({ services, params }) => new RedirectAnswer(`${services.publicUrl}/mail-preferences#${encodeURIComponent(params.token)}`),
  }),
  route({
    ...at,
    method: 'post',
    summary: 'Turns e-mails about decisions off; ignores the body, such as `List-Unsubscribe=One-Click`',
    answer: MESSAGE,
    async handle({ services, params }) {
      await services.mailPreferences.updateByLink(params.token, { wantsDecisionMails: false });
      return { message: 'You will get no more mails about decisions.' };
    },
  }),
];
