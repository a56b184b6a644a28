// An identity provider for the tests. It runs on its own thread, because its package is an ES module and jest runs CommonJS.
// `workerData.port` can set its port. Its first message is its port. It answers each plan with the requests it received under the previous one.
import { parentPort, workerData } from 'node:worker_threads';
import { OAuth2Server } from 'oauth2-mock-server';

const server = new OAuth2Server();
/** Changes to the provider's normal responses. */
let plan = {};
/** Requests received since the current plan was set. */
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
