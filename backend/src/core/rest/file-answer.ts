/** What no file system takes in a name, and what could end a header. */
const UNUSABLE = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/** A name that every file system takes. */
const fileName = (name: string): string =>
  name
    .toWellFormed()
    .replace(UNUSABLE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');

/** What a header takes of a name: letters without their accents, and hyphens for the rest. */
const asciiName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');

/** Characters that `encodeURIComponent` leaves, but RFC 8187 does not. */
const encoded = (name: string): string => encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** An answer that a browser keeps as a file. */
export class FileAnswer {
  /** The `Content-Disposition`: the name in plain ASCII, and as it is (RFC 6266). */
  readonly disposition: string;

  /**
   * @param type the content type
   * @param name what the file is called, without its ending; any text
   * @param ending of the file's name: `csv`
   * @param content the text, or the pieces of a long one as they come: then the first is waited for, so that what fails before it is an error
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
