import type { HeaderNames } from './header-field.js';

/** English names besides those of the texts in `PLACE_FIELDS`, and names that programs and services write. */
export const ENGLISH: HeaderNames = {
  sourceId: 'source_id, @id, id, ref, place_id, stop_id, fsq_id, unique id, object id, uuid, item',
  source: 'source',
  name: 'business name, venue, venue name, company, establishment, poi, poi name, location name, stop_name, display name, name text, display name text, item label, place label, full name, common name, official name, site name, display title',
  description:
    'desc, comment, cmt, remarks, note, details, text, stop_desc, short description, long description, about, editorial summary, editorial summary text, summary',
  category:
    'categories, kind, type, theme, folder, sym, subcategory, place type, primary type, types, type label, place category, category name, main category, listing type, business type, type of business, type of place',
  moreCategories: 'more_categories',
  latitude: 'lat, y, geo lat, lat wgs84, wgs84 lat, y coordinate, coord y, point y, stop_lat, lat dd, lat decimal, decimal latitude, lati',
  longitude:
    'lon, lng, long, x, geo lon, geo lng, geo long, lon wgs84, wgs84 lon, x coordinate, coord x, point x, stop_lon, lon dd, lng decimal, lon decimal, decimal longitude, longi',
  position:
    'coordinates, coordinate, coords, lat lon, lat lng, lat long, latlon, latlng, location lat long, location latlong, location latlng, geo coordinates, geopoint, geo point, geo point 2d, geolocation, geo, gps, gps coordinates, wkt, the geom, geom, point, position, google maps url, google maps, maps url, map link, location, coord, point coordinates, geo shape point, shape point, loc',
  city: 'town, locality, municipality, addr:city, city name, address locality, address city, addresslocality',
  state: 'region, province, addr:state, county, address region, addressregion, administrative area',
  country: 'country_code, addr:country, country name, address country, addresscountry',
  fullAddress: 'full address, postal address, street and number, formatted address, display address, human address, address full, vicinity, address line',
  street: 'street, street name, road, addr:street, street address, address 1, address line 1, address1, streetname',
  houseNumber: 'house number, housenumber, street number, addr:housenumber',
  phone:
    'phone no, contact number, contact phone, landline, tel no, telephone number, national phone number, international phone number, formatted phone number, display phone, contact telephone, phone 1',
  website: 'web site, site, site url, url site, web address, link, webpage, website uri, website url, homepage url, official website, web url',
  email: 'mail address, contact email',
  otherPhones: 'mobile phone, cell, cell phone, mobile number',
  openingHours:
    'opening times, business hours, open hours, schedule, opening hours weekday text, regular opening hours, hours of operation, opening hours text',
  licence: 'license',
  attribution: 'attribution',
  sourceUrl: 'source_url',
};
