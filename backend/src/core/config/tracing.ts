import { type EnvReader, oneOf, trueFalse, webAddress } from './reader.js';

/** Settings of the trace exporter. */
export interface TracingSettings {
  readonly protocol: 'http/protobuf' | 'http/json';
}

/**
 * Reads the OpenTelemetry variables that decide whether to export spans, and in which protocol. The OpenTelemetry libraries read the other variables
 * themselves, such as the endpoint.
 * @returns undefined if tracing is disabled
 */
export function readTracing(read: EnvReader): TracingSettings | undefined {
  const isDisabled = read.get('OTEL_SDK_DISABLED', trueFalse, false);
  const exporter = read.optional('OTEL_TRACES_EXPORTER', oneOf('otlp', 'none'));
  const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].map((name) => read.optional(name, webAddress));
  const protocol = read.get('OTEL_EXPORTER_OTLP_PROTOCOL', oneOf('http/protobuf', 'http/json'), 'http/protobuf');
  const isOn = exporter ? exporter === 'otlp' : endpoints.some(Boolean);
  return isOn && !isDisabled ? { protocol } : undefined;
}
