import { escapeXml } from '../validation/index.js';
import { creditText, joined, type About, type PlaceFile, positionOf, textOf, type Values, valuesOf } from './place-file.js';
import { degrees, element, XML_HEAD } from './xml.js';

/** Start of a tag or a character reference. */
const MARKUP = /<(?=[a-z/!?])|&(?=#?\w+;)/gi;

/** Returns plain text for an element that programs read as HTML: what looks like HTML is escaped, everything else stays readable as it is. */
const plainText = (text: string | null): string | null => text?.replace(MARKUP, (sign) => (sign === '<' ? '&lt;' : '&amp;')) ?? null;

const extendedData = (values: Values): string => {
  const data = Object.entries(values).map(([name, value]) => `<Data name="${escapeXml(name)}"><value>${escapeXml(String(value))}</value></Data>`);
  return data.length > 0 ? `<ExtendedData>${data.join('')}</ExtendedData>` : '';
};

/** Returns a placemark. `ExtendedData` holds every column, so that an import reads the same values. The order of the elements is that of the schema. */
function placemark(values: Values): string {
  const position = positionOf(values);
  const website = textOf(values, 'website');
  const parts = [
    element('name', textOf(values, 'name')),
    website === null ? '' : `<atom:link href="${escapeXml(website)}"/>`,
    element('address', textOf(values, 'address', 'full_address')),
    element('phoneNumber', textOf(values, 'phone')),
    element('description', plainText(textOf(values, 'note', 'description'))),
    extendedData(values),
    position ? `<Point><coordinates>${degrees(position.longitude)},${degrees(position.latitude)}</coordinates></Point>` : '',
  ];
  return `<Placemark>${parts.join('')}</Placemark>\n`;
}

function head({ title, description = null, credits, site }: About): string {
  const credit = joined(credits.map(creditText));
  const about: Values = {
    ...(credit !== null && { attribution: joined(credits.map(({ name }) => name)) ?? '' }),
    ...(credits.some(({ licence }) => licence !== null) && { licence: joined(credits.map(({ licence }) => licence)) ?? '' }),
  };
  const author = `<atom:author>${element('atom:name', credit ?? site)}</atom:author>`;
  return `${element('name', title)}${author}${element('description', plainText(description))}${extendedData(about)}\n`;
}

/** Writes KML 2.2 (OGC 07-147r2) with a placemark per row, also for rows without a position. */
export async function* kml<Row>({ about, columns, portions, folderOf }: PlaceFile<Row>): AsyncGenerator<string> {
  yield `${XML_HEAD}<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">\n<Document>${head(about)}`;
  let folder: string | undefined;
  for await (const rows of portions) {
    let text = '';
    for (const row of rows) {
      const values = valuesOf(columns, row);
      const name = folderOf?.(textOf(values, 'category') ?? '');
      if (name !== undefined && name !== folder) {
        text += `${folder === undefined ? '' : '</Folder>\n'}<Folder>${element('name', name)}\n`;
        folder = name;
      }
      text += placemark(values);
    }
    yield text;
  }
  yield `${folder === undefined ? '' : '</Folder>\n'}</Document>\n</kml>\n`;
}
