/** @ownModules */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { aPage, consoleApi } from '../../../../test/consoleApi';
import type { fakeApi } from '../../../../test/fakeApi';
import { answerMediaQueries } from '../../../../test/media';
import { renderApp } from '../../../../test/renderApp';
import { ActivityScreen } from '../../../features/admin-activity/screens/ActivityScreen';
import { AdminCitiesScreen } from '../../../features/admin-cities/screens/AdminCitiesScreen';
import { EditCityScreen } from '../../../features/admin-cities/screens/EditCityScreen';
import { NewCityScreen } from '../../../features/admin-cities/screens/NewCityScreen';
import { DashboardScreen } from '../../../features/admin-dashboard/screens/DashboardScreen';
import { aDashboard } from '../../../features/admin-dashboard/screens/DashboardScreen.fixture';
import { ComparePlacesScreen } from '../../../features/admin-duplicates/screens/ComparePlacesScreen';
import { aCompared, aPair, aSearch, aSite } from '../../../features/admin-duplicates/screens/duplicates.fixture';
import { DuplicatesScreen } from '../../../features/admin-duplicates/screens/DuplicatesScreen';
import { AdminPlacesScreen } from '../../../features/admin-places/screens/AdminPlacesScreen';
import { EditPlaceScreen } from '../../../features/admin-places/screens/EditPlaceScreen';
import { NewPlaceScreen } from '../../../features/admin-places/screens/NewPlaceScreen';
import { AdminReviewsScreen } from '../../../features/admin-reviews/screens/AdminReviewsScreen';
import { AdminUsersScreen } from '../../../features/admin-users/screens/AdminUsersScreen';
import { aDelivery, aWebhook } from '../../../features/admin-webhooks/screens/webhooks.fixture';
import { WebhookScreen } from '../../../features/admin-webhooks/screens/WebhookScreen';
import { WebhooksScreen } from '../../../features/admin-webhooks/screens/WebhooksScreen';
import { ModerationScreen } from '../../../features/moderation/screens/ModerationScreen';
import { anItem, aServer } from '../../../features/moderation/screens/ModerationScreen.fixture';
import { takeTexts } from '../../../lib/i18n';
import german from '../../../locales/de/console.json';
import germanErrors from '../../../locales/de/console-errors.json';
import germanOfSettings from '../../../locales/de/settings.json';
import germanOfVisitors from '../../../locales/de/texts.json';
import english from '../../../locales/en/console.json';
import englishOfVisitors from '../../../locales/en/texts.json';
import { aConsole } from '../../../widgets/record-form/forms.fixture';
import { LISTS } from './console.fixture';
import { ConsoleLayout } from './ConsoleLayout';

jest.setTimeout(60_000);

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the patterns of the English texts that differ from the German ones. */
function patternsOf(texts: Texts, translations: Texts): RegExp[] {
  const all = Object.entries(texts).flatMap(([section, of]) => Object.entries(of).map(([key, text]) => [text, translations[section]?.[key]] as const));
  return all
    .filter(([text, translation]) => text !== translation && /\p{L}{2}/u.test(text.replaceAll(/\{\{.*?\}\}|<.*?>/g, '')))
    .map(([text]) => {
      const parts = text.replaceAll(/<\/?\w+>/g, '').split(/\{\{.*?\}\}/);
      return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
    });
}

const ENGLISH = [...patternsOf(english, german), ...patternsOf(englishOfVisitors, germanOfVisitors)];
/** Words that are the same in both languages in other places of the app, and descriptions in the responses. */
const SAME = /^(Status|Name|Café|System|Dashboard|Webhooks?|Details|Moderation|Admin|Test|A city of students.*|A quiet place.*)$/;

/** Returns the shown texts and labels that are English. */
function englishTexts(): string[] {
  const texts = [...document.querySelectorAll('body *')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? ''),
    ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ...(element.matches('h1, h2, h3, p, li, span, td, th, button, a, label') ? [element.textContent] : []),
  ]);
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '' && !SAME.test(text) && ENGLISH.some((pattern) => pattern.test(text)));
}

