import { buffer } from 'node:stream/consumers';
import readSheets, { type CellValue, type Sheet } from 'read-excel-file/node';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { listed, shown } from '../../../../core/validation/index.js';
import type { Beginning, Input } from '../kind.js';
import { type FileRecord, type Portions, type Unreadable, UnusableFile } from '../reader.js';
import { checkHeader, headerOf, rowRead, SAMPLE_ROWS } from './table.js';

/** Maximum size of a workbook, and of all its parts when unpacked (bytes): it is read into memory as a whole. */
const [LARGEST, LARGEST_UNPACKED] = [20_000_000, 50_000_000];

const ZIP = 'PK\x03\x04';
/** Position of the length of a file's name in a zip, and of the name itself, from the signature on (bytes). */
const [NAME_LENGTH, NAME] = [26, 30];

/** Returns the names of the files at the beginning of a zip. */
function namesIn(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = bytes.indexOf(ZIP, 0, 'latin1'); at >= 0 && at + NAME <= bytes.length; at = bytes.indexOf(ZIP, at + NAME, 'latin1'))
    names.push(bytes.toString('latin1', at + NAME, at + NAME + bytes.readUInt16LE(at + NAME_LENGTH)));
  return names;
}

/** Returns whether a file is a workbook of Excel: a zip with the parts of one. */
export function isXlsx({ bytes }: Beginning): boolean {
  if (!bytes.subarray(0, ZIP.length).equals(Buffer.from(ZIP, 'latin1'))) return false;
  const names = namesIn(bytes);
  return names.some((name) => /^(\[Content_Types\]\.xml$|xl\/|_rels\/\.rels$)/.test(name)) && !names.some((name) => /^(word|ppt)\//.test(name));
}

async function wholeOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > LARGEST) throw new UnusableFile(['imports.workbookTooLarge', { n: LARGEST / 1e6 }]);
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** Maximum number of cells of a sheet. All rows become as long as the longest one, so a single cell far to the right can fill the memory. */
const MOST_CELLS = 5_000_000;

/** Rows and cells of a sheet, with their position if it is stated. */
const ROW_OR_CELL = /<(?:\w+:)?(row|c)\b(?:[^>]*?\sr="([A-Z]{1,3})?(\d{1,7})")?/g;

const columnOf = (letters: string): number => Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** @throws UnusableFile if a sheet has too many cells */
function checkCells(sheet: string): void {
  let [rows, row, column, columns] = [0, 0, 0, 0];
  for (const [, element, letters, number] of sheet.matchAll(ROW_OR_CELL)) {
    if (element === 'row') [row, column] = [number ? Number(number) : row + 1, 0];
    else column = letters ? columnOf(letters) : column + 1;
    if (letters && number) row = Number(number);
    [rows, columns] = [Math.max(rows, row), Math.max(columns, column)];
  }
  if (rows * columns <= MOST_CELLS) return;
  throw new UnusableFile(['imports.tooManyCells', { rows, columns, most: MOST_CELLS }]);
}

/**
 * Returns the workbook as a zip of its XML parts that are not compressed. Sizes are measured while the parts are unpacked, because those that a
 * zip states can be wrong.
 * @throws UnusableFile if the parts would fill the memory
 */
async function unpacked(workbook: Buffer): Promise<Buffer> {
  const zip = await fromBufferPromise(workbook, { lazyEntries: true });
  const parts = new ZipFile();
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    if (!/\.(xml|rels)$/i.test(entry.fileName)) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length;
      if (size > LARGEST_UNPACKED) throw new UnusableFile(['imports.workbookUnpacksTooLarge', { n: LARGEST_UNPACKED / 1e6 }]);
      chunks.push(chunk as Buffer);
    }
    const part = Buffer.concat(chunks);
    if (/worksheets\//.test(entry.fileName)) checkCells(part.toString('latin1'));
    parts.addBuffer(part, entry.fileName, { compress: false });
  }
  parts.end();
  return buffer(parts.outputStream);
}

/** Returns a number as Excel shows it: with at most 15 digits. */
const shownNumber = (digits: string): string => String(Number(Number(digits).toPrecision(15)));

/** Returns a cell as text. A day without a time of day is a date only. */
function textOf(cell: CellValue<string> | Date | null): string {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00.000Z$/, '')
      .replace('T', ' ')
      .replace(/(:00)?\.\d+Z$/, '');
  return cell === null ? '' : String(cell);
}

function sheetOf(sheets: readonly Sheet<string>[], wanted: string | undefined): Sheet<string> {
  const found =
    wanted === undefined ? sheets.find(({ data }) => data.length > 0) : (sheets.find(({ sheet }) => sheet === wanted) ?? sheets[Number(wanted) - 1]);
  if (found) return found;
  if (wanted === undefined) throw new UnusableFile('imports.noSheetWithRows');
  throw new UnusableFile(['imports.sheetUnknown', { sheet: shown(wanted), sheets: listed(sheets.map(({ sheet }, i) => `${i + 1} “${sheet}”`)) }]);
}

/**
 * Reads a sheet of an Excel workbook.
 * @throws UnusableFile if it is no workbook, too large, or has no such sheet
 */
export async function* readXlsx({ bytes, options, onNote, onFacts }: Pick<Input, 'bytes' | 'options' | 'onNote' | 'onFacts'>): Portions {
  const workbook = await wholeOf(bytes);
  const sheets = await unpacked(workbook)
    .then((parts) => readSheets(parts, { parseNumber: shownNumber }))
    .catch((error: unknown) => {
      throw error instanceof UnusableFile ? error : new UnusableFile(['imports.workbookUnreadable', { message: shown((error as Error).message) }]);
    });
  const { sheet, data } = sheetOf(sheets, options.sheet);
  onFacts({ sheet, sheets: sheets.map((one) => one.sheet) });
  if (sheets.length > 1 && options.sheet === undefined)
    onNote(['imports.sheetRead', { sheet: shown(sheet), sheets: listed(sheets.map((one) => `“${one.sheet}”`)) }]);
  const rows = data.map((row) => row.map(textOf));
  const sample = rows.slice(0, SAMPLE_ROWS);
  const header = headerOf(sample);
  checkHeader(header, sample, options.isMapped === true);
  for (const note of header.notes) onNote(note);
  const columns = header.names.filter(Boolean);
  const records: (FileRecord | Unreadable)[] = [];
  rows.slice(header.skipped).forEach((row, i) => {
    const [line, read] = [header.skipped + i + 1, rowRead(header.names, row)];
    if (read) records.push('reason' in read ? { line, reason: read.reason, text: row.join('; ') } : { line, values: read.values, text: '', columns });
  });
  yield records;
}
