import type { Feature, JsonObject } from 'protomaps-leaflet';

/** First strong isolate and its end: names have their own direction, whichever script they are in. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Returns a function that gives the property with the name of a feature, as the library's rules expect it. */
export function makeNames(language: string) {
  // Property of a feature that holds its name in this language, once it is known.
  const shown = `citypins:${language}`;
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

  const countryOf = (iso: unknown): string | undefined => {
    try {
      return typeof iso === 'string' ? countries.of(iso) : undefined;
    } catch {
      // The code of a damaged archive is no region code.
      return undefined;
    }
  };

  const nameOf = ({ kind, iso, ...props }: JsonObject): string => {
    const name = props[`name:${language}`] ?? (kind === 'country' ? countryOf(iso) : undefined) ?? props.name;
    return typeof name === 'string' && name !== '' ? isolated(name) : '';
  };

  return (_zoom: number, feature?: Feature): string[] => {
    if (feature) feature.props[shown] ??= nameOf(feature.props);
    return [shown];
  };
}
