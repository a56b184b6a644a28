import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow } from './paths.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** File types that compression makes smaller. Fonts and photos are compressed already. */
const TEXT = /\.(js|css|svg|html|json)$/;
/** Minimum size (bytes). Smaller files save less than the size of the response headers. */
const SMALLEST = 1_000;

/** Writes a `.br` and a `.gz` file next to every text file below a path. The server sends these instead of compressing each response. */
export async function compressFiles(folder) {
  const files = filesBelow(folder).filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const text = await fs.readFile(file);
      if (text.length < SMALLEST) return;
      const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      await Promise.all([
        brotli(text, { params }).then((data) => fs.writeFile(`${file}.br`, data)),
        gzip(text, { level: 9 }).then((data) => fs.writeFile(`${file}.gz`, data)),
      ]);
    }),
  );
}
