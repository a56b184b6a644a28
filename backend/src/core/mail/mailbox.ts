/** A mailbox in two parts; the name can be empty. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Parses `Name <address>` or an address. A comma belongs to the name, because there is only one sender. */
export function readMailbox(text: string): Mailbox {
  const [, name = '', address = text] = /^(.*)<(.+)>$/.exec(text.trim()) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

/** Returns a mailbox as `Name <address>`, or as an address if it has no name. */
export const showMailbox = ({ name, address }: Mailbox): string => (name ? `${name} <${address}>` : address);

/** Returns whether a text is one address, without characters that could start another address or a header. */
export const isPlainAddress = (text: string): boolean => /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u.test(text);
