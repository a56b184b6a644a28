import { type Attributes, context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

let isOn = false;

/** Whether spans are collected. Where they are not, nothing is done for them. */
export const isTracing = (): boolean => isOn;

/** Spans are collected from now on, or no longer. */
export function setTracing(isCollected: boolean): void {
  isOn = isCollected;
}

const tracer = () => trace.getTracer('citypins');

interface About {
  attributes?: Attributes;
  /** Whether it asks something outside of this process. */
  isOutgoing?: boolean;
}

/** Does work within a span of its own, below the one that is under way. Of what fails only the kind is told: messages repeat what people have entered. */
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

/** A span of something that took no time; to be made only where `isTracing`. */
export function markSpan(name: string, attributes: Attributes): void {
  tracer().startSpan(name, { attributes }).end();
}

/** Says of the span that is under way what became known only now. */
export function describeSpan(name: string, attributes: Attributes): void {
  if (isOn) trace.getActiveSpan()?.updateName(name).setAttributes(attributes);
}

/** The span of a request that comes in. */
export interface RequestSpan {
  traceId: string;
  /** Runs what works on the request. */
  run(work: () => void): void;
  /** It is answered; `isFailed` where we are to blame. */
  end(name: string, attributes: Attributes, isFailed: boolean): void;
}

/** Begins the span of a request, below that of whoever has sent it (https://www.w3.org/TR/trace-context/). */
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

/** What a line of the log says of the span that is under way. */
export function loggedSpan(): { traceId?: string; spanId?: string } {
  const { traceId, spanId } = (isOn ? trace.getActiveSpan()?.spanContext() : undefined) ?? {};
  return traceId ? { traceId, spanId } : {};
}
