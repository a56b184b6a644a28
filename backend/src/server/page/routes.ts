import { NotFound } from '../../core/errors/index.js';
import { filesOf, fileUrl } from '../../core/pictures/index.js';
import { PlaceAttributesArgs } from '../../modules/places/index.js';
import { previewPath } from '../pictures/index.js';
import type { Services } from '../services.js';
import { type Head, summary } from './head.js';
import { shownIn } from './shown-texts.js';
import { breadcrumbs, cityJsonLd, placeJsonLd, siteJsonLd } from './json-ld.js';
import { type Page, type PageRequest, TAGLINE, titled } from './page-request.js';
import { listCanonical, pageNumber, present } from './variables.js';
import { legalPage, writtenPage } from './written-pages.js';

/** Returns the link preview of pages about many things: with the first own picture of the home page, or the illustration of the first featured city. */
async function sitePreview({ siteSettings, cities }: Services): Promise<string> {
  const slide = siteSettings.of('home').slides.find(({ picture }) => picture !== '');
  if (slide) return previewPath(siteSettings, `pictures/${slide.picture}`);
  const [city] = await cities.featured(1);
  return previewPath(siteSettings, city ? `cities/${city.id}` : 'site');
}

async function home({ services, site, publicUrl, say, at }: PageRequest): Promise<Page> {
  return {
    head: {
      title: say('home.siteDiscoverCities'),
      description: say(TAGLINE),
      canonical: '/',
      image: await sitePreview(services),
      jsonLd: [siteJsonLd(site, publicUrl + at('/'), publicUrl + at('/places'))],
    },
    query: { operation: 'HomeScreen', variables: {} },
  };
}

async function cities({ search, services, site, publicUrl, say, at }: PageRequest): Promise<Page> {
  const texts = present(search, ['search', 'state', 'country']);
  const filter = { ...texts, ...(search.get('featured') === 'true' && { featured: true }) };
  return {
    head: {
      title: titled(site, say('cities.exploreCities')),
      description: say('cities.description'),
      canonical: listCanonical('/cities', search),
      image: await sitePreview(services),
      jsonLd: [
        breadcrumbs(publicUrl, [
          [say('app.home'), at('/')],
          [say('app.cities'), at('/cities')],
        ]),
      ],
    },
    query: {
      operation: 'CitiesScreen',
      variables: { filter, page: { number: pageNumber(search), size: 12 }, ...(texts.country && { country: texts.country }) },
    },
  };
}

async function city({ id, services, site, publicUrl, language, say, at }: PageRequest): Promise<Page> {
  const found = await services.cities.get(id);
  const shown = shownIn(language, found, services);
  const path = at(`/cities/${found.id}`);
  return {
    head: {
      title: titled(site, `${shown.name}, ${found.country}`),
      description: summary(shown.description),
      canonical: `/cities/${found.id}`,
      image: previewPath(services.siteSettings, `cities/${found.id}`),
      jsonLd: [
        cityJsonLd(found, publicUrl, path, shown),
        breadcrumbs(publicUrl, [
          [say('app.home'), at('/')],
          [say('app.cities'), at('/cities')],
          [shown.name, path],
        ]),
      ],
    },
    query: { operation: 'CityScreen', variables: { id } },
  };
}

async function places({ search, services, site, publicUrl, say, at, placesAddress }: PageRequest): Promise<Page> {
  const { list, filters, slugged } = placesAddress(search);
  return {
    head: {
      title: titled(site, say('places.discoverPlaces')),
      description: say('places.description'),
      canonical: listCanonical('/places', search),
      image: await sitePreview(services),
      jsonLd: [
        breadcrumbs(publicUrl, [
          [say('app.home'), at('/')],
          [say('app.places'), at('/places')],
        ]),
      ],
    },
    query: { operation: 'PlacesScreen', variables: list },
    more: [
      { operation: 'PlacesFilters', variables: filters },
      { operation: 'PlacesChoices', variables: {} },
    ],
    ...(slugged && { movedTo: `${at('/places')}?${slugged.toString()}` }),
  };
}

/** Returns the first approved photo of a place in the largest size; undefined if there is none. */
async function photoOf(placeId: string, services: Services): Promise<Required<Pick<Head, 'image' | 'imageSize'>> | undefined> {
  const photo = (await services.placeImages.load(placeId)).find((image) => image.photo)?.photo;
  const file = photo && filesOf(photo).at(-1);
  if (!photo || !file) return undefined;
  return { image: fileUrl(photo, file.name), imageSize: { width: file.width, height: file.height } };
}

async function place({ id, search, services, site, publicUrl, language, say, at }: PageRequest): Promise<Page> {
  const found = await services.places.get(id);
  const home = await services.cities.get(found.cityId);
  const [shown, { name: cityName }] = [shownIn(language, found, services), shownIn(language, home, services)];
  const photo = await photoOf(found.id, services);
  const type = services.siteSettings.categories.schemaTypeOf(found.category);
  const path = at(`/places/${found.id}`);
  const attributes = services.attributeNames.shown(found.attributes, Object.assign(new PlaceAttributesArgs(), { language }), false);
  const definitions = services.siteSettings.attributes;
  const trail: [string, string][] = [
    [say('app.home'), at('/')],
    [say('app.cities'), at('/cities')],
    [cityName, at(`/cities/${home.id}`)],
    [shown.name, path],
  ];
  return {
    head: {
      title: titled(site, `${shown.name}, ${cityName}`),
      description: summary(shown.description),
      canonical: `/places/${found.id}`,
      ...(photo ?? { image: previewPath(services.siteSettings, `places/${found.id}`) }),
      jsonLd: [
        placeJsonLd(found, type, home, {
          publicUrl,
          image: photo?.image,
          path,
          attributes,
          definitions,
          cityName,
          shown,
        }),
        breadcrumbs(publicUrl, trail),
      ],
    },
    query: { operation: 'PlaceScreen', variables: { id } },
    ...(found.id !== id.toLowerCase() && { movedTo: path + (search.size > 0 ? `?${search.toString()}` : '') }),
  };
}

