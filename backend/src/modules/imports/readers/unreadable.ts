import { fileTypeFromBuffer } from 'file-type/core';
import type { Beginning, Kind } from './kind.js';

/** Descriptions of files by their media type or beginning, with the way to import their content. */
const CURES: readonly [pattern: RegExp, what: string, cure?: string][] = [
  [/^application\/vnd\.oasis\.opendocument\.spreadsheet/, 'an OpenDocument spreadsheet', 'Save it as .xlsx or CSV.'],
  [/^application\/x-cfb$/, 'a file of an old version of Excel or Word (.xls, .doc)', 'Save it as .xlsx or CSV.'],
  [/^application\/x-sqlite3$/, 'an SQLite database, such as a GeoPackage', 'Export its table as GeoJSON or CSV.'],
  [/^application\/pdf$/, 'a PDF', 'Ask its author for the table as .xlsx or CSV.'],
  [/^image\//, 'a picture'],
  [/^(video|audio)\//, 'a video or sound'],
  [/^application\/x-(msdownload|elf|mach-binary)$/, 'a program'],
  [/^application\/(zip|gzip|x-7z-compressed|x-rar-compressed|x-tar|x-bzip2|x-xz|zstd)$/, 'an archive', 'Unpack it, and import the files in it.'],
];
const TEXTS: typeof CURES = [
  [/^(<!doctype html|<html)/i, 'a web page', 'Copy its table into a spreadsheet, and save that as .xlsx or CSV.'],
  [/^\{\\rtf/, 'a text document (RTF)', 'Save its table as CSV.'],
  [/^</, 'XML of an unknown kind', 'Convert it to GeoJSON or CSV.'],
  [/^#!/, 'a program'],
];

/** Returns the sentence that names what a file is, and what can be imported. */
export async function unreadable({ bytes, text }: Beginning, kinds: readonly Kind[]): Promise<string> {
  const readable = `These files can be imported: ${kinds.map(({ title }) => title).join(', ')}.`;
  if (/^[\s\0]*$/.test(bytes.toString('latin1'))) return `This file is empty. ${readable}`;
  if (text !== '') {
    const [, what, cure] = TEXTS.find(([pattern]) => pattern.test(text)) ?? [];
    return what ? `This is ${what}. ${cure ?? ''}${cure ? ' ' : ''}${readable}` : `This is text, but no table and no list of places. ${readable}`;
  }
  const type = await fileTypeFromBuffer(bytes);
  const [, what, cure] = CURES.find(([pattern]) => type && pattern.test(type.mime)) ?? [];
  const named = what ?? (type ? `a file of the type ${type.mime}` : undefined);
  const name = named ? `This is ${named}${type && !cure ? ` (${type.ext})` : ''}.` : 'This file is binary, and of no known kind.';
  return [name, cure, readable].filter(Boolean).join(' ');
}
