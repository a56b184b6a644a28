import fs from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { at, filesBelow, root } from './paths.mjs';
import { Problem } from './terminal.mjs';

/** Compiles backend/src to backend/dist with SWC, which keeps decorator metadata. Deletes outputs without a source. */
export async function compileServer(progress) {
  const from = at('backend/src');
  const to = at('backend/dist');
  const sources = filesBelow(from).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const kept = new Set();
  let done = 0;
  await Promise.all(
    sources.map(async (source) => {
      const target = path.join(to, path.relative(from, source).replace(/\.ts$/, '.js'));
      const { code, map } = await transformFile(source, {
        configFile: at('backend/.swcrc'),
        sourceFileName: path.relative(path.dirname(target), source),
        sourceMaps: true,
      }).catch((error) => {
        throw new Problem(`${path.relative(root, source)} does not compile:\n${error.message.split('\n\nCaused by')[0].trim()}`);
      });
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
      fs.writeFileSync(`${target}.map`, map);
      kept.add(target).add(`${target}.map`);
      progress((done += 1) / sources.length);
    }),
  );
  for (const file of filesBelow(to)) if (!kept.has(file)) fs.rmSync(file);
  return `${sources.length} files`;
}
