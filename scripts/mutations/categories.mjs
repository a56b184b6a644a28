const src = 'backend/src';
const categories = `${src}/modules/categories`;
const TESTS = [`${categories}/categories.test.ts`];
const PAGES = [`${src}/server/page/category-pages.test.ts`];

/** Breakages of the categories of places. */
export const CATEGORIES = [
  {
    name: 'The word of a merged category leads nowhere',
    file: `${categories}/category-merge.service.ts`,
    from: '[...target.aliases, from.slug, ...from.aliases]',
    to: '[...target.aliases, ...from.aliases]',
    tests: TESTS,
  },
  {
    name: 'An address with a former word of a category is not redirected',
    file: `${src}/server/page/routes.ts`,
    from: '...(slugged && { movedTo:',
    to: '...(false && { movedTo:',
    tests: PAGES,
  },
  {
    name: 'A category that places have can be deleted',
    file: `${categories}/category.service.ts`,
    from: '    await this.parts.categoryPlaces.requireNone([row.slug, ...row.aliases]);\n',
    to: '',
    tests: TESTS,
  },
  {
    name: 'Forms offer a hidden category',
    file: `${src}/modules/site/settings/categories/category-list.ts`,
    from: 'this.all.filter(({ isHidden }) => !isHidden)',
    to: 'this.all',
    tests: TESTS,
  },
  {
    name: 'A new place gets a hidden category',
    file: `${src}/modules/places/place.details.ts`,
    from: 'category && !category.isHidden ? slug',
    to: 'category ? slug',
    tests: TESTS,
  },
  {
    name: 'The second of two admins overwrites the category of the first one',
    file: `${src}/modules/activities/definition-rows.ts`,
    from: 'id: row.id, version, thing',
    to: 'id: row.id, version: row.version, thing',
    tests: TESTS,
  },
  {
    name: 'A change of a category moves thousands of places while the admin waits',
    file: `${categories}/category-places.ts`,
    from: 'if ((await this.count(words, AT_ONCE + 1)) > AT_ONCE)',
    to: 'if ((await this.count(words, AT_ONCE + 1)) > AT_ONCE * 10)',
    tests: TESTS,
  },
  {
    name: 'Other processes keep the former categories',
    file: `${src}/server/fast-path/cached-responses.ts`,
    from: "'settings', 'categories', 'attributes'",
    to: "'settings', 'attributes'",
    tests: PAGES,
  },
];
