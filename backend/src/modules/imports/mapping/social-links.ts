import type { Values } from '../readers/index.js';
import { textOf } from './values.js';

/** Start of the address of a page, by the name of its network in OpenStreetMap (https://wiki.openstreetmap.org/wiki/Key:contact). */
const NETWORKS: Readonly<Record<string, string>> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  twitter: 'https://x.com/',
  youtube: 'https://www.youtube.com/',
  tiktok: 'https://www.tiktok.com/@',
  linkedin: 'https://www.linkedin.com/company/',
  mastodon: '',
};

/** Returns whether a column or tag has pages in a social network. */
export const isSocialColumn = (name: string): boolean => Object.hasOwn(NETWORKS, name.replace(/^contact:/, ''));

/** Returns the address of a page that is written as an address, with or without its protocol, or as the name of an account. */
function addressOf(written: string, start: string): string | undefined {
  if (/^https?:\/\//i.test(written)) return written;
  if (/^[\w-]+(\.[\w-]+)+\//.test(written)) return `https://${written}`;
  return start && /^@?[\w.-]+$/.test(written) ? start + written.replace(/^@/, '') : undefined;
}

/** Returns the addresses of a place's pages in social networks, separated by semicolons; undefined if the tags have none. */
export function socialLinksOf(values: Values): string | undefined {
  const links = Object.entries(NETWORKS).flatMap(([network, start]) => {
    const written = [`contact:${network}`, network].map((name) => textOf(values[name])).find((text) => text !== undefined);
    return (written?.split(';') ?? []).map((one) => addressOf(one.trim(), start)).filter((address) => address !== undefined);
  });
  return links.join('; ') || undefined;
}
