import { fileTypeFromBuffer } from 'file-type/core';
import { type Reason, reasonFace } from '../../../core/errors/index.js';
import type { Beginning, Kind } from './kind.js';

/** Descriptions of binary files by their media type, with the way to import their content. */
const BINARIES: readonly [pattern: RegExp, reason: (extension: string) => Reason][] = [
  [/^application\/vnd\.oasis\.opendocument\.spreadsheet/, () => 'imports.openDocument'],
  [/^application\/x-cfb$/, () => 'imports.oldOffice'],
  [/^application\/x-sqlite3$/, () => 'imports.sqlite'],
  [/^application\/pdf$/, () => 'imports.pdf'],
  [/^image\//, (extension) => ['imports.picture', { extension }]],
  [/^(video|audio)\//, (extension) => ['imports.video', { extension }]],
  [/^application\/x-(msdownload|elf|mach-binary)$/, (extension) => ['imports.executable', { extension }]],
  [/^application\/(zip|gzip|x-7z-compressed|x-rar-compressed|x-tar|x-bzip2|x-xz|zstd)$/, () => 'imports.archive'],
];
/** Descriptions of texts by their beginning. */
const TEXTS: readonly [pattern: RegExp, reason: Reason][] = [
  [/^(<!doctype html|<html)/i, 'imports.webPage'],
  [/^\{\\rtf/, 'imports.richText'],
  [/^</, 'imports.otherXml'],
  [/^#!/, 'imports.script'],
];

async function contentOf({ bytes, text }: Beginning): Promise<Reason> {
  if (/^[\s\0]*$/.test(bytes.toString('latin1'))) return 'imports.empty';
  if (text !== '') return TEXTS.find(([pattern]) => pattern.test(text))?.[1] ?? 'imports.noPlaces';
  const type = await fileTypeFromBuffer(bytes);
  if (!type) return 'imports.binary';
  const [, reason] = BINARIES.find(([pattern]) => pattern.test(type.mime)) ?? [];
  return reason ? reason(type.ext) : ['imports.otherType', { type: type.mime, extension: type.ext }];
}

/** Returns the reason that names what a file is, and what can be imported. */
export async function unreadable(beginning: Beginning, kinds: readonly Kind[]): Promise<Reason> {
  const readable: Reason = ['imports.canBeImported', { kinds: kinds.map(({ title }) => title).join(', ') }];
  return ['imports.unreadable', { content: reasonFace(await contentOf(beginning)), readable: reasonFace(readable) }];
}
