const src = 'backend/src';

/** Breakages of cities, places and imports. */
export const GUIDE = [
  {
    name: 'A city without a time zone uses UTC',
    file: `${src}/modules/cities/city-admin.service.ts`,
    from: '|| timeZoneAt(coordinates.latitude, coordinates.longitude)',
    to: "|| 'Etc/UTC'",
    tests: [`${src}/modules/cities/city-admin.test.ts`],
  },
  {
    name: 'Deleted places stay visible',
    file: `${src}/modules/places/place.query.ts`,
    from: `createQueryBuilder(Place, 'place').where(\`place.status = '\${PlaceStatus.ACTIVE}' AND place.deleted_at IS NULL\`)`,
    to: `createQueryBuilder(Place, 'place').where(\`place.status = '\${PlaceStatus.ACTIVE}'\`)`,
    tests: [`${src}/modules/places/place.resolver.test.ts`],
  },
  {
    name: 'The best rated places come last',
    file: `${src}/modules/places/place.query.ts`,
    from: `query.orderBy('place.rating_average', 'DESC')`,
    to: `query.orderBy('place.rating_average', 'ASC')`,
    tests: [`${src}/modules/places/place.resolver.test.ts`],
  },
  {
    name: 'A suggested edit overwrites details that changed after it was suggested',
    file: `${src}/modules/places/suggestions/edit.service.ts`,
    from: 'if (outdated) throw',
    to: 'if (outdated && false) throw',
    tests: [`${src}/modules/places/suggestions/edit.test.ts`],
  },
  {
    name: 'A map across the date line shows no places',
    file: `${src}/modules/places/place.query.ts`,
    from: 'const isWhole = parameters.west <= parameters.east;',
    to: 'const isWhole = true;',
    tests: [`${src}/modules/places/place.resolver.test.ts`],
  },
  {
    name: 'Cities take a time zone that does not exist',
    file: `${src}/modules/cities/city-admin.service.ts`,
    from: 'if (!isTimeZone(timeZone)) throw',
    to: 'if (!timeZone) throw',
    tests: [`${src}/modules/cities/city-admin.test.ts`],
  },
  {
    name: 'An import spoils texts with a backslash',
    file: `${src}/modules/imports/batch.ts`,
    from: String.raw`value.replace(/[\\\n\r\t]/g`,
    to: String.raw`value.replace(/[\n\r\t]/g`,
    tests: [`${src}/cli/import.command.test.ts`],
  },
  {
    name: 'An import takes places beyond the poles',
    file: `${src}/modules/imports/mapping/place-row.ts`,
    from: 'latitude >= -90 && latitude <= 90',
    to: 'latitude >= -180 && latitude <= 180',
    tests: [`${src}/modules/imports/mapping/mapping.test.ts`],
  },
];
