// An S3-compatible server for the tests. It runs on its own thread, because it modifies globals of Node. Its first message is its port.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import S3rver from 's3rver';

const directory = mkdtempSync(path.join(os.tmpdir(), 'citypins-bucket-'));
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, resetOnClose: true, configureBuckets: [{ name: 'photos' }] });
const { port } = await server.run();
parentPort.on('message', async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
  parentPort.postMessage('closed');
});
parentPort.postMessage(port);
