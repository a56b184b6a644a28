import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Request to scan. sqlmap inserts its payloads at each text that ends in an asterisk. */
export interface Target {
  /** Name in reports. */
  name: string;
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Result of a scan. */
export interface Scan {
  name: string;
  /** Number of tested positions. After a finding, sqlmap can skip the rest. */
  tried: number;
  /** Positions with an SQL injection. */
  found: string[];
  output: string;
}

/** Options of sqlmap: payloads for PostgreSQL only, and responses of any status count. */
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
/** Timeout for each position of a request (ms). */
const PATIENCE = 180_000;

/** Runs Debian's sqlmap on every marked position of a request, and removes its output files. */
export async function scan({ name, url, method = 'GET', headers = {}, body }: Target): Promise<Scan> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-sqlmap-'));
  const positions = JSON.stringify([url, Object.values(headers), body]).split('*').length - 1;
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
      { env: { ...process.env, HOME: folder, TMPDIR: folder }, timeout: PATIENCE * positions, maxBuffer: 64_000_000 },
      (_error, out, err) => resolve(out + err),
    );
    child.stdin?.end(); // sqlmap would wait for more targets
  });
  rmSync(folder, { recursive: true, force: true });
  return {
    name,
    output,
    tried: output.match(/testing for SQL injection on/g)?.length ?? 0,
    found: [...output.matchAll(/^Parameter: (.*)$/gm)].map(([, where = '']) => where),
  };
}
