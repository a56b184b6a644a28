/** Characters that no reader sees, and that would break a link into parts. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Address with a scheme, address that begins with `www.`, or domain in a usual top-level domain. E-mail addresses are no links. */
const LINK =
  /\b(?:https?|ftp):\s*\/\/|\bwww\.[\p{L}\p{N}]|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|info|biz|xyz|online|shop|site|store|club|link|click|live|ru|cn)(?![\p{L}\p{N}@-])/iu;
/** Domain with a path. A longer word with one capital letter is a name: St.Michael/St.Anna. */
const WITH_PATH = /(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,3}|\p{Ll}{4,}|\p{Lu}{4,})\//u;

/** Whether a text contains a link, also one with full-width letters or invisible characters. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '');
  return LINK.test(plain) || WITH_PATH.test(plain);
}