async function placeList({ id: ref, services, site, say }: PageRequest): Promise<Page> {
  const list = await services.placeLists.get(ref, null);
  const [owner, items] = await Promise.all([services.userById.load(list.userId), services.placeLists.items(list)]);
  const isSecret = list.linkKey !== null;
  const first = items[0]?.place;
  return {
    head: {
      title: titled(site, list.name),
      description: summary(list.description ?? say('lists.placesChosenBy', { name: owner?.name ?? say('lists.aMember') })),
      ...(isSecret ? { noIndex: true } : { canonical: `/lists/${list.id}` }),
      ...(first && { image: previewPath(services.siteSettings, `places/${first.id}`) }),
    },
    query: { operation: 'ListScreen', variables: { ref } },
    isSecret,
  };
}

async function person({ id, search, services, site, say }: PageRequest): Promise<Page> {
  const { name } = await services.users.get(id);
  const query = { operation: 'PersonScreen', variables: { id, page: pageNumber(search) } };
  return { head: { title: titled(site, name), description: say(TAGLINE), noIndex: true }, query };
}

/** Creates a page that is useful only to its own visitor. Search engines do not index it. */
const personal =
  (title: string) =>
  async ({ site, say }: PageRequest): Promise<Page> => ({ head: { title: titled(site, say(title)), description: say(TAGLINE), noIndex: true } });

const PAGES: [RegExp, (request: PageRequest) => Promise<Page>][] = [
  [/^\/$/, home],
  [/^\/cities$/, cities],
  [/^\/cities\/([^/]+)$/, city],
  [/^\/places$/, places],
  [/^\/places\/([^/]+)$/, place],
  [/^\/places\/[^/]+\/suggest-edit$/, personal('suggestions.suggestAnEdit')],
  [/^\/suggest$/, personal('suggestions.suggestAPlace')],
  [/^\/lists\/([^/]+)$/, placeList],
  [/^\/people\/([^/]+)$/, person],
  [/^\/login$/, personal('auth.signIn')],
  [/^\/register$/, personal('auth.createYourAccount')],
  [/^\/auth\/callback$/, personal('auth.completingSignInLabel')],
  [/^\/forgot-password$/, personal('auth.forgotYourPassword')],
  [/^\/reset-password$/, personal('auth.chooseANewPassword')],
  [/^\/verify-email$/, personal('auth.confirmYourEMailAddress')],
  [/^\/mail-preferences$/, personal('auth.emailPreferences')],
  [/^\/profile$/, personal('profile.myProfile')],
  [/^\/offline$/, personal('offline.onThisDevice')],
  [/^\/admin$/, personal('adminDashboard.adminDashboard')],
  [/^\/admin\/(cities|places|categories|attributes|search-terms|imports|webhooks|settings)(\/[^/]+)?$/, personal('app.admin')],
  [/^\/admin\/places\/duplicates\/[^/]+\/[^/]+$/, personal('app.admin')],
  [/^\/admin\/(users(\/invitations)?|reviews|activity|setup|system|deleted)$/, personal('app.admin')],
  [/^\/moderation$/, personal('app.moderation')],
  [/^\/pages\/([^/]+)$/, writtenPage],
  [/^\/privacy$/, legalPage('privacy', 'PrivacyScreen', 'legal.privacyPolicy', 'legal.whatThisGuideStoresAbout')],
  [/^\/terms$/, legalPage('terms', 'TermsScreen', 'legal.termsAndConditions', 'legal.theRulesForUsingThisGuide')],
];

const withoutSlash = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);

/** Returns the pattern of the page at a path, such as `/cities/:id`; undefined if there is no page. */
export const patternOf = (pathname: string): string | undefined =>
  PAGES.find(([pattern]) => pattern.test(withoutSlash(pathname)))?.[0]
    .source.replace(/^\^|\$$/g, '')
    .replaceAll('\\/', '/')
    .replace(/\(?\[\^\/\]\+\)?/g, ':id');

/** Finds the page at a path without language prefix. @throws NotFound if there is no such page, or the object that it shows does not exist */
export async function findPage(pathname: string, request: Omit<PageRequest, 'id'>): Promise<Page> {
  const path = withoutSlash(pathname);
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (match) return page({ ...request, id: match[1] ?? '' });
  }
  throw new NotFound('page');
}

/** Returns the head of the page for unknown paths. */
export const notFoundHead = ({ site, say }: Pick<PageRequest, 'site' | 'say'>): Head => ({
  title: titled(site, say('app.pageNotFound')),
  description: say(TAGLINE),
  noIndex: true,
});
