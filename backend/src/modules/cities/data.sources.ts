import { GraphQLURL } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

interface KnownSource {
  name: string;
  /** By its SPDX identifier. */
  licence: string;
  url: string;
  /** The page of one thing at its source. */
  pageOf?: (sourceId: string) => string | undefined;
}

/** Where open data about cities and places come from, with the licence that they are under unless a row says otherwise. */
export const KNOWN_SOURCES: Readonly<Record<string, KnownSource>> = {
  openstreetmap: {
    name: 'OpenStreetMap contributors',
    licence: 'ODbL-1.0',
    url: 'https://www.openstreetmap.org/copyright',
    pageOf: (id) => (/^(node|way|relation)\/\d+$/.test(id) ? `https://www.openstreetmap.org/${id}` : undefined),
  },
  overture: { name: 'Overture Maps Foundation', licence: 'CDLA-Permissive-2.0', url: 'https://docs.overturemaps.org/attribution/' },
  foursquare: { name: 'Foursquare Open Source Places', licence: 'Apache-2.0', url: 'https://opensource.foursquare.com/os-places/' },
  geonames: {
    name: 'GeoNames',
    licence: 'CC-BY-4.0',
    url: 'https://www.geonames.org/',
    pageOf: (id) => (/^\d+$/.test(id) ? `https://www.geonames.org/${id}` : undefined),
  },
};

@ObjectType({ description: 'Where the data about a city or a place come from, and under which licence.' })
export class DataSource {
  @Field(() => String, { description: 'Whom to name: `OpenStreetMap contributors`.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The licence, mostly by its SPDX identifier: `ODbL-1.0`.' })
  licence: string | null;

  @Field(() => GraphQLURL, { nullable: true, description: 'The city or place at its source, or the page about the source.' })
  url: string | null;
}

/** What a row says of where it comes from. */
interface Origin {
  source: string | null;
  sourceId: string | null;
  licence: string | null;
  attribution: string | null;
  /** Its page at the source, where the row has one of its own. */
  sourceUrl?: string | null;
}

/** Whom to name as the source of a city or a place; null where the guide itself is. */
export function sourceOf({ source, sourceId, licence, attribution, sourceUrl }: Origin): DataSource | null {
  const known = source === null ? undefined : KNOWN_SOURCES[source];
  const name = attribution ?? known?.name;
  if (name === undefined) return null;
  return {
    name,
    licence: licence ?? known?.licence ?? null,
    url: sourceUrl ?? (sourceId === null ? undefined : known?.pageOf?.(sourceId)) ?? known?.url ?? null,
  };
}
