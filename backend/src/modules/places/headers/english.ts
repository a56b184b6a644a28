import type { HeaderNames } from './header-field.js';

/** English names besides those of the texts in `PLACE_FIELDS`, and names that programs and services write. */
export const ENGLISH: HeaderNames = {
  sourceId: 'source_id, @id, id, ref, place_id',
  source: 'source',
  name: 'business name, venue, venue name, company, establishment, poi, poi name, location name',
  description: 'desc, comment, cmt, remarks, note, details, text',
  category: 'categories, kind, type, theme, folder, sym, subcategory, place type',
  moreCategories: 'more_categories',
  latitude: 'lat, y, geo lat, lat wgs84, wgs84 lat, y coordinate, coord y, point y',
  longitude: 'lon, lng, long, x, geo lon, geo lng, geo long, lon wgs84, wgs84 lon, x coordinate, coord x, point x',
  position:
    'coordinates, coordinate, coords, lat lon, lat lng, lat long, latlon, latlng, location lat long, location latlong, location latlng, geo coordinates, geopoint, geo point, geo point 2d, geolocation, geo, gps, gps coordinates, wkt, the geom, geom, point, position, google maps url, google maps, maps url, map link, location',
  city: 'town, locality, municipality, addr:city, city name',
  state: 'region, province, addr:state, county',
  country: 'country_code, addr:country, country name',
  fullAddress: 'full address, postal address, street and number',
  street: 'street, street name, road, addr:street',
  houseNumber: 'house number, housenumber, street number, addr:housenumber',
  phone: 'phone no, contact number, contact phone, landline, tel no, telephone number',
  website: 'web site, site, site url, url site, web address, link, webpage',
  email: 'mail address, contact email',
  otherPhones: 'mobile phone, cell, cell phone, mobile number',
  openingHours: 'opening times, business hours, open hours, schedule',
  licence: 'license',
  attribution: 'attribution',
  sourceUrl: 'source_url',
};
