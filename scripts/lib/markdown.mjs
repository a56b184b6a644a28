import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { at } from './paths.mjs';

/** Formats a Markdown table, with columns padded to equal widths. */
export function table(header, rows) {
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => String(row[column]).length)));
  const line = (row) => `| ${row.map((cell, column) => String(cell).padEnd(widths[column])).join(' | ')} |`;
  return [line(header), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}

/** Returns the cells of the table in a section, without the header. */
export function readSection(file, title) {
  const section =
    readFileSync(at(file), 'utf8')
      .split(/^(?=## )/m)
      .find((text) => text.startsWith(`## ${title}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Formats a number with about three significant digits. */
export const short = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));

/** Describes version, machine and date of a measurement. */
function circumstances() {
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const cpus = os.cpus();
  return `CityPins ${version}, Node ${process.version}, ${cpus.length} × ${cpus[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}.`;
}

/**
 * Writes or replaces a section of a file with results. Other sections stay unchanged.
 * @param file path relative to the repository's root
 * @param command command that measures the results of this section
 */
export function writeSection(file, { title, command, markdown }) {
  const [introduction, ...former] = readFileSync(at(file), 'utf8').split(/^(?=## )/m);
  const section = `## ${title}\n\n${circumstances()} \`${command}\`\n\n${markdown.trim()}\n`;
  const place = former.findIndex((text) => text.startsWith(`## ${title}\n`));
  const sections = place < 0 ? [...former, section] : former.with(place, section);
  writeFileSync(at(file), [introduction, ...sections].map((text) => `${text.trim()}\n`).join('\n'));
  console.log(`\n${section}`);
}