const webhooks = [aWebhook({ lastDelivery: aDelivery('d1') }), aWebhook({ id: 'w2', isActive: false, offReason: 'The receiver has answered 410 Gone.' })];
const deliveries = [
  aDelivery('d1', { state: 'WAITING', attempts: 0, lastStatus: null, duration: null, nextAttemptAt: '2026-01-02T12:34:00.000Z' }),
  aDelivery('d2', { event: 'PING', state: 'FAILED', attempts: 2, lastError: 'No answer within 10 seconds' }),
];
const queue = (['PLACE', 'EDIT', 'REVIEW', 'PHOTO', 'REPORT'] as const).map((kind) => anItem(kind, kind, 'Noor'));

/** Waits for lazily loaded parts. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

type Api = Pick<ReturnType<typeof fakeApi>, 'transport'>;
const lists = (): Api => consoleApi({ ...LISTS });

const SCREENS: [name: string, screen: ReactElement, makeApi: () => Api, path?: string, route?: string][] = [
  ['dashboard', <DashboardScreen key="" />, aDashboard],
  ['cities', <AdminCitiesScreen key="" />, lists],
  ['new city', <NewCityScreen key="" />, lists],
  ['city', <EditCityScreen key="" />, aConsole, '/admin/cities/c1', '/admin/cities/:id'],
  ['places', <AdminPlacesScreen key="" />, lists],
  ['new place', <NewPlaceScreen key="" />, aConsole],
  ['place', <EditPlaceScreen key="" />, aConsole, '/admin/places/p1', '/admin/places/:id'],
  [
    'duplicates',
    <DuplicatesScreen key="" />,
    () =>
      consoleApi({
        DuplicatesScreen: () => ({ data: { duplicatePairs: aPage('DuplicatePairPage', [aPair('Noor', 'Noor'), aPair('Noor', 'Nora', true)]) } }),
        DuplicateSearch: () => aSearch(),
      }),
  ],
  [
    'comparison',
    <ComparePlacesScreen key="" />,
    () => consoleApi({ ComparePlacesScreen: () => ({ data: { comparedPlaces: [aCompared('a', 'Noor'), aCompared('b', 'Nora')], site: aSite } }) }),
    '/admin/places/duplicates/a/b',
    '/admin/places/duplicates/:a/:b',
  ],
  ['users', <AdminUsersScreen key="" />, lists],
  ['reviews', <AdminReviewsScreen key="" />, lists],
  ['activity', <ActivityScreen key="" />, lists],
  ['webhooks', <WebhooksScreen key="" />, () => consoleApi({ WebhooksScreen: () => ({ data: { webhooks } }) })],
  [
    'webhook',
    <WebhookScreen key="" />,
    () => consoleApi({ WebhookScreen: () => ({ data: { webhooks, webhookDeliveries: aPage('WebhookDeliveryPage', deliveries) } }) }),
    '/admin/webhooks/w1',
    '/admin/webhooks/:id',
  ],
  ['moderation', <ModerationScreen key="" />, () => aServer({ items: queue })],
  ['menu', <ConsoleLayout key="" />, lists],
];

beforeAll(() => takeTexts({ ...germanOfVisitors, ...german, settings: germanOfSettings, errors: germanErrors }));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'theirs');
});

test('the check finds English texts', async () => {
  await renderApp(<p title="12 cities deleted.">Search cities</p>);
  expect(englishTexts()).toEqual(['Search cities', '12 cities deleted.']);
});

test.each(SCREENS)('the console shows no English text in German: %s', async (name, element, makeApi, path = '/admin', route = '*') => {
  answerMediaQueries({ widthPx: name === 'menu' ? 1440 : 1024 });
  await renderApp(null, { path, routes: [{ path: route, element }], transport: makeApi().transport });
  if (name === 'menu') await screen.findByRole('navigation', { name: 'Konsole' });
  else await screen.findByRole('heading', { level: 1 });
  await settle();
  for (const button of screen.queryAllByRole('button', { expanded: false })) fireEvent.click(button);
  await settle();
  expect(englishTexts()).toEqual([]);
});
