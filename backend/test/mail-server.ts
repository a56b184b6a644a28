import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message that a mail server has received. */
interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** Starts an SMTP server on a free port of this machine. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined); // a client that hangs up
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => new Promise<void>((done) => server.close(done));
  return { received, server, port: (server.server.address() as AddressInfo).port, stop };
}

/** Headers (names in lower case, unfolded) and body of a message or of one of its parts. */
function readPart(raw: string): { headers: [string, string][]; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = head.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers, body: raw.slice(end + 4) };
}

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Returns the headers, their names in order, and the parts of a message. */
export function readMessage(raw: string) {
  const { headers: list, body } = readPart(raw);
  const headers = Object.fromEntries(list);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const { headers: partList, body: encoded } = readPart(part.replace(/^\r\n/, ''));
      const { 'content-type': type = '', 'content-transfer-encoding': encoding = '' } = Object.fromEntries(partList);
      return { type, content: decode(encoded, encoding).replace(/\r\n/g, '\n') };
    });
  return { names: list.map(([name]) => name), headers, parts };
}
