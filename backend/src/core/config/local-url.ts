/** Returns the host name of a URL; of an IPv6 address without brackets. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** Returns whether a URL points to this machine. */
export const isLocal = (url: string): boolean => /^(localhost|127(\.\d+){3}|::1|.*\.localhost)$/.test(hostOf(url));
