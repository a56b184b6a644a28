import timeZoneOf from '@photostructure/tz-lookup';

/**
 * Returns the IANA name of the time zone of a point, such as `Asia/Kolkata`; at sea `Etc/GMT+5`.
 * @param latitude degrees north, WGS 84
 * @param longitude degrees east, WGS 84
 */
export const timeZoneAt = (latitude: number, longitude: number): string => timeZoneOf(latitude, longitude);
