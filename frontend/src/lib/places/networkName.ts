const NAMES: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  't.me': 'Telegram',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** Returns the name of the social network of an address; the host of another address. */
export function networkName(address: string): string {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^(www|m|web)\./, '') : address;
  const known = Object.keys(NAMES).find((name) => host === name || host.endsWith(`.${name}`));
  return known === undefined ? host : (NAMES[known] ?? host);
}
