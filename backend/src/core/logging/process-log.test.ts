import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const built = (name: string) => pathToFileURL(path.join(import.meta.dirname, `../../../dist/core/logging/${name}.js`)).href;

/**
 * Runs a program with the log of the server.
 * @returns its exit code, and the lines of standard output and standard error
 */
function run(program: string): { status: number | null; lines: { level: number; msg: string; err?: { message: string } }[] } {
  const script = `
    const { createLogger } = await import(${JSON.stringify(built('logger'))});
    const { logProcess } = await import(${JSON.stringify(built('process-log'))});
    logProcess(createLogger('info'));
    ${program}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  const lines = `${stdout}${stderr}`.split('\n').filter(Boolean);
  return { status, lines: lines.map((line) => JSON.parse(line) as ReturnType<typeof run>['lines'][number]) };
}

test('logs warnings of Node and packages, and console output, as JSON lines', () => {
  const { status, lines } = run(`
    process.emitWarning('too old', 'DeprecationWarning');
    new Buffer(1);
    console.warn('odd %s', 1, { a: 1 });
    console.error(new Error('odd'));`);
  expect(status).toBe(0);
  expect(lines.map(({ level, err, msg }) => [level, err?.message ?? msg.split('\n')[0]]).sort()).toEqual([
    [40, expect.stringMatching(/^Buffer\(\) is deprecated/)],
    [40, 'odd 1 { a: 1 }'],
    [40, 'too old'],
    [50, 'Error: odd'],
  ]);
});

test.each([
  "throw new Error('lost');",
  "void Promise.reject(new Error('lost')); setTimeout(() => undefined, 5000);",
  "setTimeout(() => { throw new Error('lost'); });",
])('logs an uncaught error as a JSON line and ends the process: %s', (program) => {
  const { status, lines } = run(program);
  expect([status, lines.map(({ level, err }) => [level, err?.message])]).toEqual([1, [[60, 'lost']]]);
});
