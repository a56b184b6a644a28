import type { Values } from '../reader.js';
import { childText, type XmlElement } from './xml.js';

/**
 * Returns the columns of a place or city that an export of CityPins has written, as they are; undefined for elements of other programs.
 * @param pairs elements with the name of a column as their attribute
 * @param textOf returns the value of such an element
 */
function ownColumns(pairs: readonly XmlElement[], textOf: (pair: XmlElement) => string | undefined): Values | undefined {
  const columns = Object.fromEntries(
    pairs.flatMap((pair) => {
      const text = textOf(pair);
      return pair.attributes.name !== undefined && text ? [[pair.attributes.name, text]] : [];
    }),
  );
  return columns.id === undefined || columns.source_id === undefined ? undefined : columns;
}

/** Returns the columns in the `ExtendedData` of a placemark. */
export const ownColumnsOfPlacemark = ({ children }: XmlElement): Values | undefined =>
  ownColumns(children.find(({ name }) => name === 'ExtendedData')?.children ?? [], (pair) => childText(pair, 'value'));

/** Returns the columns in the `extensions` of a waypoint. */
export const ownColumnsOfWaypoint = ({ children }: XmlElement): Values | undefined =>
  ownColumns(children.find(({ name }) => name === 'extensions')?.children ?? [], ({ text }) => text.trim());
