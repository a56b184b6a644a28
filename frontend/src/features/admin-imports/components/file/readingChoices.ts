import { t } from '../../../../lib/i18n';

/** Kinds of files that can be imported, as the API names them. */
const FORMATS = ['csv', 'xlsx', 'json', 'ndjson', 'geojson', 'kml', 'gpx', 'osm', 'pbf', 'overpass', 'parquet', 'geonames', 'zip'] as const;

/** Kinds whose text has an encoding. */
const IN_TEXT: readonly string[] = ['csv', 'json', 'ndjson', 'geojson', 'kml', 'gpx', 'osm', 'overpass', 'geonames'];

/** Encodings that an admin can choose. */
const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  ...[1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map((page) => `windows-${page}`),
  ...[2, 5, 7, 15].map((part) => `iso-8859-${part}`),
  'koi8-r',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const;

/** Delimiters of the values in a line of CSV, with the keys of their names. */
const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** Returns the name of a kind of files; a kind of a later version has its own name. */
const formatName = (format: string): string => t(`importFile.format_${format}` as 'importFile.format_csv', { defaultValue: format });

const delimiterName = (delimiter: string): string => {
  const name = (DELIMITERS as Readonly<Record<string, (typeof DELIMITERS)[keyof typeof DELIMITERS]>>)[delimiter];
  return name === undefined ? delimiter : t(`importFile.${name}`);
};

/** Returns the choices of a field, with the present one even if it is not among those that the app knows. */
const withPresent = (known: readonly string[], present: string): readonly string[] => (present === '' || known.includes(present) ? known : [present, ...known]);

/** How a file is read. Empty: as detected. */
export interface ReadingValues {
  format: string;
  encoding: string;
  delimiter: string;
  sheet: string;
}

/** Returns the fields that apply to a kind of files, with their choices. */
export function readingFields({ format, encoding, delimiter, sheet }: ReadingValues, sheets: readonly string[]) {
  const hasText = format === '' || IN_TEXT.includes(format);
  return [
    { name: 'format', label: t('importFile.kind'), options: withPresent(FORMATS, format), textOf: formatName },
    ...(hasText || encoding !== ''
      ? [{ name: 'encoding', label: t('importFile.encoding'), options: withPresent(ENCODINGS, encoding), textOf: String } as const]
      : []),
    ...(format === '' || format === 'csv'
      ? [{ name: 'delimiter', label: t('importFile.delimiter'), options: withPresent(Object.keys(DELIMITERS), delimiter), textOf: delimiterName } as const]
      : []),
    ...(sheets.length > 1 ? [{ name: 'sheet', label: t('importFile.sheet'), options: withPresent(sheets, sheet), textOf: String } as const] : []),
  ] as const;
}
