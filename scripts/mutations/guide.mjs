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
    from: `[['place.rating_average', 'DESC']`,
    to: `[['place.rating_average', 'ASC']`,
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
    file: `${src}/modules/places/filters/inside.ts`,
    from: 'const isWhole = sides.west <= sides.east;',
    to: 'const isWhole = true;',
    tests: [`${src}/modules/places/place.resolver.test.ts`],
  },
  {
    name: 'Cities take a time zone that does not exist',
    file: `${src}/modules/cities/city-admin.service.ts`,
    from: '!isTimeZone(timeZone) &&',
    to: '!timeZone &&',
    tests: [`${src}/modules/cities/city-admin.test.ts`],
  },
  {
    name: 'An import spoils texts with a backslash',
    file: `${src}/modules/imports/writing/batch.ts`,
    from: String.raw`.replace(/[\\\n\r\t]/g`,
    to: String.raw`.replace(/[\n\r\t]/g`,
    tests: [`${src}/cli/import/import.command.test.ts`],
  },
  {
    name: 'An import takes places beyond the poles',
    file: `${src}/modules/imports/mapping/place-row.ts`,
    from: 'degrees >= -90 && degrees <= 90',
    to: 'degrees >= -180 && degrees <= 180',
    tests: [`${src}/modules/imports/mapping/mapping.test.ts`],
  },
  {
    name: 'A pack has names that other file systems read in another way',
    file: `${src}/packs/unzip.ts`,
    from: '    checkName(name);\n    this.take(name);',
    to: '    this.take(name);',
    tests: [`${src}/packs/hostile-packs.test.ts`],
  },
  {
    name: 'Small texts in a zip unpack to any size',
    file: `${src}/packs/unzip.ts`,
    from: 'uncompressedSize > DENSEST * compressedSize',
    to: 'uncompressedSize > LARGEST_ZIP * compressedSize',
    tests: [`${src}/packs/hostile-packs.test.ts`],
  },
  {
    name: 'Old links to the first of several merged places lead nowhere',
    file: `${src}/modules/places/duplicates/merge.service.ts`,
    from: "'UPDATE place_redirects SET place_id = $2 WHERE place_id = $1'",
    to: "'UPDATE place_redirects SET place_id = $2 WHERE place_id = $1 AND false'",
    tests: [`${src}/modules/reports/merged-places.test.ts`],
  },
  {
    name: 'The bin offers a merged place for restoring',
    file: `${src}/modules/places/place.bin.ts`,
    from: "listed: 't.merged_into IS NULL'",
    to: "listed: 'true'",
    tests: [`${src}/modules/reports/merged-places.test.ts`],
  },
];
