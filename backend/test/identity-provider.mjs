// A provider of identities for the tests, on a thread of its own because the package is an ES module and jest runs CommonJS.
// Whoever starts it may say at which port it listens; it says which one it is, then answers each plan with what it was asked before.
import { parentPort, workerData } from 'node:worker_threads';
import { OAuth2Server } from 'oauth2-mock-server';

const server = new OAuth2Server();
/** What the provider is to answer instead of what it would. */
let plan = {};
/** What it was asked since it has that plan. */
let asked = [];

server.service.on('beforeAuthorizeRedirect', ({ url }, request) => {
  asked.push({ at: 'authorize', url: request.url });
  if (!plan.refusal) return;
  url.searchParams.delete('code');
  for (const [name, value] of Object.entries(plan.refusal)) url.searchParams.set(name, value);
});
server.service.on('beforeResponse', (answer, { body }) => {
  asked.push({ at: 'token', body: { ...body } });
  Object.assign(answer, plan.token);
});
server.service.on('beforeUserinfo', (answer, { url, headers }) => {
  asked.push({ at: 'profile', url, authorization: headers.authorization });
  Object.assign(answer, plan.profile);
});

await server.issuer.keys.generate('RS256');
await server.start(workerData?.port ?? 0, '127.0.0.1');

parentPort.on('message', (next) => {
  const before = asked;
  if (next) [plan, asked] = [next, []];
  parentPort.postMessage(before);
});
parentPort.postMessage(server.address().port);
