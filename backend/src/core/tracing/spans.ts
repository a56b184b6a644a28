import { type Attributes, context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

let isOn = false;

/** Returns whether spans are collected. If they are not, no work is done for them. */
export const isTracing = (): boolean => isOn;

/** Switches the collection of spans on or off. */
export function setTracing(isCollected: boolean): void {
  isOn = isCollected;
}

const tracer = () => trace.getTracer('citypins');

interface About {
  attributes?: Attributes;
  /** Whether the work calls something outside this process. */
  isOutgoing?: boolean;
}

/** Runs work in a span of its own, below the active span. Of an error, only the type is recorded, because its message can contain user input. */
export async function inSpan<T>(name: string, { attributes, isOutgoing = false }: About, work: () => Promise<T>): Promise<T> {
  if (!isOn) return work();
  return tracer().startActiveSpan(name, { attributes, kind: isOutgoing ? SpanKind.CLIENT : SpanKind.INTERNAL }, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

function fail(span: Span, error: unknown): void {
  const { code, name = 'Error' } = error as { code?: string; name?: string };
  span.setAttribute('error.type', code ?? name).setStatus({ code: SpanStatusCode.ERROR });
}

/** Records a span without duration. Only call it if `isTracing` returns true. */
export function markSpan(name: string, attributes: Attributes): void {
  tracer().startSpan(name, { attributes }).end();
}

/** Renames the active span, and adds attributes that are known only now. */
export function describeSpan(name: string, attributes: Attributes): void {
  if (isOn) trace.getActiveSpan()?.updateName(name).setAttributes(attributes);
}

/** Span of an incoming request. */
export interface RequestSpan {
  traceId: string;
  /** Runs the handling of the request inside the span. */
  run(work: () => void): void;
  /** Ends the span; `isFailed` is for errors of the server. */
  end(name: string, attributes: Attributes, isFailed: boolean): void;
}

/** Starts the span of a request, below the span of the client that has sent it (https://www.w3.org/TR/trace-context/). */
export function beginRequestSpan(name: string, headers: Record<string, unknown>): RequestSpan {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER }, parent);
  const here = trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => context.with(here, work),
    end: (finalName, attributes, isFailed) => {
      span.updateName(finalName).setAttributes(attributes);
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Returns the ids of the active span, for a log line. */
export function loggedSpan(): { traceId?: string; spanId?: string } {
  const { traceId, spanId } = (isOn ? trace.getActiveSpan()?.spanContext() : undefined) ?? {};
  return traceId ? { traceId, spanId } : {};
}
