import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A request; where its texts end in an asterisk, sqlmap puts what it tries. */
export interface Target {
  /** What to call it. */
  name: string;
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** What sqlmap says of a request. */
export interface Scan {
  name: string;
  /** Places that it tried; where it has found one, it may leave out the rest. */
  tried: number;
  /** Places that reach SQL as SQL. */
  found: string[];
  output: string;
}

/** The database is PostgreSQL, so nothing is tried that only others understand; answers of any status are looked at. */
const OPTIONS = [
  '--batch',
  '--level',
  '3',
  '--risk',
  '2',
  '--flush-session',
  '--dbms',
  'PostgreSQL',
  '--technique',
  'BEUST',
  '--time-sec',
  '1',
  '--ignore-code',
  '*',
  '--skip-waf',
  '--disable-coloring',
  '--timeout',
  '20',
  '--retries',
  '1',
  '-v',
  '1',
];
/** Milliseconds for one request with all its places. */
const PATIENCE = 300_000;

/** Has Debian's sqlmap try every marked place of a request; what it writes is removed. */
export async function scan({ name, url, method = 'GET', headers = {}, body }: Target): Promise<Scan> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-sqlmap-'));
  const args = [
    ...OPTIONS,
    '--output-dir',
    folder,
    '-u',
    url,
    '--method',
    method,
    ...Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}: ${value}`]),
    ...(body ? ['--data', JSON.stringify(body), '-H', 'Content-Type: application/json'] : []),
  ];
  const output = await new Promise<string>((resolve) => {
    const child = execFile(
      'sqlmap',
      args,
      { env: { ...process.env, HOME: folder, TMPDIR: folder }, timeout: PATIENCE, maxBuffer: 64_000_000 },
      (_error, out, err) => resolve(out + err),
    );
    child.stdin?.end(); // it would wait for more targets
  });
  rmSync(folder, { recursive: true, force: true });
  return {
    name,
    output,
    tried: output.match(/testing for SQL injection on/g)?.length ?? 0,
    found: [...output.matchAll(/^Parameter: (.*)$/gm)].map(([, where = '']) => where),
  };
}
