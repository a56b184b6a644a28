/** @ownModules */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { takeTexts } from '../../../lib/i18n';
import german from '../../../locales/de/console.json';
import { errorOf, offReasonOf } from './outcomes';

const sourceOf = (file: string) => readFileSync(path.join(__dirname, '../../../../../backend/src/modules/webhooks', file), 'utf8');

beforeAll(() => takeTexts(german));

test('every error of a delivery that the server names has a translation', () => {
  const words = /const WORDS[^{]*\{([\s\S]*?)\n\};/.exec(sourceOf('webhook.post.ts'))?.[1] ?? '';
  const errors = [...words.matchAll(/: '(.*)',/g)].map(([, error = '']) => error);
  expect(errors.length).toBeGreaterThan(10);
  for (const error of [...errors, 'No connection (EPIPE)', 'Answered 500', 'Answered 302: redirects are not followed']) expect(errorOf(error)).not.toBe(error);
  expect([errorOf('Answered 500'), errorOf('Something else')]).toEqual(['Antwort 500', 'Something else']);
});

test('every reason why the server switches a webhook off has a translation', () => {
  const reasons = [...sourceOf('webhook-delivery.service.ts').matchAll(/this\.switchOff\(webhookId, (['`])(.*)\1\)/g)].map(([, , reason = '']) =>
    reason.replace('${attempts}', '8').replace('${error}', 'Answered 500'),
  );
  expect(reasons).toHaveLength(2);
  for (const reason of reasons) expect(offReasonOf(reason)).not.toBe(reason);
  expect(offReasonOf('Something else')).toBe('Something else');
});
