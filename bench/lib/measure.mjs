const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];

/**
 * Asks one after the other and takes the time of each answer.
 * @param ask gets the number of the call, from 0
 * @returns milliseconds: `p50`, `p95`, `max`
 */
export async function measure(ask, { warmUp, calls }) {
  for (let i = 0; i < warmUp; i++) await ask(i);
  const times = [];
  for (let i = 0; i < calls; i++) {
    const started = performance.now();
    await ask(warmUp + i);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: times.at(-1) };
}

/** A table in Markdown, its columns padded so that it reads well on a terminal, too. */
export function table(header, rows) {
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => String(row[column]).length)));
  const line = (row) => `| ${row.map((cell, column) => String(cell).padEnd(widths[column])).join(' | ')} |`;
  return [line(header), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}
