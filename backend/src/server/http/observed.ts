import http from 'node:http';
import type { Logger } from '../../core/logging/index.js';
import { beginRequestSpan, isTracing, type RequestSpan } from '../../core/tracing/index.js';
import type { GracefulShutdown } from './graceful-shutdown.js';
import { loggedPath } from './logged-path.js';
import { givenRequestId, idOf } from './request-id.js';
import { methodLabel, routeLabel } from './route-label.js';

/** Response with `locals` for notes about its request, as in Express, but present from the beginning. */
export class NotedResponse<Request extends http.IncomingMessage = http.IncomingMessage> extends http.ServerResponse<Request> {
  readonly locals: Record<string, unknown> = {};
}

/** An answered request. */
export type AnsweredRequest = {
  method: string;
  /** Pattern of the matched route, never the path itself. */
  route: string;
  /** Status of the response, or `aborted` if the client disconnected first. */
  status: string;
};

type Handler = (request: http.IncomingMessage, response: NotedResponse) => void;

interface Observers {
  /** Called for each request once its response has ended, with the duration in seconds. */
  count: (request: AnsweredRequest, seconds: number) => void;
  leaving: GracefulShutdown;
  logger: Logger;
  /** Whether headers that proxies set are trusted. */
  isBehindProxy: boolean;
}

const pathOf = ({ url = '' }: http.IncomingMessage): string => loggedPath(url.replace(/[?#].*$/s, ''));

/** Gives each request an id, and reports it to the metrics and the log once its response has ended. */
export function observed(handle: Handler, { count, leaving, logger, isBehindProxy }: Observers): Handler {
  const hasAccessLog = logger.isLevelEnabled('debug');
  return (request, response) => {
    const begun = performance.now();
    const path = hasAccessLog ? pathOf(request) : '';
    const { locals } = response;
    locals.requestId = givenRequestId(request, isBehindProxy);
    leaving.begin(response);
    response.on('close', () => {
      leaving.end(response);
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      const answered = { method: methodLabel(request), route: routeLabel(request, locals), status };
      const seconds = (performance.now() - begun) / 1000;
      count(answered, seconds);
      if (hasAccessLog) logger.debug({ requestId: idOf(response), traceId: locals.traceId, path, ...answered, seconds }, 'Request answered');
    });
    handle(request, response);
  };
}

/** Opens a trace span for every request, the parent of all spans of its work. Its name is known only at the end. */
export function traced(handle: Handler): Handler {
  if (!isTracing()) return handle;
  return (request, response) => {
    const path = pathOf(request);
    const span = beginRequestSpan(methodLabel(request), request.headers);
    response.locals.traceId = span.traceId;
    response.once('close', () => endSpan(span, request, response, path));
    span.run(() => handle(request, response));
  };
}

/** Ends the span of a request, with attributes as in https://opentelemetry.io/docs/specs/semconv/http/http-spans/. */
function endSpan(span: RequestSpan, request: http.IncomingMessage, { locals, statusCode, writableFinished }: NotedResponse, path: string): void {
  const [method, route] = [methodLabel(request), routeLabel(request, locals)];
  span.end(
    `${method} ${route}`,
    {
      'http.request.method': method,
      'http.route': route,
      'url.path': path,
      'citypins.request_id': idOf({ locals }),
      ...(writableFinished ? { 'http.response.status_code': statusCode } : { 'error.type': 'aborted' }),
    },
    writableFinished && statusCode >= 500,
  );
}
