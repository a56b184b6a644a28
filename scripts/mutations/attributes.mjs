const src = 'backend/src';
const attributes = `${src}/modules/attributes`;
const TESTS = [`${attributes}/attributes.test.ts`];
const PACKS = [`${src}/packs/pack-attributes.test.ts`];

/** Breakages of the attributes of places. */
export const ATTRIBUTES = [
  {
    name: 'An attribute has the key of a field of places',
    file: `${attributes}/attribute-rules.ts`,
    from: 'brokenText(surroundings.key, ATTRIBUTE_KEY_RULES) ?? nameProblem(surroundings.key, surroundings)',
    to: 'brokenText(surroundings.key, ATTRIBUTE_KEY_RULES)',
    tests: TESTS,
  },
  {
    name: 'A removed option of an attribute vanishes from places',
    file: `${attributes}/attribute.service.ts`,
    from: 'missing.filter(({ key }) => used.includes(key))',
    to: 'missing.filter(({ key }) => used.includes(key) && false)',
    tests: TESTS,
  },
  {
    name: 'A removed option of an attribute vanishes from pending edits',
    file: `${attributes}/used-values.query.ts`,
    from: `WHERE e.status = 'pending' AND option = ANY`,
    to: `WHERE e.status = 'applied' AND option = ANY`,
    tests: TESTS,
  },
  {
    name: 'Visitors see the attributes for moderators',
    file: `${src}/modules/site/settings/attributes/attribute-list.ts`,
    from: '!isHidden && (isModerator || !isInternal)',
    to: '!isHidden',
    tests: TESTS,
  },
  {
    name: 'Moderators see hidden attributes',
    file: `${src}/modules/site/settings/attributes/attribute-list.ts`,
    from: '!isHidden && (isModerator || !isInternal)',
    to: '(isModerator || !isInternal)',
    tests: TESTS,
  },
  {
    name: 'A place loses the attributes that a change does not name',
    file: `${src}/modules/places/attributes/attribute-values.ts`,
    from: 'new Map(Object.entries(known.current))',
    to: 'new Map<string, AttributeValue>()',
    tests: [`${src}/modules/places/place.details.test.ts`],
  },
  {
    name: 'An undo gives two attributes one name in files',
    file: `${src}/core/db/migrations/1790000000059-attribute-rules.ts`,
    from: 'GROUP BY lower(name) HAVING count(*) > 1',
    to: 'GROUP BY lower(name) HAVING count(*) > 2',
    tests: TESTS,
  },
  {
    name: 'A pack gives an attribute a value of another kind',
    file: `${src}/packs/rows.ts`,
    from: 'kind !== undefined && !isOfKind(value, kind)',
    to: 'kind === null && !isOfKind(value, kind)',
    tests: PACKS,
  },
  {
    name: 'A pack gives an attribute a script as a link',
    file: `${src}/modules/places/attributes/attribute-values.ts`,
    from: "(kind === 'link' && isWebsite(value))",
    to: "kind === 'link'",
    tests: PACKS,
  },
  {
    name: 'Other processes keep the former attributes',
    file: `${src}/server/fast-path/cached-responses.ts`,
    from: "'categories', 'attributes', 'place_tags'",
    to: "'categories', 'place_tags'",
    tests: [`${src}/server/page/category-pages.test.ts`],
  },
];
