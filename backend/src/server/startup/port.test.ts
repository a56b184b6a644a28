import net from 'node:net';
import { checkPort, listen } from './port.js';

const listening: net.Server[] = [];

/** Makes a server listen, and returns its port. */
async function takePort(): Promise<number> {
  const server = net.createServer();
  listening.push(server);
  await listen(server, 0, undefined);
  return (server.address() as net.AddressInfo).port;
}

afterAll(() => {
  for (const server of listening) server.close();
});

test('the error about a used port names the process on it, and suggests another port', async () => {
  const port = await takePort();
  const check = checkPort(port, undefined);
  // Not every machine reveals which program it is.
  await expect(check).rejects.toThrow(new RegExp(`^Port ${port} is taken (\\(process ${process.pid}: .+\\)|by another program)\\. Stop that one`));
  await expect(check).rejects.toThrow(`PORT=${port + 1} npm start`);
});

test('checking a free port leaves it free', async () => {
  const port = await takePort();
  listening.pop()?.close();
  await checkPort(port, undefined);
  await checkPort(port, undefined);
});

test('an address of another machine is reported', async () => {
  await expect(checkPort(0, '192.0.2.1')).rejects.toThrow('HOST is "192.0.2.1", which is not an address of this machine.');
});
