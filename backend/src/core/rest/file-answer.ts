/** Characters that file systems do not accept in a name, or that could end a header. */
const UNUSABLE = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/** Returns a name that every file system accepts. */
const fileName = (name: string): string =>
  name
    .toWellFormed()
    .replace(UNUSABLE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');

/** Returns a name in ASCII for a header: letters without accents, and hyphens for all other characters. */
const asciiName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');

/** Percent-encodes a name, including the characters that `encodeURIComponent` keeps and RFC 8187 does not allow. */
const encoded = (name: string): string => encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A response that a browser saves as a file. */
export class FileAnswer {
  /** Value of the header `Content-Disposition`: the name in ASCII and in UTF-8 (RFC 6266). */
  readonly disposition: string;

  /**
   * @param type content type
   * @param name name of the file without its extension; any text
   * @param ending extension of the file name, such as `csv`
   * @param content the text, or its pieces as they are read. The first piece is awaited before the response starts, so an early failure becomes an
   * error response
   */
  constructor(
    readonly type: string,
    name: string,
    ending: string,
    readonly content: string | AsyncIterable<string>,
  ) {
    const plain = `${asciiName(name) || 'file'}.${ending}`;
    this.disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encoded(`${fileName(name) || 'file'}.${ending}`)}`;
  }
}
