import { GraphQLURL } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import type { Credit } from '../../core/place-files/index.js';

/** Source name that exports give to places and cities created on the exporting site. */
export const OWN_SOURCE = 'citypins';

interface KnownSource {
  name: string;
  /** SPDX identifier. */
  licence: string;
  url: string;
  /** Returns the address of one record's page at the source. */
  pageOf?: (sourceId: string) => string | undefined;
}

/** Known sources of open data. The licence applies to rows that state none. */
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

@ObjectType({ description: 'Source and licence of the data of a city or place.' })
export class DataSource {
  @Field(() => String, { description: 'Attribution to display, for example `OpenStreetMap contributors`.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Licence, usually an SPDX identifier such as `ODbL-1.0`.' })
  licence: string | null;

  @Field(() => GraphQLURL, { nullable: true, description: 'Page of the city or place at the source, or else a page about the source.' })
  url: string | null;
}

/** Source columns of a city or place. */
interface Origin {
  source: string | null;
  sourceId: string | null;
  licence: string | null;
  attribution: string | null;
  /** Address of the row's page at the source, if the row states one. */
  sourceUrl?: string | null;
}

/** Returns the attribution of a city or place; `null` if it was written on this site. */
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

/**
 * Returns the credits of rows, each once, in the given order. Rows without a source are credited to the site, after all others.
 * @param site name of the site
 */
export function creditsOf(origins: readonly Omit<Origin, 'sourceId'>[], site: string): Credit[] {
  const sources = origins.map((origin) => sourceOf({ ...origin, sourceId: null }));
  const named = sources.flatMap((source) => (source ? { name: source.name, licence: source.licence } : []));
  const all = sources.includes(null) ? [...named, { name: site, licence: null }] : named;
  return [...new Map(all.map((credit) => [JSON.stringify(credit), credit])).values()];
}
