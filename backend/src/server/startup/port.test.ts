import net from 'node:net';
import { checkPort, listen } from './port.js';

const listening: net.Server[] = [];

/** A port that another server has. */
async function takePort(): Promise<number> {
  const server = net.createServer();
  listening.push(server);
  await listen(server, 0, undefined);
  return (server.address() as net.AddressInfo).port;
}

afterAll(() => {
  for (const server of listening) server.close();
});

test('a port that is taken names who has it, and how to choose another', async () => {
  const port = await takePort();
  const check = checkPort(port, undefined);
  // Which program it is, not every machine tells.
  await expect(check).rejects.toThrow(new RegExp(`^Port ${port} is taken (\\(process ${process.pid}: .+\\)|by another program)\\. Stop that one`));
  await expect(check).rejects.toThrow(`PORT=${port + 1} npm start`);
});

test('a port that is free still is after a look', async () => {
  const port = await takePort();
  listening.pop()?.close();
  await checkPort(port, undefined);
  await checkPort(port, undefined);
});

test('an address that is not of this machine is named', async () => {
  await expect(checkPort(0, '192.0.2.1')).rejects.toThrow('HOST is "192.0.2.1", which is no address of this machine.');
});
