import { GraphQLURL } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import type { Place } from './place.entity.js';

interface KnownSource {
  name: string;
  /** By its SPDX identifier. */
  licence: string;
  url: string;
  /** The page of one thing at its source. */
  pageOf?: (sourceId: string) => string | undefined;
}

/** Where open data about places come from, with the licence that they are under unless a row says otherwise. */
export const KNOWN_SOURCES: Readonly<Record<string, KnownSource>> = {
  openstreetmap: {
    name: 'OpenStreetMap contributors', licence: 'ODbL-1.0', url: 'https://www.openstreetmap.org/copyright',
    pageOf: (id) => (/^(node|way|relation)\/\d+$/.test(id) ? `https://www.openstreetmap.org/${id}` : undefined),
  },
  overture: { name: 'Overture Maps Foundation', licence: 'CDLA-Permissive-2.0', url: 'https://docs.overturemaps.org/attribution/' },
  foursquare: { name: 'Foursquare Open Source Places', licence: 'Apache-2.0', url: 'https://opensource.foursquare.com/os-places/' },
  geonames: {
    name: 'GeoNames', licence: 'CC-BY-4.0', url: 'https://www.geonames.org',
    pageOf: (id) => (/^\d+$/.test(id) ? `https://www.geonames.org/${id}` : undefined),
  },
};

@ObjectType({ description: 'Where the data about a place come from, and under which licence.' })
export class DataSource {
  @Field(() => String, { description: 'Whom to name: `OpenStreetMap contributors`.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The licence, mostly by its SPDX identifier: `ODbL-1.0`.' })
  licence: string | null;

  @Field(() => GraphQLURL, { nullable: true, description: 'The place at its source, or the page about the source.' })
  url: string | null;
}

/** Whom to name as the source of a place; null where the guide itself is. */
export function sourceOf({ source, sourceId, licence, attribution, sourceUrl }: Pick<Place, 'source' | 'sourceId' | 'licence' | 'attribution' | 'sourceUrl'>): DataSource | null {
  const known = source === null ? undefined : KNOWN_SOURCES[source];
  const name = attribution ?? known?.name;
  if (name === undefined) return null;
  return { name, licence, url: sourceUrl ?? (sourceId === null ? undefined : known?.pageOf?.(sourceId)) ?? known?.url ?? null };
}
