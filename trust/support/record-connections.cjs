// For NODE_OPTIONS=--require: appends the target of each connection that the process opens to the file CITYPINS_CONNECTIONS, one per line.
const { appendFileSync } = require('node:fs');
const net = require('node:net');

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function recorded(...args) {
  const [given] = args;
  const options = Array.isArray(given) ? given[0] : given;
  const where = typeof options === 'object' ? (options.path ?? `${options.host ?? 'localhost'}:${options.port}`) : `${args[1] ?? 'localhost'}:${options}`;
  appendFileSync(process.env.CITYPINS_CONNECTIONS, `${where}\n`);
  return connect.apply(this, args);
};
